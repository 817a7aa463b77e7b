import type { Rating, RatingRole, TemplateType } from '../../domain/template/template.ts';
import { NAMES } from './names.ts';
import { childNamed, childrenNamed, textOf, type XmlElement } from './xml/tree.ts';

/** The roles as the file writes them. */
const ROLES: ReadonlySet<string> = new Set<RatingRole>(['ok', 'marginal', 'defect', 'notInspected', 'absent']);

/** What ratings are called where the file does not say their role, in lower case. */
const ROLE_OF_NAME: Readonly<Record<string, RatingRole>> = {
  inspected: 'ok',
  satisfactory: 'ok',
  acceptable: 'ok',
  serviceable: 'ok',
  functional: 'ok',
  good: 'ok',
  fair: 'marginal',
  marginal: 'marginal',
  poor: 'defect',
  defect: 'defect',
  defective: 'defect',
  deficient: 'defect',
  deficiency: 'defect',
  unsatisfactory: 'defect',
  repair: 'defect',
  replace: 'defect',
  'repair or replace': 'defect',
  'not inspected': 'notInspected',
  'not present': 'absent',
  'not applicable': 'absent',
  none: 'absent',
};

/** Codes of the two known rating sets: Legacy (IN NI NP RR) and Housemaster (S F P NA). */
const ROLE_OF_CODE: Readonly<Record<string, RatingRole>> = {
  IN: 'ok',
  NI: 'notInspected',
  NP: 'absent',
  RR: 'defect',
  S: 'ok',
  F: 'marginal',
  P: 'defect',
  NA: 'absent',
};

/** The ratings of a template in order; without those that have no code or repeat one. */
export function readRatings(template: XmlElement): Rating[] {
  const list = childNamed(template, NAMES.ratings);
  const ratings = new Map<string, Rating>();
  for (const element of list ? childrenNamed(list, NAMES.rating.element) : []) {
    const code = element.attributes[NAMES.rating.code]?.trim();
    if (!code || ratings.has(code)) continue;
    const name = textOf(element).trim();
    ratings.set(code, { code, name, role: roleOf(element.attributes[NAMES.rating.role], name, code) });
  }
  return [...ratings.values()];
}

/** The file's own word first; then the name, which says more than the code (`P` is Poor here and Present there). */
function roleOf(role: string | undefined, name: string, code: string): RatingRole | null {
  if (role !== undefined && ROLES.has(role)) return role as RatingRole;
  return lookUp(ROLE_OF_NAME, normalName(name)) ?? lookUp(ROLE_OF_CODE, code.toUpperCase()) ?? null;
}

function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function normalName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

/** Housemaster is known by its grades satisfactory, fair and poor; every other rating set is Legacy. */
export function templateType(ratings: readonly Rating[]): TemplateType {
  const names = new Set(ratings.map((rating) => normalName(rating.name)));
  const codes = new Set(ratings.map((rating) => rating.code.toUpperCase()));
  const graded = ['satisfactory', 'fair', 'poor'].every((name) => names.has(name));
  return graded || ['S', 'F', 'P'].every((code) => codes.has(code)) ? 'Housemaster' : 'Legacy';
}
