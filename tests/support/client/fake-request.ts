/** Stands in for XMLHttpRequest; the test says what becomes of each request. */
export class FakeRequest {
  /** All that were sent, in order. Empty it before a test. */
  static readonly sent: FakeRequest[] = [];

  readonly upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  method = '';
  url = '';
  body: unknown;
  status = 0;
  statusText = '';
  responseText = '';
  #responseHeaders = '';

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: unknown): void {
    this.body = body;
    FakeRequest.sent.push(this);
  }

  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }

  getAllResponseHeaders(): string {
    return this.#responseHeaders;
  }

  /** The server answers with JSON. */
  answer(body: unknown, status = 200): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.#responseHeaders = 'content-type: application/graphql-response+json\r\nx-note: a: b\r\n';
    this.onload?.();
    this.onloadend?.();
  }

  /** The connection breaks. */
  breakOff(): void {
    this.onerror?.();
    this.onloadend?.();
  }
}
