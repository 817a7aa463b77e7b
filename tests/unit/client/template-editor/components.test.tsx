import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editedTemplate } from '../../../support/client/edited-template.ts';
import { openEditor, templateServer } from '../../../support/client/open-editor.tsx';

const field = (what: string) => screen.findByRole('textbox', { name: `Name of the ${what}` });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('components', () => {
  it('are closed at first, with counts of what is in them', async () => {
    const { rows, row } = await openEditor();
    expect(rows()).toEqual(['ROOFING', 'CHIMNEY']);
    expect(row('ROOFING')).toHaveTextContent('3 items4 comments1 tip');
    expect(row('ROOFING')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('2 components · 5 items · 6 comments · 1 maintenance tip')).toBeInTheDocument();
  });

  it('are opened and closed by the bar, by the button, and all at once', async () => {
    const { rows, row, user, press } = await openEditor();
    await user.click(within(row('CHIMNEY')).getByText('CHIMNEY'));
    expect(rows()).toEqual(['ROOFING', 'CHIMNEY', 'Flashing', 'Crown']);
    expect(row('CHIMNEY')).toHaveAttribute('aria-expanded', 'true');
    await press('CHIMNEY', 'Close CHIMNEY');
    expect(rows()).toEqual(['ROOFING', 'CHIMNEY']);
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(rows()).toContain('Granule loss');
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(rows()).toEqual(['ROOFING', 'CHIMNEY']);
  });

  it('are added by New Component as "Component N", ready to be named', async () => {
    const { rows, user } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'New Component' }));
    expect(await field('component')).toHaveValue('Component 3');
    expect(await field('component')).toHaveFocus();
    await user.keyboard('DECK{Enter}');
    await waitFor(() => expect(rows()).toEqual(['ROOFING', 'CHIMNEY', 'DECK']));
  });

  it.each(['Enter', 'Save'])('are renamed with %s, and stay open', async (how) => {
    const { open, row, rows, press, user } = await openEditor();
    await open('ROOFING');
    await press('ROOFING', 'Rename');
    await user.clear(await field('component'));
    await user.keyboard(how === 'Enter' ? 'ROOF{Enter}' : 'ROOF');
    if (how === 'Save') await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(rows()).toEqual(['ROOF', 'Shingles', 'Flashing', 'Gutters', 'CHIMNEY']));
    expect(row('ROOF')).toHaveFocus();
  });

  it.each(['Escape', 'Cancel'])('keep their name with %s', async (how) => {
    const { row, rows, user } = await openEditor();
    await user.dblClick(within(row('ROOFING')).getByText('ROOFING'));
    await user.clear(await field('component'));
    await user.keyboard(how === 'Escape' ? 'ROOF{Escape}' : 'ROOF');
    if (how === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(rows()).toEqual(['ROOFING', 'CHIMNEY']));
    expect(screen.queryByRole('button', { name: 'Save Template' })).not.toBeInTheDocument();
  });

  it('cannot have the name of another, which has to be acknowledged', async () => {
    const { press, answer, user } = await openEditor();
    await press('ROOFING', 'Rename');
    await user.clear(await field('component'));
    await user.keyboard('CHIMNEY{Enter}');
    expect(await screen.findByRole('dialog')).toHaveTextContent('A component with the name "CHIMNEY" already exists.');
    await answer('Ok');
    await noDialog();
    expect(await field('component')).toHaveFocus();
  });

  it('are deleted after a question, and the focus goes to the one that follows', async () => {
    const { press, answer, rows, row } = await openEditor();
    await press('ROOFING', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Delete' });
    expect(dialog).toHaveTextContent('Are you sure you want to delete this component? This action cannot be undone.');
    await answer('Cancel');
    await noDialog();
    expect(rows()).toEqual(['ROOFING', 'CHIMNEY']);
    await press('ROOFING', 'Delete');
    await answer('Delete');
    await waitFor(() => expect(rows()).toEqual(['CHIMNEY']));
    await waitFor(() => expect(row('CHIMNEY')).toHaveFocus());
  });

  it('with several groups carry a warning; the fix keeps the first', async () => {
    const template = editedTemplate();
    template.template.components[1]?.childComponents.push({ name: 'More', items: [] });
    const { user } = await openEditor(templateServer(template));
    expect(screen.getByText(/CHIMNEY has 2 groups of items/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Duplicates and Fix' }));
    await waitFor(() => expect(screen.queryByText(/groups of items/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Save Template' })).toBeInTheDocument();
  });

  it('that are missing are pointed out', async () => {
    await openEditor(templateServer(editedTemplate({})));
    expect(screen.getByText(/This template has no components yet/)).toBeInTheDocument();
  });
});

describe('items', () => {
  it('are added to an open component, ready to be named; without a name they go again', async () => {
    const { open, press, rows, row, user } = await openEditor();
    expect(within(row('CHIMNEY')).queryByRole('button', { name: 'New Item' })).not.toBeInTheDocument();
    await open('CHIMNEY');
    await press('CHIMNEY', 'New Item');
    expect(await field('item')).toHaveFocus();
    await user.keyboard('Flue{Enter}');
    await waitFor(() => expect(rows()).toEqual(['ROOFING', 'CHIMNEY', 'Flashing', 'Crown', 'Flue']));
    await press('CHIMNEY', 'New Item');
    await field('item');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toEqual(['ROOFING', 'CHIMNEY', 'Flashing', 'Crown', 'Flue']));
  });

  it('that stand elsewhere, too, are renamed everywhere with Yes', async () => {
    const { open, press, answer, rows, user } = await openEditor();
    await open('CHIMNEY', 'ROOFING');
    await press('Flashing', 'Rename');
    await user.clear(await field('item'));
    await user.keyboard('Step flashing{Enter}');
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Do you want to propagate the changes to versions of this item elsewhere?',
    );
    await answer('Yes');
    await waitFor(() => expect(rows().filter((name) => name === 'Step flashing')).toHaveLength(2));
  });

  it('with a name that there is elsewhere can become a copy of it', async () => {
    const { open, press, answer, user, row } = await openEditor();
    await open('CHIMNEY');
    await press('CHIMNEY', 'New Item');
    await field('item');
    await user.keyboard('Shingles{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('An item with the name "Shingles" already exists. Do you want to copy it?');
    expect(within(dialog).getByRole('radio', { name: 'ROOFING - Shingles' })).toBeInTheDocument();
    await answer('Yes');
    await waitFor(() => expect(row('Shingles')).toHaveTextContent('3 comments'));
  });

  it('cannot have the name of another in the component: the new one goes', async () => {
    const { open, press, answer, rows, user } = await openEditor();
    await open('CHIMNEY');
    await press('CHIMNEY', 'New Item');
    await field('item');
    await user.keyboard('Crown{Enter}');
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'An item with the name "Crown" already exists in this component.',
    );
    await answer('Ok');
    await waitFor(() => expect(rows()).toEqual(['ROOFING', 'CHIMNEY', 'Flashing', 'Crown']));
  });

  it('are deleted after a question', async () => {
    const { open, press, answer, rows } = await openEditor();
    await open('CHIMNEY');
    await press('Crown', 'Delete');
    expect(await screen.findByRole('dialog', { name: 'Confirm Delete' })).toHaveTextContent('delete this item?');
    await answer('Delete');
    await waitFor(() => expect(rows()).toEqual(['ROOFING', 'CHIMNEY', 'Flashing']));
  });
});
