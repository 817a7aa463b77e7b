/** Components with their items, each with its comments: by id, title and text. */
export type Outline = Record<string, Record<string, readonly (readonly [id: string, title: string, text: string])[]>>;

/** Two components; "Flashing" stands in both with one shared comment. */
const OUTLINE: Outline = {
  ROOFING: {
    Shingles: [
      ['C-1', 'Granule loss', '<p>The shingles show <strong>granule loss</strong>.</p>'],
      ['C-2', 'Missing', '<p>Shingles are missing.</p>'],
      ['C-3', '', '<p>Functional.</p>'],
    ],
    Flashing: [['C-4', 'Loose flashing', '<p>The flashing is loose.</p>']],
    Gutters: [],
  },
  CHIMNEY: {
    Flashing: [['C-4', 'Loose flashing', '<p>The flashing is loose.</p>']],
    Crown: [['C-5', 'Cracked', '<p>The crown is cracked.</p>']],
  },
};

/** Answer of `EditedTemplate`; items of the same name are the same item. */
export function editedTemplate(outline: Outline = OUTLINE, versionId = 'v1') {
  return { ...templateOf(outline, versionId), maintenanceTips: [tip('ROOFING', 'Shingles', ['C-2'])] };
}

/** Answer of `SaveTemplate`: what was sent, as a new version. */
export function savedTemplate(variables: Record<string, unknown>, versionId = 'v2') {
  const template = { ...head(versionId), components: variables.components };
  return { updateTemplate: { __typename: 'SavedTemplate', template, maintenanceTips: variables.maintenanceTips } };
}

/** The id of the item with this name. */
export function itemId(name: string): string {
  return `II-${name.toUpperCase()}`;
}

function tip(component: string, item: string, commentIds: string[]) {
  return { __typename: 'MaintenanceTips', component, itemId: itemId(item), commentIds };
}

function head(versionId: string) {
  return { __typename: 'Template', versionId, isHousemaster: false, fileName: 'mine.hr5' };
}

function templateOf(outline: Outline, versionId: string) {
  const components = Object.entries(outline).map(([name, items]) => ({
    name,
    oldName: null,
    childComponents: [{ name, items: Object.entries(items).map(([item, comments]) => itemOf(item, comments)) }],
  }));
  return { template: { ...head(versionId), components } };
}

function itemOf(itemName: string, comments: Outline[string][string]) {
  return {
    itemId: itemId(itemName),
    itemName,
    comments: (comments ?? []).map(([commentId, commentName, commentText]) => ({
      commentId,
      commentName,
      commentText,
      commentTs: '2026-01-01T00:00:00.000Z',
    })),
  };
}
