import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openReport } from '../../../../../server/adapters/hr5/open-report.ts';
import { readTemplate } from '../../../../../server/adapters/hr5/read-template.ts';
import type { EditableTemplate } from '../../../../../server/domain/template/editable-template.ts';
import { arbitraryTemplate } from '../../../../support/hr5/arbitrary-template.ts';
import { arbitrarySteps, edit } from '../../../../support/hr5/edit-steps.ts';
import { editableOf, editedFile } from '../../../../support/hr5/edited-file.ts';
import { xmlEvents } from '../../../../support/hr5/xml-events.ts';

/** Milliseconds that a busy machine may take. */
const SLOW = 60_000;

/** Without what a save sets: the times of comments that were changed, and the names that components had. */
function asSaved({ components, tips }: EditableTemplate) {
  return {
    tips,
    components: components.map(({ name, groups }) => ({
      name,
      groups: groups.map((group) => ({
        name: group.name,
        items: group.items.map((item) => ({
          ...item,
          comments: item.comments.map(({ id, name: title, text }) => ({ id, name: title, text })),
        })),
      })),
    })),
  };
}

test(
  'a file that is saved as it was opened stays as it is',
  () => {
    fc.assert(
      fc.property(arbitraryTemplate, (source) => {
        const file = Buffer.from(source);
        expect(xmlEvents(editedFile(file, editableOf(file)).toString())).toEqual(xmlEvents(source));
      }),
      { numRuns: 500 },
    );
  },
  SLOW,
);

test(
  'what was edited is read back, whatever the file and the edit',
  () => {
    fc.assert(
      fc.property(arbitraryTemplate, arbitrarySteps, (source, steps) => {
        const file = Buffer.from(source);
        const edited = edit(editableOf(file), steps);
        const saved = editedFile(file, edited);
        expect(asSaved(editableOf(saved))).toEqual(asSaved(edited));
        expect(readTemplate(openReport(saved)).template.components.map(({ name }) => name)).toEqual(
          edited.components.map(({ name }) => name),
        );
      }),
      { numRuns: 1_000 },
    );
  },
  SLOW,
);

test(
  'saving again what was saved changes nothing more',
  () => {
    fc.assert(
      fc.property(arbitraryTemplate, arbitrarySteps, (source, steps) => {
        const file = Buffer.from(source);
        const saved = editedFile(file, edit(editableOf(file), steps));
        expect(xmlEvents(editedFile(saved, editableOf(saved)).toString())).toEqual(xmlEvents(saved.toString()));
      }),
      { numRuns: 200 },
    );
  },
  SLOW,
);
