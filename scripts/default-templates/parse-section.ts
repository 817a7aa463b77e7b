import type { SourceComment, SourceItem, SourceRole, SourceSection } from './model.ts';

const ITEM = /^## (?<name>.+?)(?: \(as in (?<sharedWith>[^)]+)\))?$/;
const COMMENT = /^- \*\*(?<title>[^*]+)\*\*(?: \((?<role>safety|functional|limitation|tip)\))?: (?<text>.+)$/;

/**
 * Reads one section's source; `server/default-templates/README.md` describes the format.
 * @param file for messages.
 */
export function parseSection(source: string, file: string): SourceSection {
  const items: SourceItem[] = [];
  let name = '';
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const item = ITEM.exec(line)?.groups;
    const current = items.at(-1);
    if (line.startsWith('# ') && name === '') name = line.slice(2).trim();
    else if (item?.name) items.push({ name: item.name, sharedWith: item.sharedWith ?? null, comments: [] });
    else if (current) current.comments.push(parseComment(line, `${file}:${index + 1}`));
    else throw new Error(`${file}:${index + 1}: a comment stands before the first item.`);
  }
  if (name === '') throw new Error(`${file}: the section has no name ("# NAME").`);
  return { name, items };
}

function parseComment(line: string, where: string): SourceComment {
  const parts = COMMENT.exec(line)?.groups;
  if (!parts?.title || !parts.text) throw new Error(`${where}: this is not "- **Title**: text".`);
  return { title: parts.title, role: (parts.role as SourceRole | undefined) ?? 'defect', text: parts.text };
}
