import type { SessionAccount } from '../../lib/session.ts';
import { admits } from '../../lib/subscription.ts';
import boostComment from './boost-comment.graphql?raw';
import chooseTemplate from './choose-template.graphql?raw';
import createReport from './create-report.graphql?raw';
import logIn from './log-in.graphql?raw';
import readTemplate from './read-template.graphql?raw';
import startProcessing from './start-processing.graphql?raw';
import startTrial from './start-trial.graphql?raw';
import uploadRecording from './upload-recording.graphql?raw';
import watchProgress from './watch-progress.graphql?raw';
import whatWasSaid from './what-was-said.graphql?raw';
import whoAmI from './who-am-i.graphql?raw';

interface Example {
  query: string;
  /** As JSON. */
  variables?: string;
}

/** A report's way from log-in to what became of it, one operation a tab; each runs as it is for the one who opens the explorer. */
export function examplesFor(account: SessionAccount | null): Example[] {
  return [
    account ? { query: whoAmI } : { query: logIn, variables: JSON.stringify(madeUpAccount(), null, 2) },
    ...(account && admits(account.subscription) ? [] : [{ query: startTrial }]),
    { query: chooseTemplate },
    { query: readTemplate },
    { query: boostComment },
    { query: createReport },
    { query: uploadRecording },
    { query: startProcessing },
    { query: watchProgress },
    { query: whatWasSaid },
  ];
}

function madeUpAccount() {
  const [name, password] = crypto.getRandomValues(new Uint32Array(2));
  return { username: `explorer-${name?.toString(36)}@example.com`, password: `try-it-${password?.toString(36)}` };
}
