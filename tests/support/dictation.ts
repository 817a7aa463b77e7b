import type { Transcript, Word } from '../../server/domain/dictation/speech/transcript.ts';
import type { CommentKind, Template, TemplateComponent } from '../../server/domain/template/template.ts';

/** A text as a recogniser gives it: words 0.3 s long, pauses of a second between lines. */
export function transcriptOf(text: string): Transcript {
  const words: Word[] = [];
  let time = 0;
  for (const line of text.split('\n')) {
    for (const word of line.split(/\s+/).filter(Boolean)) {
      words.push({ text: word, start: time, end: time + 0.3 });
      time += 0.35;
    }
    time += 1;
  }
  return { words, seconds: time };
}

/**
 * A template out of plain text: "= " begins a section, "- " an item, any other line is a comment
 * `[kind] title | text`; kinds `tip` and `auto` set the flag. Ids count up.
 */
export function templateOf(text: string): Template {
  const components: TemplateComponent[] = [];
  let count = 0;
  const id = (prefix: string) => `${prefix}-00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const component = components[components.length - 1];
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('= ')) components.push({ id: id('S'), name: line.slice(2), items: [] });
    else if (line.startsWith('- ')) component?.items.push({ id: id('II'), name: line.slice(2), comments: [] });
    else {
      const [, mark = 'defect', name = '', body = ''] = /^(?:\[(\w+)\] )?(.*?) \| (.*)$/.exec(line) ?? [];
      component?.items[component.items.length - 1]?.comments.push({
        id: id('C'),
        name,
        text: `<p>${body}</p>`,
        kind: mark === 'tip' || mark === 'auto' ? 'information' : (mark as CommentKind),
        tip: mark === 'tip',
        auto: mark === 'auto',
      });
    }
  }
  return {
    type: 'Legacy',
    ratings: [
      { code: 'OK', name: 'In order', role: 'ok' },
      { code: 'NI', name: 'Not inspected', role: 'notInspected' },
      { code: 'DEF', name: 'Defective', role: 'defect' },
    ],
    components,
  };
}
