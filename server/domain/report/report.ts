import type { TemplateType } from '../template/template.ts';
import type { ReportStatus } from './status.ts';

/** What the inspector asked for. Defaults: specification, point 9. */
export interface ReportSettings {
  createNewComments: boolean;
  addDefectLocations: boolean;
  writeMaintenanceTips: boolean;
  writeFunctionalConditions: boolean;
  /** True exactly when an order was selected. */
  writeHeader: boolean;
}

export const DEFAULT_SETTINGS: ReportSettings = {
  createNewComments: true,
  addDefectLocations: true,
  writeMaintenanceTips: false,
  writeFunctionalConditions: true,
  writeHeader: false,
};

/** Something that the inspector should know of a report. */
export interface ReportMessage {
  type: 'error' | 'warning';
  text: string;
}

export interface AudioFile {
  id: string;
  /** As uploaded, for people. */
  name: string;
  /** Bytes. */
  size: number;
  /** Length in seconds; null until it was converted. */
  seconds: number | null;
  fileKey: string;
}

export interface ImageFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  fileKey: string;
  isExcluded: boolean;
  /** What the inspector wrote to it; null without. */
  caption: string | null;
}

/** The file that a run leaves. */
export interface PackageFile {
  fileKey: string;
  /** `report.hr5` or `report.zip`. */
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

/** The finished package. */
export interface ReportPackage extends PackageFile {
  /** Another one for each run that completes. */
  version: string;
}

export interface Report {
  id: string;
  accountId: string;
  status: ReportStatus;
  /** How much of the running stage is done, 0 to 1. */
  stageProgress: number;
  /** Step of the last status that had one; keeps the bar where it was. */
  reachedStep: number;
  messages: ReportMessage[];
  settings: ReportSettings;
  /** The order chosen at creation, as the JSON string that came; null without one. */
  header: string | null;
  /** Seconds that the clocks of the cameras are ahead, set by hand; null where nobody said. */
  pictureClockOffsetSeconds: number | null;
  /** The template version that processing started with; null before it started. */
  templateVersionId: string | null;
  templateType: TemplateType | null;
  /** In the order of upload: the recording is these, one after the other. */
  audioFiles: AudioFile[];
  imageFiles: ImageFile[];
  package: ReportPackage | null;
  createdAt: Date;
  updatedAt: Date;
}
