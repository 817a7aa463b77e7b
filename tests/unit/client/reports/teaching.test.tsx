import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { itemId } from '../../../support/client/edited-template.ts';
import { noConnection, refusal } from '../../../support/client/fake-server.ts';
import { heldAnswer } from '../../../support/client/held-answer.ts';
import { HIDDEN, openSaid, saidServer } from '../../../support/client/open-said.tsx';
import { candidate, lesson, remark } from '../../../support/client/said-answers.ts';

const WORDS = 'The gutters leak.';
const OTHERS = 'The crown is cracked.';
const LIKELY = 'ROOFING › Flashing › Loose flashing';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const twoRemarks = () =>
  saidServer({
    remarks: [
      remark({ index: 4, words: WORDS, candidates: [candidate('ROOFING', 'Flashing', 'C-4', 'Loose flashing')] }),
      remark({ index: 9, words: OTHERS }),
    ],
  });
const open = () => openSaid(twoRemarks());
const correct = () => screen.getByRole('button', { name: `Correct: "${WORDS}"` });
const options = () => screen.getAllByRole('option', HIDDEN).map((option) => option.textContent);

describe('what can be chosen', () => {
  it('is what is likely, then nothing, then the whole template with a new comment for each item', async () => {
    const { user, row, field } = await open();
    await row(WORDS);
    await user.click(correct());
    await user.click(field());
    await screen.findByRole('option', { name: 'Cracked', ...HIDDEN });
    expect(options()).toEqual([
      LIKELY,
      'Leave it out of reports',
      ...['Granule loss', 'Missing', 'Untitled Comment', 'New comment in Shingles'],
      ...['Loose flashing', 'New comment in Flashing', 'New comment in Gutters'],
      ...['Loose flashing', 'New comment in Flashing', 'Cracked', 'New comment in Crown'],
    ]);
    expect(
      within(screen.getByRole('group', { name: 'Likely', ...HIDDEN })).getAllByRole('option', HIDDEN),
    ).toHaveLength(1);
    expect(
      within(screen.getByRole('group', { name: 'CHIMNEY › Crown', ...HIDDEN })).getAllByRole('option', HIDDEN),
    ).toHaveLength(2);
  });

  it('is found by words of section, item and comment in any order', async () => {
    const { user, row, field } = await open();
    await row(WORDS);
    await user.click(correct());
    await user.type(field(), 'loose CHIMNEY');
    await waitFor(() => expect(options()).toEqual(['Loose flashing']));
    expect(screen.getByRole('group', { name: 'CHIMNEY › Flashing', ...HIDDEN })).toBeInTheDocument();
  });

  it('is read once for all remarks', async () => {
    const { user, row, server, choose, dialog } = await open();
    await row(WORDS);
    expect(server.names).not.toContain('TemplateTargets');
    await choose(WORDS, 'Cracked');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await choose(OTHERS, 'Cracked');
    expect(server.names.filter((name) => name === 'TemplateTargets')).toHaveLength(1);
  });

  it('is what is likely also when the template cannot be read, which can be tried again', async () => {
    const server = twoRemarks();
    const answer = server.answers.TemplateTargets as (typeof server.answers)[string];
    server.answers.TemplateTargets = () => noConnection();
    const { user, row, field, dialog } = await openSaid(server);
    await row(WORDS);
    await user.click(correct());
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('could not be loaded');
    await user.click(field());
    expect(options()).toEqual([LIKELY, 'Leave it out of reports']);
    server.answers.TemplateTargets = answer;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await user.click(field());
    expect(await screen.findByRole('option', { name: 'Cracked', ...HIDDEN })).toBeInTheDocument();
  });
});

describe('teaching', () => {
  it.each([
    [
      'a likely comment',
      LIKELY,
      { component: 'ROOFING', itemId: itemId('Flashing'), commentId: 'C-4' },
      `these words become ${LIKELY}.`,
    ],
    [
      'a comment',
      'Granule loss',
      { component: 'ROOFING', itemId: itemId('Shingles'), commentId: 'C-1' },
      'these words become ROOFING › Shingles › Granule loss.',
    ],
    [
      'a new comment',
      'New comment in Gutters',
      { component: 'ROOFING', itemId: itemId('Gutters'), commentId: null },
      'these words become a new comment of Gutters.',
    ],
    ['leaving out', 'Leave it out of reports', null, 'these words are left out of reports.'],
  ])('%s sends the remark and where it belongs, and says what was learned', async (_what, choice, target, sentence) => {
    const { row, choose, save, server } = await open();
    await choose(WORDS, choice);
    await save();
    const item = await row(WORDS);
    await waitFor(() =>
      expect(within(item).getByRole('status')).toHaveTextContent(`Learned. From the next writing on, ${sentence}`),
    );
    expect(server.variablesOf('TeachLesson')).toEqual({ input: { reportId: 'r1', remark: 4, target } });
    expect(within(await row(OTHERS)).getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(correct()).toHaveFocus());
  });

  it('reads Saving… until the server has answered, and sends nothing twice', async () => {
    const server = twoRemarks();
    const held = heldAnswer<Record<string, unknown>>();
    server.answers.TeachLesson = () => held.promise;
    const { user, choose, save, row, dialog } = await openSaid(server);
    await choose(WORDS, 'Granule loss');
    await save();
    await user.click(within(dialog).getByRole('button', { name: 'Saving…' }));
    expect(server.names.filter((name) => name === 'TeachLesson')).toHaveLength(1);
    held.resolve({ teachLesson: lesson({ words: WORDS }) });
    expect(await within(await row(WORDS)).findByText(/^Learned/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('combobox')).not.toBeInTheDocument();
  });

  it.each([
    [refusal('Your template has no such item or comment.'), 'Your template has no such item or comment.'],
    [noConnection(), 'It could not be saved. Check your connection and try again.'],
  ])('says when it fails and keeps what was chosen: %s', async (failure, sentence) => {
    const server = twoRemarks();
    server.answers.TeachLesson = () => failure;
    const { row, choose, save, field } = await openSaid(server);
    await choose(WORDS, 'Granule loss');
    await save();
    expect(await within(await row(WORDS)).findByRole('alert')).toHaveTextContent(sentence);
    expect(field()).toHaveValue('ROOFING › Shingles › Granule loss');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(screen.queryByText(/^Learned/)).not.toBeInTheDocument();
  });

  it('can be undone, and the row is as it was', async () => {
    const { user, row, choose, save, server, dialog } = await open();
    await choose(WORDS, 'Granule loss');
    await save();
    await user.click(await within(dialog).findByRole('button', { name: `Undo: "${WORDS}"` }));
    await waitFor(async () => expect(within(await row(WORDS)).getByRole('status')).toBeEmptyDOMElement());
    expect(server.variablesOf('ForgetLesson')).toEqual({ id: 'l1' });
    expect(within(dialog).queryByRole('button', { name: 'Reprocess' })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('tab', { name: 'What you have taught (0)' })).toBeInTheDocument();
    expect(correct()).toHaveFocus();
  });

  it('says when it cannot be undone', async () => {
    const { user, row, choose, save, server, dialog } = await open();
    server.answers.ForgetLesson = () => noConnection();
    await choose(WORDS, 'Granule loss');
    await save();
    await user.click(await within(dialog).findByRole('button', { name: `Undo: "${WORDS}"` }));
    expect(await within(await row(WORDS)).findByRole('alert')).toHaveTextContent('It could not be forgotten.');
    expect(within(await row(WORDS)).getByRole('status')).toHaveTextContent('Learned.');
  });
});

describe('the form by keyboard', () => {
  it('has the focus when it opens; Escape closes the choices, then the form, then the dialog', async () => {
    const { user, row, field } = await open();
    await row(WORDS);
    correct().focus();
    await user.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await waitFor(() => expect(correct()).toHaveFocus());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('does not save an earlier choice while another is looked for', async () => {
    const { user, choose, field, server } = await open();
    await choose(WORDS, 'Granule loss');
    await user.clear(field());
    await user.type(field(), 'zzz{Enter}');
    expect(server.names).not.toContain('TeachLesson');
  });

  it('is one at a time', async () => {
    const { user, choose, dialog } = await open();
    await choose(WORDS, 'Granule loss');
    await user.click(within(dialog).getByRole('button', { name: `Correct: "${OTHERS}"` }));
    expect(within(dialog).getAllByRole('combobox')).toHaveLength(1);
    expect(correct()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('Reprocess after teaching', () => {
  it('is offered once something was taught, starts the report over and closes the dialog', async () => {
    const { user, row, choose, save, server, dialog } = await open();
    server.answers.ProcessReport = () => new Promise(() => undefined);
    await row(WORDS);
    expect(within(dialog).queryByRole('button', { name: 'Reprocess' })).not.toBeInTheDocument();
    await choose(WORDS, 'Granule loss');
    await save();
    await within(dialog).findByText('What you have taught counts when a report is written.');
    await user.click(within(dialog).getByRole('button', { name: 'Reprocess' }));
    expect(await screen.findByRole('progressbar', { name: 'Initializing...' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.variablesOf('ProcessReport')).toEqual({ id: 'r1', forceRestart: true });
  });
});
