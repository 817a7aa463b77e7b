import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportRow } from '../../../../client/features/reports/report-documents.ts';
import { ReportsCard } from '../../../../client/features/reports/reports-card.tsx';
import { reportList, reportRow, STATUSES } from '../../../support/client/answers.ts';
import { FakeServer, noConnection, refusal } from '../../../support/client/fake-server.ts';
import { renderScreen } from '../../../support/client/render-screen.tsx';

let server: FakeServer;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function open(over: Partial<ReportRow>) {
  const report = reportRow(over);
  server = new FakeServer({ Reports: () => reportList([report]), ReportStatuses: () => STATUSES });
  const rendered = await renderScreen(<ReportsCard />, server);
  await screen.findByRole('heading', { level: 3 });
  return { ...rendered, report };
}

const FAILED: Partial<ReportRow> = {
  status: 'error',
  statusLabel: 'Error',
  messages: [{ type: 'error', text: 'a.mp3 is broken.' }],
};
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('what it shows', () => {
  it('is the address, the status, the time, the settings and the template', async () => {
    await open({ headerAddress: '1 Elm St, Reno, NV, 89501 - Ann', isHousemaster: true });
    const item = screen.getByRole('listitem', { name: '1 Elm St, Reno, NV, 89501 - Ann' });
    expect(within(item).getByRole('status')).toHaveTextContent('Completed');
    expect(item.querySelector('time')).toHaveAttribute('datetime', '2026-01-01T10:00:00.000Z');
    const terms = within(item)
      .getAllByRole('term')
      .map((term) => term.textContent);
    const values = within(item)
      .getAllByRole('definition')
      .map((value) => value.textContent);
    expect(Object.fromEntries(terms.map((term, index) => [term, values[index]]))).toEqual({
      'Create New Comments': 'Yes',
      'Add Defect Locations': 'Yes',
      'Maintenance Tips': 'No',
      'Functional Conditions': 'Yes',
      'Report Header': 'No',
      Template: 'Housemaster',
    });
  });

  it('is its messages, the first three until all are asked for', async () => {
    const messages = ['one', 'two', 'three', 'four'].map((text) => ({ type: 'warning', text }) as const);
    const { user } = await open({ messages });
    const list = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    expect(list()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show all 4 messages' }));
    expect(list()).toHaveLength(4);
  });

  it('is advice when an error has no message', async () => {
    await open({ status: 'error', statusLabel: 'Error' });
    expect(
      screen.getByText('Please try re-processing in a few minutes, or, if the error persists, contact support.'),
    ).toBeInTheDocument();
  });
});

describe('actions by status', () => {
  it('completed: Download, Reprocess and What was said', async () => {
    await open({});
    expect(buttons()).toEqual(['Delete report Unknown Address', 'Download', 'Reprocess', 'What was said']);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('error: Continue Processing and Reprocess from Start', async () => {
    await open(FAILED);
    expect(buttons()).toEqual(['Delete report Unknown Address', 'Continue Processing', 'Reprocess from Start']);
  });

  it.each(['created', 'upload_partial_success', 'something_new'])('%s: the bar', async (status) => {
    await open({ status, statusLabel: 'Busy', progressPercent: 30 });
    expect(buttons()).toEqual(['Delete report Unknown Address']);
    expect(screen.getByRole('progressbar', { name: 'Busy' })).toHaveAttribute('aria-valuenow', '30');
  });
});

describe('while it is written', () => {
  const WRITING = { status: 'writing_comments', statusLabel: 'Busy', progressPercent: 30 };
  const cancel = async (over: Partial<ReportRow> = {}) => {
    const { user, report } = await open({ ...WRITING, ...over });
    return { report, press: async () => user.click(await screen.findByRole('button', { name: /^Cancel writing/ })) };
  };

  it('has the bar and a button to cancel, without a guess at the time', async () => {
    await cancel();
    await screen.findByRole('button', { name: 'Cancel writing Unknown Address' });
    expect(buttons()).toEqual(['Delete report Unknown Address', 'Cancel writing Unknown Address']);
    expect(screen.getByRole('progressbar', { name: 'Busy' })).toHaveAttribute('aria-valuenow', '30');
    expect(screen.queryByText(/left$/)).not.toBeInTheDocument();
  });

  it('tells the time left when the server does', async () => {
    await cancel({ estimatedSecondsLeft: 125 });
    expect(await screen.findByText('about 2 minutes left')).toBeInTheDocument();
  });

  it('is cancelled without a question, and can be continued', async () => {
    const { press, report } = await cancel();
    const messages = [{ __typename: 'ReportMessage', type: 'warning', text: 'Writing was cancelled.' }] as const;
    server.answers.CancelReport = () => ({
      cancelReport: { ...report, status: 'error', statusLabel: 'Error', messages },
    });
    await press();
    expect(await screen.findByRole('button', { name: 'Continue Processing' })).toBeInTheDocument();
    expect(screen.getByText('Writing was cancelled.')).toBeInTheDocument();
    expect(server.variablesOf('CancelReport')).toEqual({ id: report.id });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([refusal('no', 'CONFLICT'), noConnection()])('says when it cannot be cancelled: %s', async (failure) => {
    const { press } = await cancel();
    server.answers.CancelReport = () => failure;
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to cancel the writing. The report might be finished already.',
    );
    expect(screen.getByRole('button', { name: /^Cancel writing/ })).toBeEnabled();
  });
});

describe('processing again', () => {
  it.each([
    ['Continue Processing', FAILED, false],
    ['Reprocess from Start', FAILED, true],
    ['Reprocess', {}, true],
  ])('%s shows initializing without messages at once', async (name, over, forceRestart) => {
    const { user, report } = await open(over);
    server.answers.ProcessReport = () => new Promise(() => undefined);
    await user.click(screen.getByRole('button', { name }));
    const bar = await screen.findByRole('progressbar', { name: 'Initializing...' });
    expect(bar).toHaveAttribute('aria-valuenow', '10');
    expect(screen.queryByRole('list', { name: 'Messages' })).not.toBeInTheDocument();
    expect(server.variablesOf('ProcessReport')).toEqual({ id: report.id, forceRestart });
  });

  it('says when it fails, and shows the real state again', async () => {
    const { user } = await open(FAILED);
    server.answers.ProcessReport = () => refusal('no');
    await user.click(screen.getByRole('button', { name: 'Continue Processing' }));
    expect(await screen.findByText('Failed to start reprocessing.')).toBeInTheDocument();
    expect(screen.getByText('a.mp3 is broken.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue Processing' })).toBeInTheDocument();
  });

  it('reads the list again after 500 ms', async () => {
    const { user, report } = await open({});
    server.answers.ProcessReport = () => ({ processReport: { ...report, status: 'initializing' } });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const reads = () => server.names.filter((name) => name === 'Reports').length;
    await user.click(screen.getByRole('button', { name: 'Reprocess' }));
    await waitFor(() => expect(server.names).toContain('ProcessReport'));
    expect(reads()).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(reads()).toBe(2);
  });
});

describe('deleting', () => {
  const ask = async () => {
    const { user } = await open({});
    await user.click(screen.getByRole('button', { name: 'Delete report Unknown Address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Delete' });
    expect(dialog).toHaveTextContent('Are you sure you want to delete this report? This action cannot be undone.');
    return { user, dialog };
  };

  it('asks first; Cancel and Escape leave the report', async () => {
    const { user, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Delete report Unknown Address' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.names).not.toContain('DeleteReport');
  });

  it('takes the report out of the list', async () => {
    const { user, dialog } = await ask();
    server.answers.DeleteReport = () => ({ deleteReport: true });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No reports found.')).toBeInTheDocument();
  });

  it.each([
    [refusal('no'), 'Failed to delete report.'],
    [noConnection(), 'An unexpected error occurred while deleting the report.'],
  ])('says when it fails: %s', async (failure, sentence) => {
    const { user, dialog } = await ask();
    server.answers.DeleteReport = () => failure;
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});

describe('downloading', () => {
  it.each([
    [async () => new Response('', { status: 404 }), 'Failed to download report. It might not be ready yet.'],
    [
      () => Promise.reject(new TypeError('Failed to fetch')),
      'An unexpected error occurred while downloading the report.',
    ],
  ])('says when it fails', async (answer, sentence) => {
    vi.stubGlobal('fetch', vi.fn(answer));
    const { user } = await open({});
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('hands the file to the browser under its name, with the access token', async () => {
    const fetched = vi.fn(
      async () => new Response('x', { headers: { 'content-disposition': 'attachment; filename="report.hr5"' } }),
    );
    vi.stubGlobal('fetch', fetched);
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = await open({});
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['report.hr5']));
    expect(fetched.mock.calls).toEqual([
      ['/api/reports/r1/download-processed-report', { headers: { authorization: 'Bearer access' } }],
    ]);
  });
});
