import { describe, expect, it } from 'vitest';
import { progressPercent, REPORT_STATUSES, statusLabel } from '../../../../server/domain/report/status.ts';

describe('progressPercent', () => {
  it.each([
    ['created', 0],
    ['upload_failed', 5],
    ['uploading_audio', 10],
    ['audio_uploaded', 20],
    ['upload_partial_success', 20],
    ['images_uploaded', 25],
    ['initializing', 29],
    ['converting_audio', 30],
    ['transcribing_audio', 40],
    ['indexing_transcript', 50],
    ['finding_comments', 60],
    ['creating_new_comments', 70],
    ['writing_comments', 80],
    ['adding_functional_conditions', 90],
    ['adding_maintenance_tips', 100],
    ['adding_report_header', 110],
    ['audio_processing_completed', 120],
    ['initializing_image_processing', 220],
    ['classifying_images', 230],
    ['matching_images_to_comments', 240],
    ['writing_images_to_report', 250],
    ['finalizing_image_processing', 260],
    ['creating_final_download_package', 270],
  ])('%s stands at step %i of 270', (status, step) => {
    expect(progressPercent(status)).toBeCloseTo((step / 270) * 100);
  });

  it('shows completed and error full, an unknown status at step 10', () => {
    expect(progressPercent('completed')).toBe(100);
    expect(progressPercent('error')).toBe(100);
    expect(progressPercent('dreaming')).toBeCloseTo((10 / 270) * 100);
  });

  it('keeps the bar where it was for a known status without a step', () => {
    expect(progressPercent('uploading_images', 0, 20)).toBeCloseTo((20 / 270) * 100);
  });

  it('moves between a stage’s step and the next, never beyond', () => {
    expect(progressPercent('transcribing_audio', 0.5)).toBeCloseTo((45 / 270) * 100);
    expect(progressPercent('transcribing_audio', 7)).toBeCloseTo((50 / 270) * 100);
    expect(progressPercent('creating_final_download_package', 1)).toBe(100);
  });
});

describe('statusLabel', () => {
  it('has a label for every status, and one for the unknown', () => {
    for (const status of REPORT_STATUSES.filter((known) => known !== 'completed'))
      expect(statusLabel(status)).not.toBe('Processing...');
    expect(statusLabel('dreaming')).toBe('Processing...');
  });
});
