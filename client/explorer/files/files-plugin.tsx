import { IconPaperclip } from '@tabler/icons-react';
import type { GraphiQLProps } from 'graphiql';
import { useSyncExternalStore } from 'react';
import { fileSize } from '../../components/file-size.ts';
import type { ChosenFiles } from './chosen-files.ts';
import classes from './files-plugin.module.css';

type Plugin = NonNullable<GraphiQLProps['plugins']>[number];

/** The panel in which the files of uploads are chosen: GraphiQL's variables are text only. */
export function filesPlugin(files: ChosenFiles): Plugin {
  return { title: 'Files', icon: () => <IconPaperclip stroke={1.5} />, content: () => <FilesPanel files={files} /> };
}

function FilesPanel({ files }: { files: ChosenFiles }) {
  const chosen = useSyncExternalStore(files.subscribe, () => files.chosen);
  return (
    <section aria-label="Files" className={classes.panel}>
      <h2>Files</h2>
      <p>
        They are sent as the variables of type <code>Upload</code> that are not given: a list takes all of them, a
        single one the first.
      </p>
      <ul>
        {chosen ? (
          chosen.map((file) => (
            <li key={file.name}>
              {file.name} <small>{fileSize(file.size)}</small>
            </li>
          ))
        ) : (
          <li>
            sample-dictation.mp3 <small>27 seconds about a roof</small>
          </li>
        )}
      </ul>
      <label className={classes.choose}>
        Choose files
        <input
          type="file"
          multiple
          onChange={({ currentTarget }) => {
            files.choose([...(currentTarget.files ?? [])]);
            currentTarget.value = ''; // the same file may be chosen again
          }}
        />
      </label>
      {chosen && (
        <button type="button" onClick={() => files.choose(null)}>
          Back to the sample
        </button>
      )}
    </section>
  );
}
