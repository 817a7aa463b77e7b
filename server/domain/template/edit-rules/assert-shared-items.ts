import { commentLabel, type EditablePlace, itemPlaces, placeName } from '../editable-place.ts';
import type { EditableTemplate } from '../editable-template.ts';
import { badTemplate } from './bad-template.ts';

/**
 * Items with one id are one item: they have the same name and offer the same comments in every component. Where they
 * differ in `base` they may go on to differ in just that: by names that they have there, by comments that only some of
 * them offer there, by the order of their comments.
 * @throws AppError BAD_USER_INPUT
 */
export function assertSharedItems(edited: EditableTemplate, base: EditableTemplate): void {
  const earlier = placesById(itemPlaces(base));
  const used = itemPlaces(edited).filter(({ group }) => group === 0);
  for (const [id, places] of placesById(used)) {
    if (places.length < 2) continue;
    assertOneName(places, earlier.get(id) ?? []);
    assertSameComments(places, earlier.get(id) ?? []);
    assertSameOrder(places, earlier.get(id) ?? []);
  }
}

function placesById(places: readonly EditablePlace[]): Map<string, EditablePlace[]> {
  const byId = new Map<string, EditablePlace[]>();
  for (const place of places) {
    const known = byId.get(place.item.id);
    if (known) known.push(place);
    else byId.set(place.item.id, [place]);
  }
  return byId;
}

function assertOneName(places: readonly EditablePlace[], earlier: readonly EditablePlace[]): void {
  const names = new Set(places.map(({ item }) => item.name));
  if (names.size < 2) return;
  const known = new Set(earlier.map(({ item }) => item.name));
  const touched = places.find(({ item }) => !known.has(item.name));
  const other = places.find(({ item }) => item.name !== touched?.item.name);
  if (!touched || !other) return;
  throw badTemplate(
    `One item has two names: ${placeName(other)} and ${placeName(touched)}. Please rename both, or give one of them an id of its own.`,
  );
}

function assertSameComments(places: readonly EditablePlace[], earlier: readonly EditablePlace[]): void {
  const [counts, known] = [countComments(places), countComments(earlier)];
  for (const [id, count] of counts) {
    const differed = earlier.length > (known.get(id) ?? 0) && known.has(id);
    if (count === places.length || differed) continue;
    const has = ({ item }: EditablePlace) => item.comments.some((comment) => comment.id === id);
    const [offering, lacking] = [places.find(has), places.find((place) => !has(place))];
    const comment = offering?.item.comments.find((candidate) => candidate.id === id);
    if (!offering || !lacking || !comment) continue;
    throw badTemplate(
      `One item offers the comment ${commentLabel(comment)} in ${placeName(offering)} but not in ${placeName(lacking)}. Please change both, or give one of them an id of its own.`,
    );
  }
}

function assertSameOrder(places: readonly EditablePlace[], earlier: readonly EditablePlace[]): void {
  const counts = countComments(places);
  const isCommon = (id: string) => counts.get(id) === places.length;
  const [order, ...others] = places.map((place) => orderOf(place, isCommon));
  const other = others.findIndex((candidate) => candidate !== order);
  const [first, second] = [places[0], places[other + 1]];
  if (other < 0 || !first || !second) return;
  if (new Set(earlier.map((place) => orderOf(place, isCommon))).size > 1) return;
  throw badTemplate(
    `One item offers its comments in different orders in ${placeName(first)} and in ${placeName(second)}. Please change both, or give one of them an id of its own.`,
  );
}

function orderOf({ item }: EditablePlace, isMeant: (id: string) => boolean): string {
  return JSON.stringify(item.comments.map(({ id }) => id).filter(isMeant));
}

/** How many of the items offer each comment. */
function countComments(places: readonly EditablePlace[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { item } of places) {
    for (const { id } of item.comments) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
