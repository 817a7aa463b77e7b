/** Told while a request body is sent: bytes that left, and bytes of the whole body. */
export type OnUploadProgress = (loaded: number, total: number) => void;

/** Options of `fetch`, with a word on how far the sending is. */
export interface UploadInit extends RequestInit {
  onUploadProgress?: OnUploadProgress;
}

/**
 * `fetch` that tells how far a form is sent, which the browser's own cannot. Forms go by XMLHttpRequest, all else by `fetch`;
 * both answer and fail alike.
 * @throws TypeError without an answer, the reason of `signal` when it is aborted.
 */
export function uploadFetch(
  input: string | URL | Request,
  { onUploadProgress, ...init }: UploadInit = {},
): Promise<Response> {
  const { body } = init;
  if (!(body instanceof FormData) || input instanceof Request) return fetch(input, init);
  return send(input, body, init, onUploadProgress);
}

function send(
  url: string | URL,
  form: FormData,
  { method = 'POST', headers, signal }: RequestInit,
  onUploadProgress?: OnUploadProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.open(method, url);
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onUploadProgress?.(loaded, total);
    };
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('Failed to send'));
    request.onabort = () => reject(signal?.reason ?? new DOMException('The upload was aborted.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(form);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText } = request;
  return new Response(request.responseText || null, { status, statusText, headers });
}
