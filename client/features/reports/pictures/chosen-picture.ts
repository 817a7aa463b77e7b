/** A picture that was chosen for a new report and not sent yet. */
export interface ChosenPicture {
  file: File;
  /** What the inspector writes to it; may be empty. */
  caption: string;
  /** Stays out of the report. */
  isExcluded: boolean;
}

/** Most characters of a caption, as the schema says. */
export const MAX_CAPTION = 500;
