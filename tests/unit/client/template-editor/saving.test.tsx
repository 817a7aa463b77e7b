import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { USAGE_TIPS } from '../../../../client/features/template-editor/model/usage-tips.ts';
import { editedTemplate, savedTemplate } from '../../../support/client/edited-template.ts';
import { noConnection, refusal } from '../../../support/client/fake-server.ts';
import { openEditor } from '../../../support/client/open-editor.tsx';

const NOTICE = 'You have unsaved changes. Click "Save Template" to save your changes.';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => vi.useRealTimers());

const saveButton = () => screen.queryByRole('button', { name: 'Save Template' });
const save = () => screen.findByRole('button', { name: 'Save Template' });

/** The editor with one change. */
async function openChanged() {
  const editor = await openEditor();
  await editor.open('ROOFING', 'Shingles');
  await editor.press('Granule loss', 'Maintenance tip');
  await save();
  return { ...editor, sent: () => editor.server.variablesOf('SaveTemplate') };
}

describe('Save Template', () => {
  it('and the notice show only when something is unsaved', async () => {
    const { press } = await openChanged();
    expect(screen.getByText(NOTICE)).toBeInTheDocument();
    await press('Granule loss', 'Maintenance tip');
    await waitFor(() => expect(saveButton()).not.toBeInTheDocument());
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('sends everything with the version that was edited, then has it processed', async () => {
    const { server, user, sent } = await openChanged();
    await user.click(await save());
    await waitFor(() => expect(server.names.slice(-2)).toEqual(['SaveTemplate', 'ProcessSavedTemplate']));
    expect(sent()).toMatchObject({ versionId: 'v1', overwrite: false });
    const { components } = sent() as { components: { name: string; childComponents: unknown }[] };
    expect(components.map(({ name }) => name)).toEqual(['ROOFING', 'CHIMNEY']);
    expect(components[0]?.childComponents).toEqual(strip(editedTemplate().template.components[0]?.childComponents));
    await waitFor(() => expect(saveButton()).not.toBeInTheDocument());
  });

  it("takes the server's template in place of the draft, and its version for the next save", async () => {
    const { server, user, press, rows, sent } = await openChanged();
    server.answers.SaveTemplate = () => {
      const { template, maintenanceTips } = editedTemplate(
        { ROOFING: { Shingles: [['C-1', 'Renamed', '<p>x</p>']] } },
        'v7',
      );
      return savedTemplate({ components: template.components, maintenanceTips }, 'v7');
    };
    await user.click(await save());
    await waitFor(() => expect(rows()).toEqual(['ROOFING', 'Shingles', 'Renamed', 'New Comment']));
    await press('Renamed', 'Maintenance tip');
    await user.click(await save());
    await waitFor(() => expect(sent()).toMatchObject({ versionId: 'v7' }));
  });

  it('is also Ctrl-S, which takes what is being typed with it', async () => {
    const { press, user, sent } = await openChanged();
    await press('Missing', 'Edit');
    await user.clear(await screen.findByRole('textbox', { name: 'Title' }));
    await user.keyboard('Gone{Control>}s{/Control}');
    await waitFor(() => expect(JSON.stringify(sent())).toContain('Gone'));
  });

  it('covers the page with tips, another one every 7 seconds, none twice before all were shown', async () => {
    const { server, user } = await openChanged();
    server.answers.SaveTemplate = () => new Promise(() => undefined);
    const button = await save();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Saving' });
    expect(screen.getByText('Saving...')).toBeInTheDocument();
    const shown = () => USAGE_TIPS.findIndex((tip) => within(dialog).queryByText(tip));
    const seen = [shown()];
    for (let next = 1; next < USAGE_TIPS.length; next++) {
      act(() => void vi.advanceTimersByTime(7000));
      seen.push(shown());
    }
    expect(seen.toSorted()).toEqual([...USAGE_TIPS.keys()]);
  });

  it('says when it failed, with what the server says, and tries again', async () => {
    const { server, user } = await openChanged();
    const { SaveTemplate } = server.answers;
    server.answers.SaveTemplate = () => refusal('A component with the name "X" stands twice.');
    await user.click(await save());
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Failed to save template');
    expect(toast).toHaveTextContent('A component with the name "X" stands twice.');
    expect(await save()).toBeEnabled();
    server.answers.SaveTemplate = SaveTemplate as NonNullable<typeof SaveTemplate>;
    await user.click(within(toast).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saveButton()).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText('Failed to save template')).not.toBeInTheDocument());
  });

  it('says when it could not be processed, though it is saved, and tries that again', async () => {
    const { server, user } = await openChanged();
    server.answers.ProcessSavedTemplate = noConnection;
    await user.click(await save());
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('The template is saved, but reports cannot be written with it yet');
    expect(saveButton()).not.toBeInTheDocument();
    await user.click(within(toast).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.names.filter((name) => name === 'ProcessSavedTemplate')).toHaveLength(2));
  });
});

describe('a template that was saved elsewhere since', () => {
  async function openRefused() {
    const editor = await openChanged();
    const { SaveTemplate } = editor.server.answers;
    editor.server.answers.SaveTemplate = (variables, context) =>
      variables.overwrite ? (SaveTemplate?.(variables, context) ?? {}) : refusal('It was changed.', 'TEMPLATE_CHANGED');
    await editor.user.click(await save());
    await screen.findByRole('dialog', { name: 'The template was changed elsewhere' });
    return editor;
  }

  it('is saved over when that is chosen', async () => {
    const { answer, sent } = await openRefused();
    await answer('Save mine over it');
    await waitFor(() => expect(sent()).toMatchObject({ overwrite: true }));
    await waitFor(() => expect(saveButton()).not.toBeInTheDocument());
  });

  it('is loaded when that is chosen, and the own changes are dropped', async () => {
    const { server, answer, rows } = await openRefused();
    server.answers.EditedTemplate = () => editedTemplate({ NEWER: {} }, 'v3');
    await answer('Load the newer one');
    await waitFor(() => expect(rows()).toEqual(['NEWER']));
    expect(saveButton()).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is left alone with Cancel, and the own changes stay unsaved', async () => {
    const { answer } = await openRefused();
    await answer('Cancel');
    expect(await save()).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

/** Without what only answers carry. */
function strip(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === '__typename' ? undefined : inner)));
}
