import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editedTemplate, itemId } from '../../../support/client/edited-template.ts';
import { openEditor, templateServer } from '../../../support/client/open-editor.tsx';

const titleField = () => screen.findByRole('textbox', { name: 'Title' });
const textField = () => screen.findByRole('textbox', { name: 'Text' });

/** The editor with the comments of an item in sight. */
async function openItem(component = 'ROOFING', item = 'Shingles') {
  const editor = await openEditor();
  await editor.open(component, item);
  return editor;
}

/** What is written in the text that is being edited. */
async function write(html: string) {
  const { Quill } = await import('react-quill');
  const field = await textField();
  const quill = Quill.find(field.parentElement as HTMLElement) as InstanceType<typeof Quill>;
  act(() => {
    quill.setContents(quill.clipboard.convert({ html }), 'user');
  });
}

describe('comments', () => {
  it('show title and text, and which are tips', async () => {
    const { row } = await openItem();
    expect(row('Granule loss').querySelector('strong')).toHaveTextContent('granule loss');
    expect(row('Missing')).toHaveTextContent('Maintenance tip');
    expect(row('Untitled Comment')).toHaveTextContent('Functional.');
    expect(within(row('Missing')).getByRole('button', { name: 'Maintenance tip' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('are added and opened for editing, with the focus in the title', async () => {
    const { user, rows } = await openItem('CHIMNEY', 'Crown');
    await user.click(screen.getByRole('button', { name: 'New Comment' }));
    await waitFor(async () => expect(await titleField()).toHaveFocus());
    await user.keyboard('Spalled');
    await write('<p>The crown is <strong>spalled</strong>.</p>');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(rows()).toContain('Spalled'));
    expect(screen.getByRole('button', { name: 'Save Template' })).toBeInTheDocument();
  });

  it('that are empty go when something else is clicked', async () => {
    const { user, rows } = await openItem('CHIMNEY', 'Crown');
    const before = rows();
    await user.click(screen.getByRole('button', { name: 'New Comment' }));
    await titleField();
    await user.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(rows()).toEqual(before));
    expect(screen.queryByRole('button', { name: 'Save Template' })).not.toBeInTheDocument();
  });

  it('that are not empty stay open when something else is clicked', async () => {
    const { user } = await openItem('CHIMNEY', 'Crown');
    await user.click(screen.getByRole('button', { name: 'New Comment' }));
    await titleField();
    await user.keyboard('Begun');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(await titleField()).toHaveValue('Begun');
  });

  it('are edited with Edit, Enter or a double click; Enter in the title saves, Escape leaves', async () => {
    const { user, press, row, rows } = await openItem();
    await press('Granule loss', 'Edit');
    await user.clear(await titleField());
    await user.keyboard('Loss of granules{Enter}');
    await waitFor(() => expect(rows()).toContain('Loss of granules'));
    await waitFor(() => expect(row('Loss of granules')).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.clear(await titleField());
    await user.keyboard('Other{Escape}');
    await waitFor(() => expect(rows()).toContain('Loss of granules'));
    await user.dblClick(within(row('Missing')).getByText('Shingles are missing.'));
    expect(await titleField()).toHaveValue('Missing');
  });

  it('mount one editor at most, and the one before is saved', async () => {
    const { user, press, rows } = await openItem();
    await press('Granule loss', 'Edit');
    await user.clear(await titleField());
    await user.keyboard('Changed');
    await press('Missing', 'Edit');
    await waitFor(async () => expect(await titleField()).toHaveValue('Missing'));
    expect(document.querySelectorAll('.ql-editor')).toHaveLength(1);
    expect(rows()).toContain('Changed');
  });

  it('whose text is left as it was are not edited, whatever Quill makes of it', async () => {
    const { user, press } = await openItem();
    await press('Untitled Comment', 'Edit');
    await write('<p>Other.</p>');
    await write('<p>Functional.</p>');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Text' })).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Save Template' })).not.toBeInTheDocument();
  });

  it('whose text is emptied go', async () => {
    const { user, press, rows } = await openItem();
    await press('Missing', 'Edit');
    await write('');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(rows()).not.toContain('Missing'));
  });

  it('keep plain spaces, and bold, italic and underline only', async () => {
    const { user, press, server } = await openItem('CHIMNEY', 'Crown');
    await press('Cracked', 'Edit');
    await write('<h1>One  <u>two</u></h1><p><a href="x:y">three</a><img src="x"></p>');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(server.names).toContain('SaveTemplate'));
    expect(JSON.stringify(server.variablesOf('SaveTemplate'))).toContain('<p>One <u>two</u></p><p>three</p>');
  });

  it('go up and down; nothing happens at the ends', async () => {
    const { press, rows, row } = await openItem();
    const comments = () => rows().slice(2, 5);
    expect(within(row('Granule loss')).getByRole('button', { name: 'Move up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('Granule loss', 'Move up');
    expect(comments()).toEqual(['Granule loss', 'Missing', 'Untitled Comment']);
    await press('Granule loss', 'Move down');
    await waitFor(() => expect(comments()).toEqual(['Missing', 'Granule loss', 'Untitled Comment']));
    await press('Untitled Comment', 'Move up');
    await waitFor(() => expect(comments()).toEqual(['Missing', 'Untitled Comment', 'Granule loss']));
    expect(within(row('Granule loss')).getByRole('button', { name: 'Move down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('become maintenance tips and are so no longer', async () => {
    const { press, row, user, server } = await openItem();
    await press('Granule loss', 'Maintenance tip');
    await press('Missing', 'Maintenance tip');
    await waitFor(() => expect(row('Granule loss')).toHaveTextContent('Maintenance tip'));
    await user.click(screen.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(server.names).toContain('SaveTemplate'));
    expect(server.variablesOf('SaveTemplate')?.maintenanceTips).toEqual([
      { component: 'ROOFING', itemId: itemId('Shingles'), commentIds: ['C-1'] },
    ]);
  });

  it('are deleted after a question', async () => {
    const { press, answer, rows } = await openItem();
    await press('Missing', 'Delete');
    expect(await screen.findByRole('dialog', { name: 'Confirm Delete' })).toHaveTextContent(
      'Are you sure you want to delete this comment? This action cannot be undone.',
    );
    await answer('Delete');
    await waitFor(() => expect(rows()).not.toContain('Missing'));
  });

  it('that stand elsewhere, too, are changed everywhere with Yes', async () => {
    const { user, press, answer, server } = await openItem('CHIMNEY', 'Flashing');
    await press('Loose flashing', 'Edit');
    await write('<p>It is very loose.</p>');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/propagate|occurrences/);
    await answer('Yes');
    await user.click(await screen.findByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(server.names).toContain('SaveTemplate'));
    expect(JSON.stringify(server.variablesOf('SaveTemplate')).match(/It is very loose/g)).toHaveLength(2);
  });
});

describe('the copy/move dialog', () => {
  async function openDialog() {
    const editor = await openItem();
    await editor.press('Missing', 'Copy or move');
    const dialog = await screen.findByRole('dialog', { name: 'Copy or move the comment' });
    return { ...editor, dialog, button: (name: string) => within(dialog).getByRole('button', { name }) };
  }

  it('lists components with their items, the own one opened; the others open', async () => {
    const { dialog, button, user } = await openDialog();
    const items = () =>
      within(dialog)
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent);
    expect(items()).toEqual(['Shinglesit is here', 'Flashing', 'Gutters']);
    await user.click(button('CHIMNEY 2'));
    expect(items()).toEqual(['Shinglesit is here', 'Flashing', 'Gutters', 'Flashing', 'Crown']);
    expect(button('Move')).toBeDisabled();
    expect(button('Copy')).toBeDisabled();
  });

  it('is searched, and moves', async () => {
    const { dialog, button, user, rows } = await openDialog();
    await user.type(within(dialog).getByRole('textbox', { name: 'To which item?' }), 'chim crown');
    await user.click(within(dialog).getByRole('radio', { name: 'Crown' }));
    await user.click(button('Move'));
    await waitFor(() => expect(rows()).toContain('Crown'));
    expect(rows().filter((name) => name === 'Missing')).toHaveLength(1);
    expect(rows().indexOf('Missing')).toBeGreaterThan(rows().indexOf('Crown'));
    expect(await screen.findByRole('status', { name: 'What was done' })).toHaveTextContent('Comment moved to Crown');
  });

  it('copies, also within the item, where moving is off', async () => {
    const { dialog, button, user, rows } = await openDialog();
    await user.click(within(dialog).getByRole('radio', { name: /Shingles/ }));
    expect(button('Move')).toBeDisabled();
    await user.click(button('Copy'));
    await waitFor(() => expect(rows().filter((name) => name === 'Missing')).toHaveLength(2));
  });

  it('says when nothing was found, and is left with Cancel', async () => {
    const { dialog, button, user } = await openDialog();
    await user.type(within(dialog).getByRole('textbox'), 'xyz');
    expect(within(dialog).getByText('No item was found.')).toBeInTheDocument();
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks when the item stands elsewhere, too', async () => {
    const { dialog, button, user, answer, row } = await openDialog();
    await user.click(within(dialog).getByRole('radio', { name: 'Flashing' }));
    await user.click(button('Copy'));
    const question = await screen.findByText(
      'The selected item appears in other components. Apply to all occurrences?',
    );
    expect(question).toBeInTheDocument();
    await answer('Yes');
    await waitFor(() => expect(row('CHIMNEY')).toHaveTextContent('3 comments'));
  });
});

describe('a template', () => {
  it('of several hundred comments draws few rows', async () => {
    const comments = Array.from({ length: 600 }, (_, index) => [`C-${index}`, `Comment ${index}`, '<p>x</p>'] as const);
    const { open, rows } = await openEditor(templateServer(editedTemplate({ ROOF: { All: comments } })));
    await open('ROOF', 'All');
    expect(rows()).toContain('Comment 5');
    expect(rows().length).toBeLessThan(60);
  });
});
