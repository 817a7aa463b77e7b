/** Presses a button of the sandbox's Checkout page. @returns where it sends the browser. */
export function payInSandbox(checkoutUrl: string, outcome: 'success' | 'cancel' = 'success'): Promise<string> {
  return press(checkoutUrl, { outcome });
}

/** Presses a button of the sandbox's Portal page. @returns where it sends the browser. */
export function actInPortal(portalUrl: string, action: string): Promise<string> {
  return press(portalUrl, { action });
}

/** Moves the sandbox's clock; resolves when what that brought about was told to the product. */
export async function advanceSandbox(pageUrl: string, days: number): Promise<void> {
  const answer = await fetch(new URL('/sandbox/advance', pageUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  });
  if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status} ${await answer.text()}`);
}

async function press(url: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const location = answer.headers.get('location');
  if (answer.status !== 303 || !location) throw new Error(`The page answered ${answer.status}: ${await answer.text()}`);
  return location;
}
