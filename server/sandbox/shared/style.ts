import { Html } from './html.ts';

/** The look of all pages; it stands in the page because nothing may be loaded. */
export const STYLE = new Html(`
:root { color-scheme: light; --ink: #1d2733; --soft: #566475; --line: #d5dce4; --blue: #1f5fbf; --red: #a61b1b; --green: #17663a; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f6f8; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.sandbox { margin: 0; padding: .5rem 1rem; background: #fff3cd; color: #533f03; text-align: center; border-bottom: 1px solid #e6d28f; }
main { margin: 1.5rem auto; padding: 0 1rem; }
.narrow { max-width: 34rem; }
.wide { max-width: 72rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; margin: 0 0 .5rem; }
section, form.card { background: #fff; border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin: 0 0 1rem; }
p { margin: 0 0 .75rem; }
p:last-child, dl:last-child, ul:last-child { margin-bottom: 0; }
.soft { color: var(--soft); }
.price { font-size: 1.75rem; font-weight: 600; line-height: 1.2; margin: 0 0 .25rem; }
.alert, .notice { margin-bottom: 1rem; padding: .75rem 1rem; border-radius: .5rem; border: 1px solid; background: #fff; }
.alert { color: var(--red); border-color: var(--red); }
.notice { color: var(--green); border-color: var(--green); }
dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .25rem 1rem; margin: 0 0 .75rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; }
.buttons + p { margin-top: .75rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1rem; border-radius: .375rem; border: 1px solid var(--blue); background: #fff; color: var(--blue); cursor: pointer; }
button.first { background: var(--blue); color: #fff; flex: 1 1 100%; }
button:hover { text-decoration: underline; }
button:focus-visible, a:focus-visible, input:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid #ffb020; outline-offset: 2px; }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
input { font: inherit; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid #6b7a8c; border-radius: .375rem; max-width: 100%; }
a { color: var(--blue); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
pre { overflow-x: auto; background: #1d2733; color: #f4f6f8; padding: .75rem; border-radius: .375rem; margin: 0; }
code { font-size: .875rem; }
`);
