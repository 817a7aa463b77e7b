import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noConnection, refusal } from '../../../support/client/fake-server.ts';
import { heldAnswer } from '../../../support/client/held-answer.ts';
import { openSaid, saidServer } from '../../../support/client/open-said.tsx';
import { lesson } from '../../../support/client/said-answers.ts';

const OF_ITEM = { component: 'ROOFING', itemId: 'II-GUTTERS', itemName: 'Gutters' };
const THREE = [
  lesson({ id: 'l3', words: 'one', ...OF_ITEM, commentId: 'C-9', commentName: 'Leaking gutters' }),
  lesson({ id: 'l2', words: 'two', ...OF_ITEM }),
  lesson({ id: 'l1', words: 'three' }),
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function openLessons(server = saidServer({ lessons: THREE })) {
  const said = await openSaid(server);
  await said.user.click(await within(said.dialog).findByRole('tab', { name: /^What you have taught/ }));
  const panel = within(said.dialog).getByRole('tabpanel');
  return {
    ...said,
    panel,
    rows: () => within(panel).getAllByRole('listitem'),
    forget: (words: string) => said.user.click(within(panel).getByRole('button', { name: `Forget: "${words}"` })),
  };
}

describe('what was taught', () => {
  it('is listed with its words, where they belong and when; the tab tells how many', async () => {
    const { dialog, rows } = await openLessons();
    expect(within(dialog).getByRole('tab', { name: 'What you have taught (3)' })).toBeInTheDocument();
    const [comment, fresh, out] = rows();
    expect(comment).toHaveTextContent('“one”→ ROOFING › Gutters › Leaking gutters');
    expect(fresh).toHaveTextContent('“two”→ a new comment of Gutters');
    expect(out).toHaveTextContent('“three”→ left out of reports');
    expect(comment?.querySelector('time')).toHaveAttribute('datetime', '2026-01-02T10:00:00.000Z');
  });

  it('has what is taught in the dialog at its top', async () => {
    const { user, choose, save, dialog, rows } = await openLessons();
    await user.click(within(dialog).getByRole('tab', { name: 'This report' }));
    await choose('The gutters leak.', 'Leave it out of reports');
    await save();
    await user.click(await within(dialog).findByRole('tab', { name: 'What you have taught (4)' }));
    expect(rows()[0]).toHaveTextContent('“The gutters leak.”→ left out of reports');
  });

  it('says how to begin where there is nothing', async () => {
    const { panel } = await openLessons(saidServer());
    expect(
      within(panel).getByText(
        'Nothing yet. Use Correct where words went to the wrong place, and it will go right the next time you say it.',
      ),
    ).toBeInTheDocument();
  });

  it('says when it could not be loaded, and tries again', async () => {
    const server = saidServer({ lessons: THREE });
    const answer = server.answers.Lessons as (typeof server.answers)[string];
    server.answers.Lessons = () => noConnection();
    const { user, panel, rows } = await openLessons(server);
    expect(await within(panel).findByRole('alert')).toHaveTextContent('What you have taught could not be loaded.');
    server.answers.Lessons = answer;
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });
});

describe('forgetting', () => {
  it('takes it out of the list before the server has answered; the focus goes on at the next', async () => {
    const server = saidServer({ lessons: THREE });
    server.answers.ForgetLesson = () => heldAnswer<Record<string, unknown>>().promise;
    const { dialog, panel, rows, forget } = await openLessons(server);
    await forget('two');
    await waitFor(() => expect(rows().map((row) => row.textContent?.match(/“(.*)”/)?.[1])).toEqual(['one', 'three']));
    expect(server.variablesOf('ForgetLesson')).toEqual({ id: 'l2' });
    expect(within(dialog).getByRole('tab', { name: 'What you have taught (2)' })).toBeInTheDocument();
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Forget: "three"' })).toHaveFocus());
  });

  it('puts it back and says why when it fails', async () => {
    const server = saidServer({ lessons: THREE });
    server.answers.ForgetLesson = () => refusal('Not now.');
    const { panel, rows, forget } = await openLessons(server);
    await forget('two');
    expect(await within(panel).findByRole('alert')).toHaveTextContent('Not now.');
    expect(rows()).toHaveLength(3);
  });

  it('also takes back what a row says was learned', async () => {
    const { user, choose, save, dialog, row, forget } = await openLessons(saidServer());
    await user.click(within(dialog).getByRole('tab', { name: 'This report' }));
    await choose('The gutters leak.', 'Leave it out of reports');
    await save();
    await user.click(await within(dialog).findByRole('tab', { name: 'What you have taught (1)' }));
    await forget('The gutters leak.');
    await user.click(within(dialog).getByRole('tab', { name: 'This report' }));
    await waitFor(async () => expect(within(await row('The gutters leak.')).getByRole('status')).toBeEmptyDOMElement());
  });
});
