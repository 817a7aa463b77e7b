/** A voice of a speech synthesis of Debian, changed in pitch, in the noise of a site. */
export interface Voice {
  engine: 'flite' | 'hts';
  /** For flite one of its voices; HTS has one. */
  name?: 'rms' | 'slt' | 'awb';
  /** 1: as it is; less is deeper. */
  pitch: number;
  /** 1: as it is; more is quicker. */
  tempo: number;
  /** Signal to noise in dB; null: quiet. */
  noise: { colour: 'pink' | 'brown' | 'white'; snr: number } | null;
}

const RMS: Voice = { engine: 'flite', name: 'rms', pitch: 1, tempo: 1, noise: null };
const SLT: Voice = { engine: 'flite', name: 'slt', pitch: 1, tempo: 1, noise: null };
const AWB: Voice = { engine: 'flite', name: 'awb', pitch: 1, tempo: 1, noise: null };
const HTS: Voice = { engine: 'hts', pitch: 1, tempo: 1, noise: null };

/** Who speaks which dictation. */
export const VOICES: Record<string, Voice> = {
  'style-1': RMS,
  'style-2': SLT,
  'style-3': HTS,
  'style-4': HTS,
  'style-5': SLT,
  'style-6': HTS,
  'style-7': { ...RMS, pitch: 0.95 },
  'style-8': SLT,
  'style-9': HTS,
  'style-10': RMS,
  'style-11': SLT,
  'style-12': HTS,
  'style-13': RMS,
  'style-14': SLT,

  'legacy-1': { ...HTS, pitch: 0.84 },
  'legacy-2': { ...SLT, noise: { colour: 'pink', snr: 25 } },
  'legacy-3': { ...RMS, tempo: 1.05 },
  'legacy-4': { ...HTS, noise: { colour: 'brown', snr: 20 } },
  'housemaster-1': { ...RMS, pitch: 0.94 },
  'housemaster-2': { ...HTS, tempo: 0.95, noise: { colour: 'pink', snr: 20 } },
  'housemaster-3': { ...HTS, pitch: 0.8, tempo: 0.95, noise: { colour: 'pink', snr: 25 } },
  'housemaster-4': { ...AWB, tempo: 1.05 },
  'b-1': { ...RMS, pitch: 1.05, noise: { colour: 'brown', snr: 20 } },
  'b-2': { ...HTS, pitch: 1.04 },
  'b-3': { ...SLT, pitch: 0.92 },
  'a-5': { ...HTS, noise: { colour: 'brown', snr: 25 } },
  'b-5': { ...RMS, pitch: 0.88 },
  'legacy-5': { ...RMS, pitch: 0.97, tempo: 0.97 },
  'housemaster-5': { ...SLT, tempo: 1.05, noise: { colour: 'pink', snr: 25 } },
  'c-1': { ...HTS, pitch: 1.06 },
  'c-2': { ...SLT, pitch: 0.85, noise: { colour: 'pink', snr: 22 } },
  'd-1': { ...RMS, pitch: 0.9 },
  'd-2': { ...SLT, tempo: 1.08 },
  'e-1': AWB,
  'e-2': { ...HTS, pitch: 1.08, noise: { colour: 'brown', snr: 22 } },
  'f-1': { ...SLT, pitch: 1.02, noise: { colour: 'pink', snr: 25 } },
  'f-2': { ...RMS, tempo: 1.08 },
  'g-1': { ...HTS, pitch: 0.78 },
  'g-2': { ...AWB, pitch: 0.95, noise: { colour: 'brown', snr: 25 } },
  'h-2': { ...RMS, pitch: 0.9, tempo: 0.98 },
  'i-2': { ...HTS, pitch: 0.9, noise: { colour: 'pink', snr: 25 } },
  'j-1': { ...SLT, tempo: 1.05 },
  'k-1': { ...AWB, tempo: 0.97 },
  'l-2': { ...RMS, pitch: 1.03, noise: { colour: 'brown', snr: 22 } },
  'm-1': { ...HTS, tempo: 1.08 },
  'n-2': { ...SLT, pitch: 0.9, noise: { colour: 'pink', snr: 22 } },
  'o-1': { ...HTS, pitch: 1.05 },
  'legacy-6': { ...SLT, pitch: 0.95 },
  'legacy-7': { ...HTS, pitch: 1.03, noise: { colour: 'pink', snr: 22 } },
  'housemaster-6': { ...RMS, pitch: 1.02, noise: { colour: 'brown', snr: 22 } },
  'p-1': { ...SLT, tempo: 1.03, noise: { colour: 'brown', snr: 22 } },
  'q-2': { ...RMS, pitch: 0.93, tempo: 0.97 },
  'r-1': { ...HTS, pitch: 0.9, noise: { colour: 'pink', snr: 24 } },
  's-2': { ...AWB, pitch: 0.96 },
  't-1': { ...SLT, tempo: 1.04 },
  'u-2': { ...RMS, pitch: 1.04, noise: { colour: 'pink', snr: 24 } },
  'b-6': { ...HTS, pitch: 0.85 },
  'legacy-9': { ...HTS, pitch: 1.05, tempo: 1.04, noise: { colour: 'brown', snr: 22 } },
  'w-1': { ...SLT, tempo: 1.06 },
  'x-2': { ...RMS, pitch: 0.88, noise: { colour: 'brown', snr: 24 } },
  'y-1': { ...AWB, tempo: 0.98 },
  'z-2': { ...HTS, pitch: 1.02 },
  'legacy-11': { ...RMS, pitch: 1.05, tempo: 1.05 },
  'housemaster-8': { ...SLT, pitch: 0.96, noise: { colour: 'pink', snr: 24 } },
  'aa-2': { ...HTS, pitch: 1.03, noise: { colour: 'pink', snr: 24 } },
  'bb-1': { ...RMS, tempo: 1.03 },
  'cc-1': { ...AWB, pitch: 0.97 },
  'dd-2': { ...SLT, pitch: 0.97, noise: { colour: 'brown', snr: 22 } },
  'ee-2': { ...RMS, pitch: 0.86 },
  'ff-1': { ...SLT, tempo: 0.97, noise: { colour: 'pink', snr: 24 } },
  'gg-2': { ...HTS, pitch: 0.82, noise: { colour: 'brown', snr: 24 } },
  'hh-1': { ...SLT, tempo: 1.08 },
  'ii-2': { ...AWB, pitch: 1.03 },
  'jj-1': { ...RMS, pitch: 1.02, noise: { colour: 'pink', snr: 24 } },
  'housemaster-9': { ...HTS, pitch: 1.06, tempo: 1.03 },
  'kk-1': { ...RMS, pitch: 0.96, tempo: 1.03 },
  'll-2': { ...SLT, pitch: 1.03, noise: { colour: 'pink', snr: 24 } },
  'dd-8': { ...HTS, pitch: 0.88, tempo: 1.02, noise: { colour: 'brown', snr: 24 } },
  'legacy-21': { ...SLT, tempo: 1.05 },
  'legacy-13': { ...RMS, tempo: 1.06, noise: { colour: 'brown', snr: 24 } },
  'aa-7': { ...SLT, tempo: 1.05 },
  'cc-8': { ...RMS, pitch: 0.97, noise: { colour: 'pink', snr: 22 } },
  'kk-3': { ...HTS, pitch: 0.88 },
  'legacy-23': { ...HTS, pitch: 1.04, noise: { colour: 'pink', snr: 22 } },
  'kk-4': { ...RMS, tempo: 1.04 },
  'housemaster-21': { ...SLT, pitch: 0.98, noise: { colour: 'brown', snr: 24 } },
};
