import type { Template } from '../../template/template.ts';
import type { Decision, Draft } from '../findings.ts';
import { fillLocation } from '../locations/fill-location.ts';
import { DraftBuilder } from './draft-builder.ts';

/** Gives each item that was spoken of, and is there, the tips that the template has for it, once. */
export function addMaintenanceTips(draft: Draft, decisions: readonly Decision[], template: Template): Draft {
  const builder = new DraftBuilder(template, draft);
  for (const section of draft.sections) {
    const component = template.components.find((one) => one.name === section.component);
    for (const item of section.items) {
      const said = decisions.filter(
        ({ place, verdict }) =>
          place?.component === section.component &&
          place.occurrence === section.occurrence &&
          place.itemId === item.itemId &&
          verdict !== 'warning' &&
          verdict !== 'none',
      );
      if (said.length === 0 || item.role === 'absent') continue;
      const place = {
        component: section.component,
        occurrence: section.occurrence,
        itemId: item.itemId,
        itemName: item.itemName,
        how: 'implied' as const,
      };
      const tips =
        component?.items.find((one) => one.id === item.itemId)?.comments.filter((comment) => comment.tip) ?? [];
      for (const tip of tips) {
        if (item.comments.some((written) => written.libraryId === tip.id)) continue;
        builder.add(place, {
          source: 'tip',
          libraryId: tip.id,
          name: tip.name,
          text: fillLocation(tip.text, []),
          remarks: said.map((decision) => decision.remark.index),
          confidence: 1,
        });
      }
    }
  }
  return builder.build();
}
