/** Sends the browser to a page outside the product. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
