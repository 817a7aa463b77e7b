/**
 * Every element and attribute name of the .hr5 profile, once. Reader and writer both go by this table:
 * supporting a file that names things otherwise means editing it, not code.
 */
export const NAMES = {
  report: 'Report',
  reportGuid: 'ReportGUID',
  reportInfo: 'ReportInfo',
  clientData: 'ClientData',
  property: { element: 'prop', name: 'name' },
  person: { element: 'Person', fields: ['PGuid', 'PFName', 'PLName', 'PSHGIName', 'PRole'] },
  template: 'template',
  ratings: 'ratings',
  rating: { element: 'rating', code: 'code', role: 'role' },
  comment: {
    element: 'com',
    id: 'id',
    time: 'ts',
    name: 'comName',
    text: 'comText',
    auto: 'comAuto',
    tip: 'comTip',
    kind: 'comKind',
    summary: 'commentSumID',
  },
  summary: { element: 'sum', fields: ['sumName', 'sumAbbrev', 'sumICID', 'sumFCID'] },
  catalogue: { element: 'cat', fields: ['catName', 'catCID'] },
  connectors: { element: 'cons', fields: ['con'] },
  smartText: { element: 'st', fields: ['stKey', 'stVal'] },
  section: { element: 'sec', id: 'id', name: 'secName' },
  group: { element: 'grp', name: 'grpName' },
  item: { element: 'item', id: 'id', name: 'itemName', comment: 'itemCID', commentTip: 'tip' },
  written: {
    rating: 'itemRating',
    comment: { element: 'itemCom', id: 'id', source: 'src', name: 'comName', text: 'comText' },
    heard: { element: 'comHeard', start: 'start', end: 'end', confidence: 'confidence' },
    picture: { element: 'itemPic', file: 'file', comment: 'com', caption: 'caption' },
  },
} as const;

/** The elements that a written report adds to an item. */
export const WRITTEN_ELEMENTS: ReadonlySet<string> = new Set([
  NAMES.written.rating,
  NAMES.written.comment.element,
  NAMES.written.picture.element,
]);

/** Which elements are understood in which; elements that hold HTML or plain text have no entry. */
export const UNDERSTOOD: Readonly<Record<string, readonly string[]>> = {
  [NAMES.report]: [NAMES.reportGuid, NAMES.reportInfo, NAMES.clientData, NAMES.template],
  [NAMES.reportInfo]: [NAMES.property.element, NAMES.person.element],
  [NAMES.clientData]: [NAMES.property.element],
  [NAMES.person.element]: NAMES.person.fields,
  [NAMES.template]: [
    NAMES.ratings,
    NAMES.comment.element,
    NAMES.summary.element,
    NAMES.catalogue.element,
    NAMES.connectors.element,
    NAMES.smartText.element,
    NAMES.section.element,
  ],
  [NAMES.ratings]: [NAMES.rating.element],
  [NAMES.comment.element]: [
    NAMES.comment.name,
    NAMES.comment.text,
    NAMES.comment.auto,
    NAMES.comment.tip,
    NAMES.comment.kind,
    NAMES.comment.summary,
  ],
  [NAMES.summary.element]: NAMES.summary.fields,
  [NAMES.catalogue.element]: [...NAMES.catalogue.fields, NAMES.catalogue.element],
  [NAMES.connectors.element]: NAMES.connectors.fields,
  [NAMES.smartText.element]: NAMES.smartText.fields,
  [NAMES.section.element]: [NAMES.section.name, NAMES.group.element],
  [NAMES.group.element]: [NAMES.group.name, NAMES.item.element],
  [NAMES.item.element]: [NAMES.item.name, NAMES.item.comment, ...WRITTEN_ELEMENTS],
  [NAMES.written.comment.element]: [
    NAMES.written.comment.name,
    NAMES.written.comment.text,
    NAMES.written.heard.element,
  ],
};
