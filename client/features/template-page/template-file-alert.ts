import { fileSize } from '../../components/file-size.ts';

/** What of the upload rules concerns templates; size in bytes. */
export interface TemplateRules {
  templateExtension: string;
  maxTemplateBytes: number;
}

/** Why a file cannot be a template, as the sentence to show; null when it may be one. Specification, point 5. */
export function templateFileAlert(file: File | undefined, rules: TemplateRules): string | null {
  if (!file?.name.toLowerCase().endsWith(`.${rules.templateExtension}`)) {
    return 'Please upload a valid .hr5 file for the Empty Report';
  }
  if (file.size > rules.maxTemplateBytes) return `${file.name} is larger than ${fileSize(rules.maxTemplateBytes)}.`;
  return null;
}
