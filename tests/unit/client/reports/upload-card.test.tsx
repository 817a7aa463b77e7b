import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportRow, uploadCard } from '../../../support/client/answers.ts';
import { type FakeServer, noConnection, refusal } from '../../../support/client/fake-server.ts';
import { heldUpload } from '../../../support/client/held-upload.ts';
import { UPLOAD_CARD, uploadServer } from '../../../support/client/open-upload-card.tsx';
import { renderScreen } from '../../../support/client/render-screen.tsx';

const AUDIO = new File(['x'], 'a.mp3', { type: 'audio/mpeg' });

/** What is asked before anything is done. */
const ASKED = ['IsnCredentialsStatus', 'UploadCard'];

let server: FakeServer;

beforeEach(() => {
  server = uploadServer();
});

const uploadStatus = () => screen.getByRole('status', { name: 'Upload' });

async function open() {
  const rendered = await renderScreen(UPLOAD_CARD, server);
  await screen.findByRole('button', { name: /Drop audio files here/ });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  return { ...rendered, choose: (...files: File[]) => rendered.user.upload(input, files) };
}

describe('before anything is chosen', () => {
  it('shows that it is loading until the rules are known', async () => {
    server.answers = {};
    await renderScreen(UPLOAD_CARD, server);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });

  it('says when the rules cannot be read, and tries again', async () => {
    server.answers.UploadCard = noConnection;
    const { user } = await renderScreen(UPLOAD_CARD, server);
    expect(await screen.findByRole('alert')).toHaveTextContent('The upload could not be prepared.');
    server.answers.UploadCard = () => uploadCard();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /Drop audio files here/ })).toBeInTheDocument();
  });

  it('has no button to write, and points to the template page only when there is no template', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Write report' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Choose a template first' })).not.toBeInTheDocument();
  });

  it('points to the template page when there is no template', async () => {
    server.answers.UploadCard = () => uploadCard(false);
    await open();
    expect(screen.getByRole('link', { name: 'Choose a template first' })).toHaveAttribute('href', '/upload-report');
  });
});

describe('choosing', () => {
  it('shows the sentence for files that are no audio', async () => {
    const { choose } = await open();
    await choose(new File(['x'], 'a.txt'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please upload valid audio files.');
  });

  it('shows chosen files, and takes one away again', async () => {
    const { choose, user } = await open();
    await choose(AUDIO);
    await user.click(await screen.findByRole('button', { name: 'Remove a.mp3' }));
    expect(screen.queryByText('a.mp3')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Write report' })).not.toBeInTheDocument();
  });
});

it('goes on at the next recording by key after one is removed, and at the end where more are chosen', async () => {
  const { choose, user } = await open();
  await choose(AUDIO, new File(['y'], 'b.mp3'));
  const cross = (name: string) => screen.findByRole('button', { name: `Remove ${name}` });
  (await cross('a.mp3')).focus();
  await user.keyboard('{Enter}');
  expect(await cross('b.mp3')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /Drop audio files here/ })).toHaveFocus();
});

describe('writing', () => {
  it('creates, uploads and starts in this order with the settings, then clears the selections', async () => {
    const { choose, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Additional Settings' }));
    await user.click(screen.getByRole('checkbox', { name: 'Add Maintenance Tips' }));
    await user.click(screen.getByRole('checkbox', { name: 'Add Defect Locations' }));
    await choose(AUDIO);
    await user.click(await screen.findByRole('button', { name: 'Write report' }));
    await waitFor(() => expect(screen.queryByText('a.mp3')).not.toBeInTheDocument());
    expect(server.names.filter((name) => !ASKED.includes(name))).toEqual([
      'CreateReport',
      'UploadAudio',
      'ProcessReport',
    ]);
    expect(server.variablesOf('CreateReport')).toEqual({
      input: {
        createNewComments: true,
        addDefectLocations: false,
        writeMaintenanceTips: true,
        writeFunctionalConditions: true,
      },
    });
    expect(server.variablesOf('UploadAudio')).toEqual({ reportId: 'new', files: [AUDIO] });
    expect(server.variablesOf('ProcessReport')).toEqual({ id: 'new', forceRestart: false });
    expect(screen.getByRole('checkbox', { name: 'Add Maintenance Tips' })).not.toBeChecked();
  });

  it('reads Uploading... while it is busy, and the browser asks before the page is left', async () => {
    server.answers.UploadAudio = () => new Promise(() => undefined);
    const { choose, user } = await open();
    await choose(AUDIO);
    await user.click(await screen.findByRole('button', { name: 'Write report' }));
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeDisabled();
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
  });

  const silence = 'Upload failed: No response from the server. Check network connection.';
  it.each([
    ['CreateReport', refusal('Too many.'), 'Failed to create report: Too many.', ['CreateReport']],
    ['CreateReport', refusal(''), 'Failed to create report: Unknown error', ['CreateReport']],
    ['CreateReport', noConnection(), silence, ['CreateReport']],
    [
      'UploadAudio',
      refusal('No audio in a.mp3.'),
      'Failed to upload audio: No audio in a.mp3.',
      ['CreateReport', 'UploadAudio'],
    ],
    ['UploadAudio', noConnection(), silence, ['CreateReport', 'UploadAudio']],
    [
      'ProcessReport',
      refusal('No template.'),
      'Upload failed: No template.',
      ['CreateReport', 'UploadAudio', 'ProcessReport'],
    ],
  ])('a failure of %s (%s) shows %s, keeps the files and goes no further', async (step, failure, sentence, names) => {
    server.answers[step] = () => failure;
    const { choose, user } = await open();
    await choose(AUDIO);
    await user.click(await screen.findByRole('button', { name: 'Write report' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(server.names.filter((name) => !ASKED.includes(name))).toEqual(names);
    expect(screen.getByText('a.mp3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Write report' })).toBeEnabled();
  });
});

describe('the upload', () => {
  const open1 = async () => {
    const upload = heldUpload();
    server.answers.UploadAudio = upload.answer;
    const { choose, user } = await open();
    await choose(AUDIO);
    await user.click(await screen.findByRole('button', { name: 'Write report' }));
    await waitFor(() => expect(server.names).toContain('UploadAudio'));
    await upload.progress(1024, 4096);
    return { upload, user };
  };
  const bar = () => screen.findByRole('progressbar', { name: 'Upload' }, { timeout: 5000 });

  it('shows after a second how far it is, speaks of it in steps, and is gone when it is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { upload } = await open1();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(await bar()).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText(/1 KB of 4 KB, 25%/)).toHaveTextContent('measuring the time left');
    await vi.advanceTimersByTimeAsync(2000);
    await upload.progress(1945, 4096);
    expect(screen.getByText(/1.9 KB of 4 KB, 47%/)).toHaveTextContent('a few seconds left');
    expect(uploadStatus()).toHaveTextContent(/^Uploaded 25%$/);
    await upload.progress(4096, 4096);
    expect(screen.getByText(/4 KB of 4 KB, 100%/)).toHaveTextContent('almost done');
    await upload.finish({ uploadAudio: reportRow({ id: 'new', status: 'audio_uploaded' }) });
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(server.names).toContain('ProcessReport');
    expect(uploadStatus()).toBeEmptyDOMElement();
  });

  it('is cancelled: the report is deleted, the files stay, nothing is an error, and it can be sent again', async () => {
    const { user } = await open1();
    await bar();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(uploadStatus()).toHaveTextContent('Upload cancelled.'));
    const again = await screen.findByRole('button', { name: 'Write report' });
    expect(server.names.filter((name) => !ASKED.includes(name))).toEqual([
      'CreateReport',
      'UploadAudio',
      'DeleteReport',
    ]);
    expect(server.variablesOf('DeleteReport')).toEqual({ id: 'new' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByText('a.mp3')).toBeInTheDocument();
    await user.click(again);
    await waitFor(() => expect(uploadStatus()).toBeEmptyDOMElement());
  });

  it('is cancelled though its report cannot be deleted, which is said', async () => {
    const { user } = await open1();
    server.answers.DeleteReport = noConnection;
    await bar();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unexpected error occurred while deleting the report.',
    );
    expect(uploadStatus()).toHaveTextContent('Upload cancelled.');
  });
});
