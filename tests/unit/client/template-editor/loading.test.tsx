import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf } from '../../../../client/features/template-editor/model/from-server.ts';
import { keepDraft, keptDraft } from '../../../../client/features/template-editor/model/stored-draft.ts';
import { TemplateEditorPage } from '../../../../client/features/template-editor/template-editor-page.tsx';
import { editedTemplate } from '../../../support/client/edited-template.ts';
import { noConnection, refusal } from '../../../support/client/fake-server.ts';
import { openEditor, templateServer } from '../../../support/client/open-editor.tsx';
import { renderScreen } from '../../../support/client/render-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the page', () => {
  it('has its title, the file and its type, and the way to another template', async () => {
    const { user } = await openEditor();
    expect(screen.getByRole('heading', { level: 1, name: 'Template Editor' })).toBeInTheDocument();
    expect(screen.getByText('mine.hr5 · Legacy')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Upload New Template' }));
    expect(await screen.findByRole('heading', { name: 'at /upload-report' })).toBeInTheDocument();
  });

  it('says that it is loading', async () => {
    const server = templateServer();
    server.answers.EditedTemplate = () => new Promise(() => undefined);
    await renderScreen(<TemplateEditorPage />, server);
    expect(await screen.findByText('Loading template...')).toBeInTheDocument();
  });

  it('leads to /upload-report without a template, which is not asked for', async () => {
    const server = templateServer();
    server.answers.TemplateEditorStatus = () => ({
      emptyReportStatus: { __typename: 'EmptyReportStatus', hasEmptyReport: false },
    });
    await renderScreen(<TemplateEditorPage />, server);
    expect(await screen.findByRole('heading', { name: 'at /upload-report' })).toBeInTheDocument();
    expect(server.names).not.toContain('EditedTemplate');
  });

  it('leads there, too, when the template has gone meanwhile', async () => {
    const server = templateServer();
    server.answers.EditedTemplate = () => refusal('Please upload a template.', 'NOT_FOUND');
    await renderScreen(<TemplateEditorPage />, server);
    expect(await screen.findByRole('heading', { name: 'at /upload-report' })).toBeInTheDocument();
  });

  it('says when the template could not be loaded, and tries again', async () => {
    const server = templateServer();
    const { EditedTemplate } = server.answers;
    server.answers.EditedTemplate = noConnection;
    const { user } = await renderScreen(<TemplateEditorPage />, server);
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Failed to load template');
    expect(screen.getByText('Your template is not here yet.')).toBeInTheDocument();
    server.answers.EditedTemplate = EditedTemplate as NonNullable<typeof EditedTemplate>;
    await user.click(within(toast).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('treegrid')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('says when the maintenance tips could not be loaded: without them a save would lose them', async () => {
    const server = templateServer();
    const failure = refusal('no', 'INTERNAL_SERVER_ERROR');
    Object.assign(failure.errors[0] as object, { path: ['maintenanceTips'] });
    server.answers.EditedTemplate = () => failure;
    await renderScreen(<TemplateEditorPage />, server);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to retrieve maintenance tips');
    expect(screen.queryByRole('treegrid')).not.toBeInTheDocument();
  });
});

describe('on a small screen', () => {
  /** A window that is narrowed and widened. */
  function adjustableWindow() {
    let isSmall = false;
    const listeners = new Set<(event: { matches: boolean }) => void>();
    const asked = vi.fn((query: string) => ({
      get matches() {
        return query === '(max-width: 640px)' && isSmall;
      },
      addEventListener: (_type: string, listener: (event: { matches: boolean }) => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: (event: { matches: boolean }) => void) =>
        listeners.delete(listener),
      addListener: (listener: (event: { matches: boolean }) => void) => listeners.add(listener),
      removeListener: (listener: (event: { matches: boolean }) => void) => listeners.delete(listener),
    }));
    vi.stubGlobal('matchMedia', asked);
    return (small: boolean) =>
      act(() => {
        isSmall = small;
        for (const listener of [...listeners]) listener({ matches: small });
      });
  }

  it('a notice takes the place of the editor', async () => {
    adjustableWindow()(true);
    await renderScreen(<TemplateEditorPage />, templateServer());
    await waitFor(() => {
      expect(screen.getByText('Not available on mobile')).toBeInTheDocument();
      expect(screen.getByText(/not implemented for mobile. Please use a desktop browser/)).toBeInTheDocument();
      expect(screen.queryByRole('treegrid')).not.toBeInTheDocument();
    });
  });

  it('what is unsaved outlives a window that is only narrowed for a while', async () => {
    const narrow = adjustableWindow();
    const { open, press, row } = await openEditor();
    await open('ROOFING', 'Shingles');
    await press('Granule loss', 'Maintenance tip');
    narrow(true);
    expect(await screen.findByText('Your unsaved changes are still here.')).toBeInTheDocument();
    narrow(false);
    await screen.findByRole('treegrid');
    expect(row('Granule loss')).toHaveTextContent('Maintenance tip');
  });
});

describe('what was not saved', () => {
  const OWNER = 'maria@example.com';

  /** Changes something and leaves the page. */
  async function leaveUnsaved() {
    const { open, press, router } = await openEditor();
    await open('ROOFING', 'Shingles');
    await press('Granule loss', 'Maintenance tip');
    await act(() => router.navigate('/dashboard'));
    await waitFor(async () => expect(await keptDraft(OWNER)).not.toBeNull());
  }

  const comeBack = (server = templateServer()) => renderScreen(<TemplateEditorPage />, server);
  const dialog = () => screen.findByRole('dialog', { name: 'Welcome back' });

  it('is offered on return; Restore takes it over', async () => {
    await leaveUnsaved();
    const { user } = await comeBack();
    expect(await dialog()).toHaveTextContent(/You have unsaved changes from .*\d/);
    await user.click(within(await dialog()).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('button', { name: 'Save Template' })).toBeInTheDocument();
    expect(screen.getByText('2 components · 5 items · 6 comments · 2 maintenance tips')).toBeInTheDocument();
  });

  it('is forgotten with Discard', async () => {
    await leaveUnsaved();
    const { user } = await comeBack();
    await user.click(within(await dialog()).getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await keptDraft(OWNER)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Save Template' })).not.toBeInTheDocument();
  });

  it('made from an older version is saved only after a choice', async () => {
    await leaveUnsaved();
    const server = templateServer(editedTemplate(undefined, 'v2'));
    const { user } = await comeBack(server);
    expect(await dialog()).toHaveTextContent('The template was saved elsewhere since then.');
    await user.click(within(await dialog()).getByRole('button', { name: 'Restore' }));
    await user.click(await screen.findByRole('button', { name: 'Save Template' }));
    await waitFor(() =>
      expect(server.variablesOf('SaveTemplate')).toMatchObject({ versionId: 'v1', overwrite: false }),
    );
  });

  it('is kept a second after the last change, and forgotten after the save', async () => {
    const { open, press, user } = await openEditor();
    await open('ROOFING', 'Shingles');
    await press('Granule loss', 'Maintenance tip');
    await waitFor(async () => expect(await keptDraft(OWNER)).not.toBeNull(), { timeout: 5000 });
    await user.click(screen.getByRole('button', { name: 'Save Template' }));
    await waitFor(async () => expect(await keptDraft(OWNER)).toBeNull(), { timeout: 5000 });
  });

  it('is kept at once when the page is hidden, with what is being typed', async () => {
    const { open, press, user } = await openEditor();
    await open('ROOFING', 'Shingles');
    await press('Granule loss', 'Edit');
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' typed');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(JSON.stringify(await keptDraft(OWNER))).toContain('Granule loss typed'));
  });

  it('is not offered when it is what the server has', async () => {
    const { template, maintenanceTips } = editedTemplate();
    await keepDraft(OWNER, {
      versionId: 'v0',
      savedAt: '2026-01-01T10:00:00Z',
      draft: draftOf(template, maintenanceTips),
    });
    await comeBack();
    await screen.findByRole('treegrid');
    await waitFor(async () => expect(await keptDraft(OWNER)).toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
