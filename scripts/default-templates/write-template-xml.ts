import { createHash } from 'node:crypto';
import type { DefaultTemplate, Item, Section, SourceComment, SourceRole } from './model.ts';

const KINDS: Record<SourceRole, string> = {
  defect: 'defect',
  safety: 'defect',
  functional: 'functional',
  limitation: 'limitation',
  tip: 'information',
};

/** The template as .hr5 text. The same source always gives the same text, ids included. */
export function writeTemplateXml(template: DefaultTemplate): string {
  const id = idsOf(template.name);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<Report>',
    `  <ReportGUID>${id('').slice(1)}</ReportGUID>`,
    '  <ReportInfo></ReportInfo>',
    '  <ClientData></ClientData>',
    '  <template>',
    '    <ratings>',
    ...template.ratings.map(
      ({ code, name, role }) => `      <rating code="${code}" role="${role}">${escapeXml(name)}</rating>`,
    ),
    '    </ratings>',
    ...template.sections.flatMap((section) =>
      ownItems(section).flatMap((item) => commentLines(item, template.summaries, id)),
    ),
    ...template.summaries.map(
      ({ role, name, abbreviation }) =>
        `    <sum id="${id('SUM', role)}"><sumName>${escapeXml(name)}</sumName><sumAbbrev>${abbreviation}</sumAbbrev><sumICID></sumICID><sumFCID></sumFCID></sum>`,
    ),
    ...template.sections.flatMap((section) => sectionLines(section, id)),
    '  </template>',
    '</Report>',
  ];
  return `${lines.join('\n')}\n`;
}

type Ids = (prefix: string, ...path: string[]) => string;

/** Ids follow from names alone: a comment keeps its id while its section, item and title stay. */
function idsOf(templateName: string): Ids {
  return (prefix, ...path) => {
    const hash = createHash('sha256')
      .update([templateName, prefix, ...path].join('\n'))
      .digest('hex')
      .toUpperCase();
    return `${prefix}-${[hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')}`;
  };
}

const ownItems = (section: Section): Item[] => section.items.filter((item) => item.home === section.name);

function commentLines(item: Item, summaries: DefaultTemplate['summaries'], id: Ids): string[] {
  return item.comments.flatMap((comment) => [
    `    <com id="${commentId(item, comment, id)}">`,
    `      <comName>${escapeXml(comment.title)}</comName>`,
    `      <comText>${escapeXml(`<p>${escapeXml(comment.text)}</p>`)}</comText>`,
    '      <comAuto>0</comAuto>',
    `      <comTip>${comment.role === 'tip' ? 1 : 0}</comTip>`,
    `      <comKind>${KINDS[comment.role]}</comKind>`,
    ...summaries
      .filter(({ role }) => role === comment.role)
      .map(({ role }) => `      <commentSumID>${id('SUM', role)}</commentSumID>`),
    '    </com>',
  ]);
}

function sectionLines(section: Section, id: Ids): string[] {
  const name = escapeXml(section.name);
  return [
    `    <sec id="${id('S', section.name)}">`,
    `      <secName>${name}</secName>`,
    '      <grp>',
    `        <grpName>${name}</grpName>`,
    ...section.items.flatMap((item) => [
      `        <item id="${id('II', item.home, item.name)}">`,
      `          <itemName>${escapeXml(item.name)}</itemName>`,
      ...item.comments.map((comment) => `          <itemCID>${commentId(item, comment, id)}</itemCID>`),
      '        </item>',
    ]),
    '      </grp>',
    '    </sec>',
  ];
}

const commentId = (item: Item, comment: SourceComment, id: Ids): string => id('C', item.home, item.name, comment.title);

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
