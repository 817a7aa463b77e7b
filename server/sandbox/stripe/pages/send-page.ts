import type { FastifyReply } from 'fastify';
import { html } from '../../shared/html.ts';
import { PAGE_HEADERS } from '../../shared/page-headers.ts';
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

/** Sends a page. */
export function sendPage(reply: FastifyReply, page: string, status = 200) {
  return reply.status(status).type('text/html; charset=utf-8').headers(PAGE_HEADERS).send(page);
}
