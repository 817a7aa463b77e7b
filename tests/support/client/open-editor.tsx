import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { forgetDraft } from '../../../client/features/template-editor/model/stored-draft.ts';
import { TemplateEditorPage } from '../../../client/features/template-editor/template-editor-page.tsx';
import { editedTemplate, savedTemplate } from './edited-template.ts';
import { FakeServer } from './fake-server.ts';
import { renderScreen } from './render-screen.tsx';

/** A server that has a template and saves what it is sent. */
export function templateServer(template: object = editedTemplate()): FakeServer {
  return new FakeServer({
    TemplateEditorStatus: () => ({ emptyReportStatus: { __typename: 'EmptyReportStatus', hasEmptyReport: true } }),
    EditedTemplate: () => ({ ...template }),
    SaveTemplate: (variables) => savedTemplate(variables),
    ProcessSavedTemplate: () => ({
      processEmptyReport: { __typename: 'EmptyReport', status: 'processed', processedAt: '2026-01-01T10:00:00.000Z' },
    }),
  });
}

/** The editor's page over a server, once its rows are there; nothing was kept in this browser before. */
export async function openEditor(server = templateServer()) {
  layOut();
  await forgetDraft('maria@example.com');
  const rendered = await renderScreen(<TemplateEditorPage />, server);
  await screen.findByRole('treegrid');
  const { user } = rendered;
  /** The row whose label begins like that; of several the first. */
  const row = (label: string) => screen.getAllByRole('row', { name: new RegExp(`^${label}`) })[0] as HTMLElement;
  return {
    ...rendered,
    server,
    row,
    /** What the rows are called, from top to bottom, without their counts. */
    rows: () =>
      screen
        .getAllByRole('row')
        .toSorted((a, b) => Number(a.dataset.index) - Number(b.dataset.index))
        .map((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').split(/[,.]/)[0]?.trim()),
    /** Opens components and items, one in the other. */
    open: async (...labels: string[]) => {
      for (const label of labels) await user.click(within(row(label)).getByRole('button', { name: /^Open / }));
    },
    /** Presses a button of a row. */
    press: (label: string, button: string) => user.click(within(row(label)).getByRole('button', { name: button })),
    /** Presses a button of the dialog that is open. */
    answer: async (button: string) =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: button })),
  };
}

/** This browser lays nothing out: gives rows a height, and a window that shows two dozen of them. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.role === 'row' ? 40 : 0;
  });
  window.innerHeight = 1000;
}
