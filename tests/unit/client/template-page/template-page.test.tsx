import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { TemplatePage } from '../../../../client/features/template-page/template-page.tsx';
import { site, templatePage } from '../../../support/client/answers.ts';
import { FakeServer, noConnection, refusal } from '../../../support/client/fake-server.ts';
import { heldUpload } from '../../../support/client/held-upload.ts';
import { renderScreen } from '../../../support/client/render-screen.tsx';

const TEMPLATE = {
  fileName: 'mine.hr5',
  isHousemaster: false,
  status: 'processed',
  processedAt: '2026-01-01T10:00:00.000Z',
};
const FILE = new File(['x'], 'mine.hr5');

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer({ Site: () => site(), TemplatePage: () => templatePage(null) });
});

async function open() {
  const rendered = await renderScreen(<TemplatePage />, server);
  await screen.findByRole('heading', { name: 'Template details' });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  return { ...rendered, choose: (file: File) => rendered.user.upload(input, file) };
}

describe('details', () => {
  it('show that they are loading', async () => {
    server.answers = {};
    await renderScreen(<TemplatePage />, server);
    expect(screen.getByRole('status', { name: 'Loading the template' })).toBeInTheDocument();
  });

  it('say when they cannot be read, and try again', async () => {
    server.answers.TemplatePage = noConnection;
    const { user } = await renderScreen(<TemplatePage />, server);
    expect(await screen.findByRole('alert')).toHaveTextContent('The template could not be loaded.');
    server.answers.TemplatePage = () => templatePage(TEMPLATE);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('mine.hr5')).toBeInTheDocument();
  });

  it('say when there is no template', async () => {
    await open();
    expect(screen.getByText(/You have no template yet/)).toBeInTheDocument();
  });

  it('show type, status and the time of the last processing', async () => {
    server.answers.TemplatePage = () => templatePage(TEMPLATE);
    await open();
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    expect(values.slice(0, 3)).toEqual(['mine.hr5', 'Legacy', 'Processed']);
    expect(document.querySelector('time')).toHaveAttribute('datetime', TEMPLATE.processedAt);
  });
});

describe('upload', () => {
  const importReport = {
    __typename: 'ImportReport',
    isHousemaster: false,
    components: 3,
    items: 20,
    comments: 100,
    tips: 4,
    warnings: ['A comment has no text.'],
    unknownElements: [{ __typename: 'UnknownElement', name: 'Sticker', count: 2 }],
  };
  const uploaded = { uploadEmptyReport: { __typename: 'TemplateUpload', importReport } };

  it('refuses what is no .hr5 file', async () => {
    const { choose } = await open();
    await choose(new File(['x'], 'mine.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please upload a valid .hr5 file for the Empty Report');
    expect(server.names).not.toContain('UploadEmptyReport');
  });

  it('refuses a file that the server would find too large', async () => {
    const { choose } = await open();
    await choose(new File([new Uint8Array(1001)], 'big.hr5'));
    expect(await screen.findByRole('alert')).toHaveTextContent('big.hr5 is larger than');
  });

  it('uploads, has it processed, tells what was found and reads the details again', async () => {
    server.answers.UploadEmptyReport = () => uploaded;
    server.answers.ProcessEmptyReport = () => {
      server.answers.TemplatePage = () => templatePage(TEMPLATE);
      return { processEmptyReport: { __typename: 'EmptyReport', ...TEMPLATE } };
    };
    const { choose } = await open();
    await choose(FILE);
    expect(
      await screen.findByText(/of type Legacy, with 3 components, 20 items, 100 comments and 4 maintenance tips/),
    ).toBeInTheDocument();
    expect(screen.getByText(/Sticker \(2\)/)).toBeInTheDocument();
    expect(screen.getByText('A comment has no text.')).toBeInTheDocument();
    expect(await screen.findByText('mine.hr5')).toBeInTheDocument();
    const actions = server.names.filter((name) => name.endsWith('EmptyReport'));
    expect(actions).toEqual(['UploadEmptyReport', 'ProcessEmptyReport']);
    expect(server.variablesOf('UploadEmptyReport')).toEqual({ file: FILE });
  });

  it.each([
    [refusal('Line 7: the file is cut off.'), 'Line 7: the file is cut off.'],
    [noConnection(), 'Failed to upload template. Please try again.'],
  ])('says when it fails, with the words of the server: %s', async (failure, detail) => {
    server.answers.UploadEmptyReport = () => failure;
    const { choose } = await open();
    await choose(FILE);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to upload template. Please try again.');
    expect(alert).toHaveTextContent(detail);
    expect(server.names).not.toContain('ProcessEmptyReport');
  });

  it('that lasts shows how far it is and is cancelled: nothing is processed, nothing is an error', async () => {
    const upload = heldUpload();
    server.answers.UploadEmptyReport = upload.answer;
    const { choose, user } = await open();
    await choose(FILE);
    await waitFor(() => expect(server.names).toContain('UploadEmptyReport'));
    await upload.progress(512, 1024);
    const bar = await screen.findByRole('progressbar', { name: 'Upload' }, { timeout: 5000 });
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText('Upload cancelled.')).toBeInTheDocument();
    // All of it may have reached the server before: the page looks.
    await waitFor(() => expect(server.names.slice(-2)).toEqual(['UploadEmptyReport', 'TemplatePage']));
    expect(server.names).not.toContain('ProcessEmptyReport');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('default template', () => {
  const openDialog = async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Use Default Template' }));
    return { user, dialog: await screen.findByRole('dialog') };
  };

  it('is chosen in a dialog with a help link, and leads to the editor', async () => {
    server.answers.UseDefaultTemplate = () => ({ useDefaultTemplate: { __typename: 'EmptyReport', ...TEMPLATE } });
    const { user, dialog } = await openDialog();
    expect(await within(dialog).findByRole('link')).toHaveAttribute('href', '/help');
    await user.click(within(dialog).getByRole('button', { name: 'Legacy' }));
    expect(await screen.findByText('at /templates')).toBeInTheDocument();
    expect(server.variablesOf('UseDefaultTemplate')).toEqual({ isHousemaster: false });
  });

  it('says in the dialog when it cannot be had', async () => {
    server.answers.UseDefaultTemplate = () => refusal('The service is busy. Please try again in a minute.');
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Housemaster' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load default template. Please try again or upload your own template.');
    expect(alert).toHaveTextContent('The service is busy. Please try again in a minute.');
    await waitFor(() => expect(server.variablesOf('UseDefaultTemplate')).toEqual({ isHousemaster: true }));
  });
});
