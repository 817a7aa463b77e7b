import { IconBold, IconItalic, IconUnderline } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import ReactQuill, { type Quill } from 'react-quill';
import 'react-quill/dist/quill.core.css';
import classes from './rich-text-field.module.css';
import { tidyHtml } from './tidy-html.ts';

const FORMATS = ['bold', 'italic', 'underline'];

/** Tab leaves the field: it must not hold the keyboard. Lists and the like are no formats here. */
const MODULES = { toolbar: false, keyboard: { bindings: { tab: null, 'remove tab': null } } };

const BUTTONS = [
  { format: 'bold', label: 'Bold', keys: 'Control+B', Icon: IconBold },
  { format: 'italic', label: 'Italic', keys: 'Control+I', Icon: IconItalic },
  { format: 'underline', label: 'Underline', keys: 'Control+U', Icon: IconUnderline },
];

interface RichTextFieldProps {
  label: string;
  /** What it shows at first. */
  html: string;
  autoFocus: boolean;
  /** Told after each change: the text as HTML; the very `html` again where nothing differs from it any more. */
  onChange: (html: string) => void;
}

/** A text with bold, italic and underline. The one place where Quill is loaded. */
export default function RichTextField({ label, html, autoFocus, onChange }: RichTextFieldProps) {
  const field = useRef<ReactQuill>(null);
  const [active, setActive] = useState<Record<string, unknown>>({});
  const quill = () => field.current?.getEditor();
  const untouched = useRef('');

  useEffect(() => {
    const editor = field.current?.getEditor();
    if (!editor) return;
    describe(editor, label);
    untouched.current = tidyHtml(editor.getSemanticHTML());
    const follow = () => {
      const range = editor.getSelection();
      setActive(range ? editor.getFormat(range) : {});
    };
    editor.on('editor-change', follow);
    // Whoever began with another field while this one was loaded goes on there.
    if (autoFocus && !(document.activeElement instanceof HTMLInputElement))
      editor.setSelection(editor.getLength() - 1, 0, 'user');
    return () => void editor.off('editor-change', follow);
  }, [label, autoFocus]);

  function change(semanticHtml: string) {
    const tidy = tidyHtml(semanticHtml);
    onChange(tidy === untouched.current ? html : tidy);
  }

  return (
    <div className={classes.field}>
      <div role="toolbar" aria-label={`Format of ${label}`} className={classes.toolbar}>
        {BUTTONS.map(({ format, label: name, keys, Icon }) => (
          <button
            key={format}
            type="button"
            aria-label={name}
            aria-pressed={Boolean(active[format])}
            aria-keyshortcuts={keys}
            // The selection in the text stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => quill()?.format(format, !quill()?.getFormat()[format], 'user')}
          >
            <Icon size={16} aria-hidden />
          </button>
        ))}
      </div>
      <ReactQuill
        ref={field}
        className={classes.editor}
        theme="default"
        modules={MODULES}
        formats={FORMATS}
        defaultValue={html}
        onChange={(value, _delta, source) => {
          if (source === 'user') change(value);
        }}
      />
    </div>
  );
}

function describe(editor: Quill, label: string): void {
  editor.root.setAttribute('role', 'textbox');
  editor.root.setAttribute('aria-multiline', 'true');
  editor.root.setAttribute('aria-label', label);
}
