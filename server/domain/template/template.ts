/** What a rating says of an item, whatever the template calls it. */
export type RatingRole = 'ok' | 'marginal' | 'defect' | 'notInspected' | 'absent';

export interface Rating {
  /** As written into the file, for example `RR`. */
  code: string;
  /** For people, for example `Repair or Replace`. */
  name: string;
  /** Null where neither the file nor the known codes and names say. */
  role: RatingRole | null;
}

/** What a library comment is for. */
export type CommentKind = 'defect' | 'functional' | 'limitation' | 'information';

/** A comment of the template's library as an item offers it. */
export interface TemplateComment {
  /** `C-` and an upper-case GUID. */
  id: string;
  /** The title; may be empty. */
  name: string;
  /** Rich text as HTML, as it stands in the file. */
  text: string;
  kind: CommentKind;
  /** True: stands in every report ("auto"). */
  auto: boolean;
  /** True: a maintenance tip, here or wherever it stands. */
  tip: boolean;
}

export interface TemplateItem {
  /** `II-` and an upper-case GUID; the same id may stand in several components. */
  id: string;
  name: string;
  comments: TemplateComment[];
}

/** A section of the report, for example ROOFING. */
export interface TemplateComponent {
  /** The file's section id; unique in the file. */
  id: string;
  /** Unique; numbered (`ROOFING (2)`) where the file has one name twice. */
  name: string;
  items: TemplateItem[];
}

export type TemplateType = 'Legacy' | 'Housemaster';

/** The reading of an .hr5 file that the product works with. The file itself stays as it came. */
export interface Template {
  type: TemplateType;
  ratings: Rating[];
  components: TemplateComponent[];
}
