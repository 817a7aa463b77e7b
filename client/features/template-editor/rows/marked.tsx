import { useEditor } from '../editor-context.ts';
import { marksIn } from '../model/marks.ts';

/** A name or a title, with the words that are searched for marked. */
export function Marked({ children: text }: { children: string }) {
  const query = useEditor((editor) => editor.query);
  const marks = query ? marksIn(text, query) : [];
  if (marks.length === 0) return text;
  return marks.map(({ start, end }, index) => (
    <span key={start}>
      {text.slice(marks[index - 1]?.end ?? 0, start)}
      <mark>{text.slice(start, end)}</mark>
      {index === marks.length - 1 && text.slice(end)}
    </span>
  ));
}
