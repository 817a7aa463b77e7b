import { useEditor } from '../editor-context.ts';
import { RichText } from './rich-text.ts';

/** A comment's text, with the words that are searched for marked. */
export function SearchedText({ html }: { html: string }) {
  return <RichText html={html} query={useEditor((editor) => editor.query)} />;
}
