import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { editedTemplate } from '../../../support/client/edited-template.ts';
import { noConnection, refusal } from '../../../support/client/fake-server.ts';
import { openEditor, templateServer } from '../../../support/client/open-editor.tsx';

const version = (versionId: string, change: string, isCurrent: boolean) => ({
  __typename: 'TemplateVersion',
  versionId,
  createdAt: '2026-01-01T10:00:00.000Z',
  origin: 'edit',
  change,
  fileName: 'mine.hr5',
  isHousemaster: true,
  isCurrent,
});
const VERSIONS = {
  templateVersions: [
    version('v1', '3 comments edited.', true),
    version('v0', 'Restored the version of 2025-12-31T08:00:00.000Z.', false),
  ],
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('History', () => {
  async function openHistory({ changed = false, answer = () => VERSIONS as object } = {}) {
    const server = templateServer();
    server.answers.TemplateVersions = () => answer() as Record<string, unknown>;
    server.answers.RestoreTemplateVersion = () => {
      server.answers.EditedTemplate = () => editedTemplate({ OLDER: {} }, 'v2');
      return { restoreTemplateVersion: { __typename: 'EmptyReport', status: 'processed' } };
    };
    const editor = await openEditor(server);
    if (changed) {
      await editor.open('ROOFING', 'Shingles');
      await editor.press('Granule loss', 'Maintenance tip');
    }
    await editor.user.click(screen.getByRole('button', { name: 'History' }));
    return { ...editor, dialog: await screen.findByRole('dialog', { name: 'History' }) };
  }

  it('lists the versions with time, change, origin and type; the current one cannot be restored', async () => {
    const { dialog } = await openHistory();
    const [newest, older] = await within(dialog).findAllByRole('listitem');
    expect(newest).toHaveTextContent('3 comments edited.Saved in the editor · Housemaster · mine.hr5Current');
    expect(newest?.querySelector('time')).toHaveAttribute('datetime', '2026-01-01T10:00:00.000Z');
    expect(within(newest as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(older).not.toHaveTextContent('2025-12-31T08');
    expect(older?.querySelectorAll('time')[1]).toHaveAttribute('datetime', '2025-12-31T08:00:00.000Z');
    expect(within(older as HTMLElement).getByRole('button', { name: 'Restore' })).toBeEnabled();
  });

  it('restores a version and shows it', async () => {
    const { dialog, user, server, rows } = await openHistory();
    await user.click(await within(dialog).findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(rows()).toEqual(['OLDER']));
    expect(server.variablesOf('RestoreTemplateVersion')).toEqual({ versionId: 'v0' });
  });

  it('asks first when something is unsaved', async () => {
    const { dialog, user, server, rows } = await openHistory({ changed: true });
    await user.click(await within(dialog).findByRole('button', { name: 'Restore' }));
    const question = within(dialog).getByRole('group', { name: 'Restore this version?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(server.names).not.toContain('RestoreTemplateVersion');
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await user.click(within(dialog).getByRole('button', { name: 'Restore and lose my changes' }));
    await waitFor(() => expect(rows()).toEqual(['OLDER']));
    expect(screen.queryByRole('button', { name: 'Save Template' })).not.toBeInTheDocument();
  });

  it('says when a version could not be restored', async () => {
    const { dialog, user, server } = await openHistory();
    server.answers.RestoreTemplateVersion = () => refusal('There is no such version.', 'NOT_FOUND');
    await user.click(await within(dialog).findByRole('button', { name: 'Restore' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('There is no such version.');
  });

  it('says when it could not be loaded, and tries again', async () => {
    const { dialog, user, server } = await openHistory({ answer: noConnection });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The history could not be loaded.');
    server.answers.TemplateVersions = () => VERSIONS;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2);
  });
});

describe('Export', () => {
  const file = async () => new Response('x', { headers: { 'content-disposition': 'attachment; filename="mine.hr5"' } });

  async function openExport(answer: () => Promise<Response>, changed = false) {
    const fetched = vi.fn(answer);
    vi.stubGlobal('fetch', fetched);
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const editor = await openEditor();
    if (changed) {
      await editor.open('ROOFING', 'Shingles');
      await editor.press('Granule loss', 'Maintenance tip');
    }
    await editor.user.click(screen.getByRole('button', { name: 'Export .hr5' }));
    return { fetched, saved };
  }

  it('hands the saved file to the browser, with the access token', async () => {
    const { fetched, saved } = await openExport(file);
    await waitFor(() => expect(saved).toEqual(['mine.hr5']));
    expect(fetched.mock.calls).toEqual([
      ['/api/template/download-template', { headers: { authorization: 'Bearer access' } }],
    ]);
    expect(screen.queryByText(/The saved version was exported/)).not.toBeInTheDocument();
  });

  it('says that it is the saved version when something is unsaved', async () => {
    const { saved } = await openExport(file, true);
    expect(
      await screen.findByText('The saved version was exported. Your unsaved changes are not in it.'),
    ).toBeInTheDocument();
    expect(saved).toHaveLength(1);
  });

  it('says when it failed', async () => {
    await openExport(async () => new Response('', { status: 500 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to export template');
  });
});
