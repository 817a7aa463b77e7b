import type { FastifyReply } from 'fastify';
import { html } from './html.ts';
import { layout } from './layout.ts';

/** A page that cannot be shown, or a form that cannot be taken: a title, and a sentence that says what to do. */
export class PageRefusal extends Error {
  readonly status: number;
  readonly title: string;

  constructor(status: number, title: string, sentence: string) {
    super(sentence);
    this.status = status;
    this.title = title;
  }

  toPage(): string {
    return layout({ title: this.title, body: html`<section><p role="alert">${this.message}</p></section>` });
  }
}

/**
 * Sends a page. Nothing is loaded from anywhere; `form-action` is left out because browsers apply it to the redirect
 * to the product as well.
 */
export function sendPage(reply: FastifyReply, page: string, status = 200) {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    .send(page);
}
