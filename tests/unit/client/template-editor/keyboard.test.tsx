import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openEditor } from '../../../support/client/open-editor.tsx';

const focused = () => document.activeElement as HTMLElement;
const label = () => focused().getAttribute('aria-label') ?? focused().textContent;
const search = () => screen.getByRole('textbox', { name: 'Search the template' });

/** The editor with the focus on its first row. */
async function openList() {
  const editor = await openEditor();
  editor.row('ROOFING').focus();
  return editor;
}

describe('the rows', () => {
  it('are one stop of the Tab key, with the buttons of that row', async () => {
    await openList();
    const stops = [...document.querySelectorAll<HTMLElement>('[role=treegrid] [tabindex="0"]')];
    expect(stops.map((stop) => stop.getAttribute('aria-label')?.split(',')[0])).toEqual([
      'ROOFING',
      'Open ROOFING',
      'Rename',
      'Delete',
    ]);
  });

  it('are gone through with the arrow keys, opened and closed, and left by Escape', async () => {
    const { user, rows } = await openList();
    await user.keyboard('{ArrowRight}');
    expect(rows()).toHaveLength(5);
    await user.keyboard('{ArrowRight}');
    expect(label()).toMatch(/^Shingles, item/);
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(label()).toMatch(/^Missing, maintenance tip/);
    await user.keyboard('{ArrowLeft}');
    expect(label()).toMatch(/^Shingles, item/);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(rows()).toEqual(['ROOFING', 'CHIMNEY']);
    await user.keyboard('{End}');
    expect(label()).toMatch(/^CHIMNEY/);
    await user.keyboard('{Home}{Tab}{Tab}');
    expect(label()).toBe('Rename');
    await user.keyboard('{Escape}');
    expect(label()).toMatch(/^ROOFING/);
  });

  it('do everything with a comment', async () => {
    const { user, rows, open, row } = await openList();
    await open('ROOFING', 'Shingles');
    row('Missing').focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(rows().slice(2, 4)).toEqual(['Missing', 'Granule loss']));
    await waitFor(() => expect(label()).toMatch(/^Missing/));
    await user.keyboard('{F2}');
    await screen.findByRole('textbox', { name: 'Title' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(label()).toMatch(/^Missing/));
    await user.keyboard('{Delete}');
    await screen.findByRole('dialog', { name: 'Confirm Delete' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows()).not.toContain('Missing'));
    await waitFor(() => expect(label()).toMatch(/^Granule loss/));
  });
});

describe('a change that is shown a moment later', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('does not fetch back who has gone to another row meanwhile', async () => {
    await openList();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'New Component' }));
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name of the component' }), { key: 'Enter' });
    expect(label()).toMatch(/^Component 3/);
    fireEvent.keyDown(focused(), { key: 'Home' });
    expect(label()).toMatch(/^ROOFING/);
    act(() => vi.advanceTimersByTime(1_000));
    expect(label()).toMatch(/^ROOFING/);
  });
});

describe('undo and redo', () => {
  it('are buttons and keys, and tell what they did', async () => {
    const { user, rows, answer, press } = await openList();
    await press('CHIMNEY', 'Delete');
    await answer('Delete');
    await waitFor(() => expect(rows()).toEqual(['ROOFING']));
    const said = screen.getByRole('status', { name: 'What was done' });
    expect(said).toHaveTextContent('Component deleted');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('{Control>}z{/Control}');
    expect(rows().slice(0, 2)).toEqual(['ROOFING', 'CHIMNEY']);
    expect(said).toHaveTextContent('Undone: Component deleted');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(rows()).toEqual(['ROOFING']);
    expect(said).toHaveTextContent('Done again: Component deleted');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(rows().slice(0, 2)).toEqual(['ROOFING', 'CHIMNEY']);
    await user.keyboard('{Control>}y{/Control}');
    expect(rows()).toEqual(['ROOFING']);
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('leave a text field its own', async () => {
    const { user, press, answer, rows } = await openList();
    await press('CHIMNEY', 'Delete');
    await answer('Delete');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(search());
    await user.keyboard('{Control>}z{/Control}');
    expect(rows()).toEqual(['ROOFING']);
  });
});

describe('the search', () => {
  it.each(['/', '{Control>}f{/Control}'])('has the focus after %s', async (keys) => {
    const { user } = await openList();
    await user.keyboard(keys);
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('');
  });

  it('shows what matches with its parents, marked and counted; Enter goes from hit to hit', async () => {
    const { user, rows, row } = await openList();
    await user.type(search(), 'loose');
    await waitFor(() =>
      expect(rows()).toEqual(['ROOFING', 'Flashing', 'Loose flashing', 'CHIMNEY', 'Flashing', 'Loose flashing']),
    );
    expect([...row('Loose').querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Loose', 'loose']);
    expect(screen.getByText('2 hits')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(screen.getByText('2 of 2')).toBeInTheDocument();
    expect(search()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(rows()).toEqual(['ROOFING', 'CHIMNEY']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(label()).toMatch(/^(ROOFING|CHIMNEY)/));
  });

  it('is left by opening what was found, which then is in sight', async () => {
    const { user, rows, press } = await openList();
    await user.type(search(), 'gutters');
    await waitFor(() => expect(rows()).toEqual(['ROOFING', 'Gutters']));
    await press('Gutters', 'Open Gutters');
    await waitFor(() => expect(rows().slice(0, 4)).toEqual(['ROOFING', 'Shingles', 'Flashing', 'Gutters']));
    expect(rows()).toContain('No comments yet');
    expect(search()).toHaveValue('');
  });

  it('says when nothing is found', async () => {
    const { user } = await openList();
    await user.type(search(), 'xyz');
    expect(await screen.findByText('Nothing was found. Try fewer or other words.')).toBeInTheDocument();
    expect(screen.getByText('0 hits')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next hit' })).toBeDisabled();
  });
});

describe('the help', () => {
  it('opens with ?, and can switch off the keys that do something by themselves', async () => {
    const { user } = await openList();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard' });
    await user.click(within(dialog).getByRole('checkbox'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('?/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(search()).not.toHaveFocus();
  });
});
