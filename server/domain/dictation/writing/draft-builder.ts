import type { RatingRole, Template } from '../../template/template.ts';
import type { Draft, DraftComment, DraftItem, DraftSection, Place } from '../findings.ts';
import { fillLocation } from '../locations/fill-location.ts';

/** What weighs more in an item's rating comes first. */
const ROLE_ORDER: readonly RatingRole[] = ['defect', 'marginal', 'notInspected', 'ok', 'absent'];

/** Collects comments by section, occurrence and item, and gives them back in the template's order. */
export class DraftBuilder {
  private readonly template: Template;
  private readonly sections = new Map<string, DraftSection>();

  constructor(template: Template, draft?: Draft) {
    this.template = template;
    for (const section of draft?.sections ?? [])
      this.sections.set(`${section.component}\n${section.occurrence}`, structuredClone(section));
  }

  /** Notes that an item was spoken of; its rating is the weightiest role of all mentions. */
  mention(place: Place, role: RatingRole): void {
    const item = this.item(place.component, place.occurrence, place.itemId as string, place.itemName ?? '');
    const before = item.role === null ? ROLE_ORDER.length : ROLE_ORDER.indexOf(item.role);
    if (ROLE_ORDER.indexOf(role) < before) item.role = role;
  }

  /** Gives an item, or with none every item of the section, the rating that the inspector said. */
  rate(place: Place, role: RatingRole): void {
    const all = this.template.components.find((component) => component.name === place.component)?.items ?? [];
    for (const { id, name } of place.itemId ? all.filter((item) => item.id === place.itemId) : all)
      this.item(place.component, place.occurrence, id, name).role = role;
  }

  add(place: Place, comment: DraftComment): void {
    this.item(place.component, place.occurrence, place.itemId as string, place.itemName ?? '').comments.push(comment);
  }

  /** Puts the comments marked "auto" into every item that offers them, copied sections too. */
  addAutoComments(): void {
    for (const component of this.template.components) {
      const occurrences = new Set([
        1,
        ...[...this.sections.values()]
          .filter((section) => section.component === component.name)
          .map((section) => section.occurrence),
      ]);
      for (const templateItem of component.items) {
        const auto = templateItem.comments.filter((comment) => comment.auto);
        if (auto.length === 0) continue;
        for (const occurrence of occurrences) {
          const item = this.item(component.name, occurrence, templateItem.id, templateItem.name);
          const missing = auto.filter((comment) => !item.comments.some((written) => written.libraryId === comment.id));
          item.comments.unshift(
            ...missing.map(
              (comment): DraftComment => ({
                source: 'auto',
                libraryId: comment.id,
                name: comment.name,
                text: fillLocation(comment.text, []),
                remarks: [],
                confidence: 1,
              }),
            ),
          );
        }
      }
    }
  }

  build(): Draft {
    const order = new Map(this.template.components.map((component, at) => [component.name, at]));
    const sections = [...this.sections.values()].sort(
      (a, b) => (order.get(a.component) ?? 0) - (order.get(b.component) ?? 0) || a.occurrence - b.occurrence,
    );
    for (const section of sections) {
      const items = this.template.components[order.get(section.component) ?? -1]?.items ?? [];
      const itemOrder = new Map(items.map((item, at) => [item.id, at]));
      section.items.sort((a, b) => (itemOrder.get(a.itemId) ?? 0) - (itemOrder.get(b.itemId) ?? 0));
    }
    return { sections };
  }

  private item(component: string, occurrence: number, itemId: string, itemName: string): DraftItem {
    const key = `${component}\n${occurrence}`;
    let section = this.sections.get(key);
    if (!section) {
      section = { component, occurrence, items: [] };
      this.sections.set(key, section);
    }
    let item = section.items.find((one) => one.itemId === itemId);
    if (!item) {
      item = { itemId, itemName, role: null, comments: [] };
      section.items.push(item);
    }
    return item;
  }
}
