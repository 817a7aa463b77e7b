import { useMonaco } from '@graphiql/react';
import type { Fetcher } from '@graphiql/toolkit';
import { GraphiQL, type GraphiQLProps, HISTORY_PLUGIN } from 'graphiql';
import { useState } from 'react';
import { useSession } from '../lib/session-context.ts';
import { Bar } from './bar/bar.tsx';
import { createFetcher } from './calls/create-fetcher.ts';
import { examplesFor } from './examples/examples.ts';
import { ChosenFiles } from './files/chosen-files.ts';
import { filesPlugin } from './files/files-plugin.tsx';

interface Parts {
  fetcher: Fetcher;
  plugins: NonNullable<GraphiQLProps['plugins']>;
  defaultTabs: NonNullable<GraphiQLProps['defaultTabs']>;
}

/** The explorer. To be shown once it is known who is logged in: the examples depend on it. */
export function Explorer() {
  const session = useSession();
  const [parts] = useState<Parts>(() => {
    const files = new ChosenFiles();
    return {
      fetcher: createFetcher(session, files),
      plugins: [HISTORY_PLUGIN, filesPlugin(files)],
      defaultTabs: examplesFor(session.account),
    };
  });
  // An editor that is still being loaded does not follow from tab to tab: it would open with the text of the first one.
  const isEditorLoaded = useMonaco(({ monaco }) => monaco !== undefined);
  return (
    <>
      <Bar />
      <main inert={!isEditorLoaded} aria-busy={!isEditorLoaded}>
        <GraphiQL
          {...parts}
          // Variables hold passwords: what is typed here ends with the tab.
          storage={sessionStorage}
          defaultEditorToolsVisibility="variables"
          isHeadersEditorEnabled={false}
          showPersistHeadersSettings={false}
          forcedTheme="light"
        >
          <GraphiQL.Logo> </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  );
}
