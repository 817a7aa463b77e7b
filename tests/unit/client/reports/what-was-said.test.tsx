import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReportsCard } from '../../../../client/features/reports/reports-card.tsx';
import { reportList, reportRow, STATUSES } from '../../../support/client/answers.ts';
import { FakeServer, noConnection, refusal } from '../../../support/client/fake-server.ts';
import { openSaid, saidServer } from '../../../support/client/open-said.tsx';
import { renderScreen } from '../../../support/client/render-screen.tsx';
import { remark, unwritten } from '../../../support/client/said-answers.ts';

const ONE_OF_EACH = [
  unwritten({ index: 0, words: 'Roof.', outcome: 'announcement', reason: 'names a place' }),
  remark({ index: 1, words: 'The gutters leak.', start: 65.9 }),
  remark({ index: 2, words: 'All of them do.', outcome: 'merged', reason: 'the same as before' }),
  remark({
    index: 3,
    words: 'Gutters rusty.',
    outcome: 'rated',
    comment: null,
    rating: 'RR',
    reason: 'its rating was said',
  }),
  unwritten({ index: 4, words: 'It may be wet.', outcome: 'warned', reason: 'may be talk, may be a finding' }),
  unwritten({ index: 5, words: 'The ridge is fine.', outcome: 'leftOut', reason: 'said to be in order' }),
  unwritten({ index: 6, words: 'Nice dog.', outcome: 'narration', reason: 'says nothing of the house', start: 3725 }),
  unwritten({ index: 7, words: 'Scratch that.', outcome: 'correction', reason: 'taken back by the speaker' }),
];
const WORDS = ONE_OF_EACH.map(({ words }) => words);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('opening', () => {
  it('shows the address and all that was said, in spoken order', async () => {
    const { dialog, row, words, server } = await openSaid(saidServer({ remarks: ONE_OF_EACH }));
    await row('Roof.');
    expect(within(dialog).getByText('1 Elm St')).toBeInTheDocument();
    expect(words()).toEqual(WORDS);
    expect(server.variablesOf('Remarks')).toEqual({ reportId: 'r1' });
  });

  it.each(['error', 'writing_comments'])('is not offered while a report is %s', async (status) => {
    const server = new FakeServer({
      Reports: () => reportList([reportRow({ status })]),
      ReportStatuses: () => STATUSES,
    });
    await renderScreen(<ReportsCard />, server);
    await screen.findByRole('heading', { level: 3 });
    expect(screen.queryByRole('button', { name: 'What was said' })).not.toBeInTheDocument();
  });

  it('tells that it is loading', async () => {
    const server = saidServer();
    delete server.answers.Remarks;
    const { dialog } = await openSaid(server);
    expect(within(dialog).getByRole('status', { name: 'Loading what was said' })).toBeInTheDocument();
  });

  it('ends with Escape, and the focus is on the button again', async () => {
    const { user, row } = await openSaid();
    await row('The gutters leak.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'What was said' })).toHaveFocus());
  });
});

describe('the filter', () => {
  it.each([
    ['All (8)', WORDS],
    ['In the report (3)', WORDS.slice(1, 4)],
    ['Not in the report (3)', WORDS.slice(4, 7)],
  ])('%s shows as many', async (name, shown) => {
    const { user, dialog, words } = await openSaid(saidServer({ remarks: ONE_OF_EACH }));
    await user.click(await within(dialog).findByRole('radio', { name }));
    expect(within(dialog).getByRole('radio', { name })).toBeChecked();
    expect(words()).toEqual(shown);
  });

  it('says when nothing was left out', async () => {
    const { user, dialog } = await openSaid();
    await user.click(await within(dialog).findByRole('radio', { name: 'Not in the report (0)' }));
    expect(within(dialog).getByText('All that was said of the house stands in the report.')).toBeInTheDocument();
  });
});

describe('a remark', () => {
  it.each([
    ['written', WORDS[1], 'ROOFING › Gutters › Leaking gutters', 'the comment says what was said'],
    ['merged', WORDS[2], 'ROOFING › Gutters › Leaking gutters', 'the same as before'],
    ['rated', WORDS[3], 'ROOFING › Gutters › Rating RR', 'its rating was said'],
    ['warned', WORDS[4], 'Not written; a message tells of it.', 'may be talk, may be a finding'],
    ['left out', WORDS[5], 'Left out.', 'said to be in order'],
    ['narration', WORDS[6], 'Taken for talk.', 'says nothing of the house'],
    ['correction', WORDS[7], 'Taken back.', 'taken back by the speaker'],
  ])('that is %s tells where it went and why', async (_outcome, words, where, why) => {
    const { row } = await openSaid(saidServer({ remarks: ONE_OF_EACH }));
    const item = await row(words as string);
    expect(within(item).getByText(where)).toBeInTheDocument();
    expect(within(item).getByText(why)).toBeInTheDocument();
  });

  it('that names a place does not say so twice', async () => {
    const { row } = await openSaid(saidServer({ remarks: ONE_OF_EACH }));
    expect(within(await row('Roof.')).getAllByText(/names a place/i)).toHaveLength(1);
  });

  it('that names a place or was taken back cannot be corrected; every other can', async () => {
    const { dialog, row } = await openSaid(saidServer({ remarks: ONE_OF_EACH }));
    await row('Roof.');
    const buttons = within(dialog).getAllByRole('button', { name: /^Correct/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      WORDS.slice(1, 7).map((words) => `Correct: "${words}"`),
    );
  });

  it.each([
    ['The gutters leak.', '1:05', 'PT65S'],
    ['Nice dog.', '1:02:05', 'PT3725S'],
  ])('tells when it was said: %s', async (words, shown, duration) => {
    const { row } = await openSaid(saidServer({ remarks: ONE_OF_EACH }));
    const time = (await row(words)).querySelector('time');
    expect(time).toHaveTextContent(shown);
    expect(time).toHaveAttribute('datetime', duration);
  });

  it('has the recognised words at hand where they are others, not where only signs are', async () => {
    const remarks = [
      remark({ index: 0, words: 'two windows', heard: 'one, no, two windows' }),
      remark({ index: 1, words: 'It leaks.', heard: 'it leaks,' }),
    ];
    const { row } = await openSaid(saidServer({ remarks }));
    expect(within(await row('two windows')).getByRole('group')).toHaveTextContent('“one, no, two windows”');
    expect(within(await row('It leaks.')).queryByText('As it was recognised')).not.toBeInTheDocument();
  });

  it('has a badge where it went as it was taught, and only there', async () => {
    const remarks = [remark({ index: 0, words: 'one', isTaught: true }), remark({ index: 1, words: 'two' })];
    const { row } = await openSaid(saidServer({ remarks }));
    expect(within(await row('one')).getByText('As you taught')).toBeInTheDocument();
    expect(within(await row('two')).queryByText('As you taught')).not.toBeInTheDocument();
  });
});

describe('600 remarks', () => {
  it('come a hundred at a time, and the focus goes on at the first new one', async () => {
    const remarks = Array.from({ length: 600 }, (_, index) => remark({ index, words: `Number ${index}.` }));
    const { user, dialog, row, words } = await openSaid(saidServer({ remarks }));
    await row('Number 0.');
    expect(within(dialog).getByRole('radio', { name: 'All (600)' })).toBeInTheDocument();
    expect(words()).toHaveLength(100);
    await user.click(within(dialog).getByRole('button', { name: 'Show more' }));
    expect(words()).toHaveLength(200);
    expect(await row('Number 100.')).toHaveFocus();
    expect(within(dialog).getByText('200 of 600 are shown.')).toBeInTheDocument();
  });
});

describe('when it cannot be shown', () => {
  it('an older report says why, and can be processed again from there', async () => {
    const server = saidServer();
    const sentence = 'What was said was not kept with this report. Reprocess it to see it here.';
    server.answers.Remarks = () => refusal(sentence, 'NOT_FOUND');
    const { user, dialog } = await openSaid(server);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(sentence);
    await user.click(within(dialog).getByRole('button', { name: 'Reprocess' }));
    await waitFor(() => expect(server.variablesOf('ProcessReport')).toEqual({ id: 'r1', forceRestart: true }));
  });

  it.each([
    [refusal('This report is not ready yet.', 'CONFLICT'), 'This report is not ready yet.'],
    [noConnection(), 'What was said could not be loaded. Check your connection and try again.'],
  ])('says why and tries again: %s', async (failure, sentence) => {
    const server = saidServer();
    const answer = server.answers.Remarks as FakeServer['answers'][string];
    server.answers.Remarks = () => failure;
    const { user, dialog, row } = await openSaid(server);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(sentence);
    server.answers.Remarks = answer;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await row('The gutters leak.')).toBeInTheDocument();
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  });
});
