import { type Html, html } from '../../shared/html.ts';
import { STYLE } from '../../shared/style.ts';
import { WRONG } from '../authorize.ts';
import type { Company } from '../company/company.ts';
import { COMPANY_KEYS } from '../company-keys.ts';
import type { House } from '../records/house.ts';
import { HOUSES } from '../records/houses.ts';
import { idOf } from '../records/id-of.ts';
import type { ReportLinks } from '../report-links.ts';

/** The sandbox's own page: what it is, which keys there are, its orders and what was given back. */
export function indexPage(company: Company, links: ReportLinks, origin: string): string {
  const page = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>ISN sandbox</title>
<style>${STYLE}</style>
</head>
<body>
<p class="sandbox"><strong>Sandbox:</strong> no real inspections. This page stands in for ISN’s.</p>
<main class="wide">
<h1>ISN sandbox</h1>
<section><p>This server plays the part of ISN that the product uses. Type one of these company keys, with any user name and password; the user name “${WRONG}” is refused. Links that are given back are forgotten when the sandbox ends.</p></section>
${table(
  'Company keys',
  ['Company key', 'What it shows'],
  Object.entries(COMPANY_KEYS).map(([key, meaning]) => [html`<code>${key}</code>`, meaning]),
)}
${table(
  'Orders',
  ['House', 'Time', 'What it shows'],
  HOUSES.map((house) => orderRow(house, company)),
)}
${table('Links given back', ['Company key', 'Order', 'Link'], linkRows(links))}
<section><h2>From a script</h2>
<pre tabindex="0" aria-label="Commands"><code>curl -u me:secret ${origin}/sandbox/rest/me
curl -u me:secret ${origin}/sandbox/rest/orders/footprints
curl ${origin}/rest/isn/url?companykey=sandbox</code></pre>
</section>
</main>
</body>
</html>`;
  return `<!doctype html>${page.text}`;
}

type Cell = Html | string;

function table(title: string, heads: string[], rows: Cell[][]): Html {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return html`<section><h2 id="${id}">${title}</h2>
${rows.length === 0 && html`<p class="soft">There is none yet.</p>`}
${
  rows.length > 0 &&
  html`<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`
}
</section>`;
}

function orderRow({ oid, address1, city, state, remark }: House, company: Company): Cell[] {
  const { datetime = '' } = company.order(idOf('order', oid)) ?? {};
  return [nameOf(oid, address1, city, state), datetime || '(nothing)', remark];
}

function linkRows({ orders }: ReportLinks): Cell[][] {
  return orders.flatMap(({ companyKey, orderId, links }) => {
    const house = HOUSES.find(({ oid }) => idOf('order', oid) === orderId);
    const order = house ? nameOf(house.oid, house.address1, house.city, house.state) : orderId;
    return links.map(({ url, title, isPublic }) => [
      companyKey,
      order,
      html`${title || 'Report'}${isPublic ? ' (public)' : ''}: <code>${url}</code>`,
    ]);
  });
}

function nameOf(oid: number, ...parts: string[]): string {
  return (
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', ') || `Order ${oid}`
  );
}
