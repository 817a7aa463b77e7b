/** Hands an answer of the server to the browser as a file. @param base its name without extension, where the server gives none. */
export async function saveDownload(response: Response, base: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = downloadName(response.headers, base);
  link.click();
  // The browser has taken hold of the blob by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The name in the content-disposition header, else by the content type. Specification, point 7. */
export function downloadName(headers: Headers, base: string): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  const name = encoded ? decodeURIComponent(encoded) : plain;
  return name ?? `${base}.${headers.get('content-type')?.includes('zip') ? 'zip' : 'hr5'}`;
}
