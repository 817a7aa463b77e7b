import { useState } from 'react';
import { EditorContext, type EditorTools } from './editor-context.ts';
import { EditorStore } from './editor-store.ts';
import { EditorView } from './editor-view.tsx';
import type { CommentPlace } from './model/draft.ts';
import { createEditor } from './model/editor.ts';
import { Signal } from './signal.ts';
import type { LoadedTemplate } from './use-template.ts';

interface TemplateEditorProps {
  template: LoadedTemplate;
  /** True: the window is too small for it; what is unsaved stays. */
  isHidden: boolean;
  /** Reads the template again, without what is unsaved. */
  onReload: () => void;
}

/** The editor of one loaded template. */
export function TemplateEditor({ template, isHidden, onReload }: TemplateEditorProps) {
  const [tools] = useState(() => toolsFor(template));
  return (
    <EditorContext value={tools}>
      <EditorView
        source={`${template.fileName} · ${template.isHousemaster ? 'Housemaster' : 'Legacy'}`}
        isHidden={isHidden}
        onReload={onReload}
      />
    </EditorContext>
  );
}

function toolsFor({ versionId, draft }: LoadedTemplate): EditorTools {
  return {
    store: new EditorStore(createEditor(versionId, draft)),
    boostFailure: new Signal<string | null>(null),
    placing: new Signal<CommentPlace | null>(null),
  };
}
