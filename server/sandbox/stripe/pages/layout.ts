import { type Html, html } from '../../shared/html.ts';
import { STYLE } from '../../shared/style.ts';

interface Page {
  title: string;
  /** Said above everything else, and read out. */
  alert?: string | undefined;
  /** What has just been done. */
  notice?: string | undefined;
  wide?: boolean;
  body: Html;
}

/** A whole page of the sandbox. */
export function layout({ title, alert, notice, wide = false, body }: Page): string {
  return `<!doctype html>${
    html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Stripe sandbox</title>
<style>${STYLE}</style>
</head>
<body>
<p class="sandbox"><strong>Sandbox:</strong> no real money moves. This page stands in for Stripe’s.</p>
<main class="${wide ? 'wide' : 'narrow'}">
<h1>${title}</h1>
${alert && html`<p class="alert" role="alert">${alert}</p>`}
${notice && html`<p class="notice" role="status">${notice}</p>`}
${body}
</main>
</body>
</html>`.text
  }`;
}
