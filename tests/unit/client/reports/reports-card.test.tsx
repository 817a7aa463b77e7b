import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReportsCard } from '../../../../client/features/reports/reports-card.tsx';
import { reportList, reportRow, STATUSES } from '../../../support/client/answers.ts';
import { FakeServer, noConnection, refusal } from '../../../support/client/fake-server.ts';
import { renderScreen } from '../../../support/client/render-screen.tsx';

const OLD = reportRow({ id: 'a', headerAddress: 'Old Street', updatedAt: '2026-01-01T10:00:00.000Z' });
const NEW = reportRow({ id: 'b', headerAddress: 'New Street', updatedAt: '2026-01-02T10:00:00.000Z' });
const SAME = reportRow({ id: '0', headerAddress: 'Same Time Street', updatedAt: '2026-01-01T10:00:00.000Z' });

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer({ Reports: () => reportList([OLD, NEW]), ReportStatuses: () => STATUSES });
});

const addresses = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const change = (report: ReturnType<typeof reportRow> | null, reportId = report?.id) =>
  act(() =>
    server.send({
      reportChanged: { __typename: 'ReportChange', reportId, sentAt: '2026-01-03T10:00:00.000Z', report },
    }),
  );

describe('states of the list', () => {
  it('shows that it is loading', async () => {
    server.answers = {};
    await renderScreen(<ReportsCard />, server);
    expect(screen.getByRole('status', { name: 'Loading reports' })).toBeInTheDocument();
  });

  it('says when there is none', async () => {
    server.answers.Reports = () => reportList([]);
    await renderScreen(<ReportsCard />, server);
    expect(await screen.findByText('No reports found.')).toBeInTheDocument();
  });

  it('says when it cannot be read, and tries again', async () => {
    server.answers.Reports = noConnection;
    const { user } = await renderScreen(<ReportsCard />, server);
    expect(await screen.findByRole('alert')).toHaveTextContent('The reports could not be loaded.');
    server.answers.Reports = () => reportList([OLD]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Old Street')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sorts by the time of the last change, newest first, then by id', async () => {
    server.answers.Reports = () => reportList([OLD, SAME, NEW]);
    await renderScreen(<ReportsCard />, server);
    await screen.findByText('Old Street');
    expect(addresses()).toEqual(['New Street', 'Same Time Street', 'Old Street']);
  });

  it('shows more on demand', async () => {
    server.answers.Reports = ({ after }) => (after ? reportList([OLD]) : reportList([NEW], true));
    const { user } = await renderScreen(<ReportsCard />, server);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Old Street')).toBeInTheDocument();
    expect(screen.getByText('New Street')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(server.variablesOf('Reports')).toEqual({ first: 20, after: 'b' });
  });
});

describe('a link to a report', () => {
  it('has it marked and brought into view', async () => {
    await renderScreen(<ReportsCard />, server, '/?report=a');
    const asked = await screen.findByRole('listitem', { current: true });
    expect(asked).toHaveAccessibleName('Old Street');
    expect(asked).toHaveFocus();
    expect(server.names).not.toContain('Report');
  });

  it('has it shown first where it is on a page that was not read', async () => {
    const report = reportRow({ id: 'c', headerAddress: 'Oldest Street', updatedAt: '2025-01-01T10:00:00.000Z' });
    server.answers.Report = () => ({ report });
    await renderScreen(<ReportsCard />, server, '/?report=c');
    expect(await screen.findByRole('listitem', { current: true })).toHaveAccessibleName('Oldest Street');
    expect(addresses()).toEqual(['Oldest Street', 'New Street', 'Old Street']);
    expect(server.variablesOf('Report')).toEqual({ id: 'c' });
  });

  it('says so when it is not there any more, beside the others', async () => {
    server.answers.Report = () => refusal('There is no such report.', 'NOT_FOUND');
    await renderScreen(<ReportsCard />, server, '/?report=gone');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The report that your link leads to is not there any more.',
    );
    expect(addresses()).toEqual(['New Street', 'Old Street']);
  });
});

describe('live changes', () => {
  it('move the bar and the row', async () => {
    await renderScreen(<ReportsCard />, server);
    await screen.findByText('Old Street');
    const running = { status: 'transcribing_audio', statusLabel: 'Transcribing audio...', progressPercent: 15 };
    change({ ...OLD, ...running, updatedAt: '2026-01-03T10:00:00.000Z' });
    expect(await screen.findByRole('progressbar', { name: 'Transcribing audio...' })).toHaveAttribute(
      'aria-valuenow',
      '15',
    );
    expect(addresses()).toEqual(['Old Street', 'New Street']);
    expect(server.names.filter((name) => name === 'Reports')).toHaveLength(1);
  });

  it('take a deleted report out', async () => {
    await renderScreen(<ReportsCard />, server);
    await screen.findByText('Old Street');
    change(null, 'a');
    await waitFor(() => expect(addresses()).toEqual(['New Street']));
  });

  it('of an unknown report read the list again', async () => {
    await renderScreen(<ReportsCard />, server);
    await screen.findByText('Old Street');
    server.answers.Reports = () => reportList([SAME, OLD, NEW]);
    change(SAME);
    expect(await screen.findByText('Same Time Street')).toBeInTheDocument();
  });
});

it('is read every 15 seconds; a failed reading leaves the list and says that it may be old', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderScreen(<ReportsCard />, server);
  await screen.findByText('Old Street');
  server.answers.Reports = () => reportList([OLD]);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(addresses()).toEqual(['Old Street']);
  server.answers.Reports = noConnection;
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('alert')).toHaveTextContent('could not be refreshed');
  expect(addresses()).toEqual(['Old Street']);
});
