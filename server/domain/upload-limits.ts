/** How much may be uploaded. Sizes in bytes, for one file each. */
export interface UploadLimits {
  maxAudioBytes: number;
  /** Audio files of one report. */
  maxAudioFiles: number;
  maxImageBytes: number;
  /** Pictures of one report. */
  maxImageFiles: number;
  /** Pixels of one picture. */
  maxImagePixels: number;
  maxTemplateBytes: number;
}
