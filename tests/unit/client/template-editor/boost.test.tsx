import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noConnection } from '../../../support/client/fake-server.ts';
import { openEditor } from '../../../support/client/open-editor.tsx';

const AFTER = '<p>The shingles are <em>worn</em>.</p>';
const warn = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn);
  warn.mockClear();
});

async function openItem() {
  const editor = await openEditor();
  await editor.open('ROOFING', 'Shingles');
  const comment = () => editor.row('Granule loss');
  return { ...editor, comment, boost: () => editor.press('Granule loss', 'Boost') };
}

describe('Boost', () => {
  it('shows that it is under way, and cannot be pressed meanwhile', async () => {
    const { boost, comment, server } = await openItem();
    server.answers.EnhanceComment = () => new Promise(() => undefined);
    await boost();
    expect(await within(comment()).findByRole('button', { name: 'Boosting...' })).toBeDisabled();
    expect(server.variablesOf('EnhanceComment')).toEqual({
      userComment: '<p>The shingles show <strong>granule loss</strong>.</p>',
    });
  });

  it('shows before and after with the words marked that went and came; Accept takes the text', async () => {
    const { boost, comment, server, user } = await openItem();
    server.answers.EnhanceComment = () => ({ enhanceComment: AFTER });
    await boost();
    const after = await screen.findByRole('region', { name: 'After' });
    const before = screen.getByRole('region', { name: 'Before' });
    expect([...before.querySelectorAll('del')].map((word) => word.textContent).join('')).toBe('show granule loss.');
    expect([...after.querySelectorAll('ins')].map((word) => word.textContent).join('')).toBe('are worn.');
    expect(screen.queryByRole('button', { name: 'Save Template' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(comment()).toHaveTextContent('The shingles are worn.'));
    expect(screen.queryByRole('region', { name: 'After' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save Template' })).toBeInTheDocument();
  });

  it('leaves the text with Cancel', async () => {
    const { boost, comment, server, user } = await openItem();
    server.answers.EnhanceComment = () => ({ enhanceComment: AFTER });
    await boost();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(comment()).toHaveTextContent('granule loss'));
    expect(screen.queryByRole('button', { name: 'Save Template' })).not.toBeInTheDocument();
    expect(comment()).toHaveFocus();
  });

  it('says when there is nothing to improve', async () => {
    const { boost, server } = await openItem();
    server.answers.EnhanceComment = ({ userComment }) => ({ enhanceComment: userComment });
    await boost();
    expect(await screen.findByText('There is nothing to improve.')).toBeInTheDocument();
  });

  it('says when it failed, in the comment, and logs that without the text', async () => {
    const { boost, comment, server, user } = await openItem();
    server.answers.EnhanceComment = noConnection;
    await boost();
    const alert = await within(comment()).findByRole('alert');
    expect(alert).toHaveTextContent('Failed to boost the comment. Please try again.');
    const logged = warn.mock.calls.filter(([said]) => said === 'The comment could not be boosted.');
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged.map(String))).not.toContain('shingles');
    await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not waited for any more once something else is edited', async () => {
    const { boost, press, server, comment } = await openItem();
    let finish: (data: Record<string, unknown>) => void = () => undefined;
    server.answers.EnhanceComment = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    await boost();
    await press('Missing', 'Edit');
    finish({ enhanceComment: AFTER });
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Missing');
    expect(comment()).toHaveTextContent('granule loss');
    expect(screen.queryByRole('region', { name: 'After' })).not.toBeInTheDocument();
  });
});
