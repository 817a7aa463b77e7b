import { screen, within } from '@testing-library/react';
import { ReportsCard } from '../../../client/features/reports/reports-card.tsx';
import type { Lesson, Remark } from '../../../client/features/reports/said/said-documents.ts';
import { reportList, reportRow, STATUSES } from './answers.ts';
import { FakeServer } from './fake-server.ts';
import { renderScreen } from './render-screen.tsx';
import { lesson, remark, templateTargets } from './said-answers.ts';

/** This browser lays nothing out and hides the choices, which find no room. */
export const HIDDEN = { hidden: true };

interface Said {
  remarks?: Remark[];
  lessons?: Lesson[];
}

/** A server with one completed report, which keeps what it is taught as the product's does. */
export function saidServer({ remarks = [remark()], lessons = [] }: Said = {}): FakeServer {
  let kept = lessons;
  return new FakeServer({
    Reports: () => reportList([reportRow({ headerAddress: '1 Elm St' })]),
    ReportStatuses: () => STATUSES,
    Remarks: () => ({ remarks }),
    Lessons: () => ({ lessons: kept }),
    TemplateTargets: () => templateTargets(),
    TeachLesson: ({ input }) => {
      const taught = learned(remarks, input as Parameters<typeof learned>[1], `l${kept.length + 1}`);
      kept = [taught, ...kept];
      return { teachLesson: taught };
    },
    ForgetLesson: ({ id }) => {
      kept = kept.filter((one) => one.id !== id);
      return { forgetLesson: true };
    },
  });
}

/** The dialog "What was said", opened from the report's row. */
export async function openSaid(server = saidServer()) {
  const rendered = await renderScreen(<ReportsCard />, server);
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'What was said' }));
  const dialog = await screen.findByRole('dialog', { name: 'What was said' });
  const field = () => within(dialog).getByRole('combobox', { name: 'Where it belongs' });
  return {
    ...rendered,
    server,
    dialog,
    field,
    /** The remark with these words; the lessons come after it. */
    row: async (words: string) => (await within(dialog).findAllByText(`“${words}”`))[0]?.closest('li') as HTMLElement,
    /** What is said, from top to bottom, as far as it is shown. */
    words: () => [...dialog.querySelectorAll('li')].map((row) => row.textContent?.match(/“(.*?)”/)?.[1]),
    /** Opens the form of a remark and chooses where it belongs. */
    choose: async (words: string, choice: string) => {
      await user.click(await within(dialog).findByRole('button', { name: `Correct: "${words}"` }));
      await user.click(field());
      await user.click((await screen.findAllByRole('option', { name: choice, ...HIDDEN }))[0] as HTMLElement);
    },
    save: () => user.click(within(dialog).getByRole('button', { name: 'Save' })),
  };
}

interface Teaching {
  remark: number;
  target: { component: string; itemId: string; commentId: string | null } | null;
}

function learned(remarks: Remark[], { remark: index, target }: Teaching, id: string): Lesson {
  const words = remarks.find((one) => one.index === index)?.words ?? '';
  const item = templateTargets()
    .template.components.flatMap(({ childComponents }) => childComponents.flatMap(({ items }) => items))
    .find((one) => one.itemId === target?.itemId);
  const comment = item?.comments.find(({ commentId }) => commentId === target?.commentId);
  return lesson({ id, words, ...target, itemName: item?.itemName ?? null, commentName: comment?.commentName ?? null });
}
