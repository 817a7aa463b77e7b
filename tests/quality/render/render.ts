// Speaks dictations: npx tsx tests/quality/render/render.ts development/legacy-3 …
// Needs Debian's flite, festival, festvox-us-slt-hts and ffmpeg. Writes the recording beside the text.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../../../server/root.ts';
import { VOICES, type Voice } from './voices.ts';

const RATE = 16_000;
/** Seconds between lines: an inspector walks. */
const PAUSES = [0.45, 0.7, 0.55, 0.9, 0.4];

function render(path: string): void {
  const voice = VOICES[basename(path)];
  if (!voice) throw new Error(`${path} has no voice.`);
  const folder = mkdtempSync(join(tmpdir(), 'dictation-'));
  try {
    const text = readFileSync(join(ROOT, 'tests/quality', `${path}.txt`), 'utf8');
    const lines = text.split('\n').filter(Boolean);
    const parts = lines.map((line, at) => soundOf(line, voice, join(folder, String(at)), at));
    writeFileSync(join(folder, 'list'), parts.map((part) => `file '${part}'`).join('\n'));
    const whole = join(folder, 'whole.wav');
    ffmpeg('-f', 'concat', '-safe', '0', '-i', join(folder, 'list'), whole);
    const target = join(ROOT, 'tests/quality', `${path}.mp3`);
    ffmpeg(...withNoise(whole, voice), '-ac', '1', '-b:a', '32k', '-map_metadata', '-1', target);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Seconds that stay before what is loud: HTS says an f, h or p at the beginning so softly that it counts as silence. */
const ONSETS: Record<Voice['engine'], number> = { flite: 0, hts: 0.12 };

/** A wave file of a line and the pause after it. */
function soundOf(line: string, voice: Voice, path: string, at: number): string {
  const direction = /^\[(silence|noise) (?:(\w+) )?(\d+)\]$/.exec(line);
  if (direction) return noise(direction[2] ?? 'silence', Number(direction[3]), `${path}.wav`);
  const spoken = `${path}-spoken.wav`;
  const text = line.replace(/[–—]/g, ', ').replace(/["“”]/g, '');
  if (voice.engine === 'flite') execFileSync('flite', ['-voice', voice.name ?? 'rms', '-t', text, '-o', spoken]);
  else {
    const voiceOf = '(voice_cmu_us_slt_arctic_hts)';
    execFileSync('text2wave', ['-eval', voiceOf, '-F', String(RATE), '-o', spoken], { input: text });
  }
  const filters = [
    `asetrate=${RATE}*${voice.pitch}`,
    `aresample=${RATE}`,
    `atempo=${(voice.tempo / voice.pitch).toFixed(4)}`,
    `silenceremove=start_periods=1:start_threshold=-45dB:start_silence=${ONSETS[voice.engine]}`,
    `apad=pad_dur=${PAUSES[at % PAUSES.length]}`,
  ];
  ffmpeg('-i', spoken, '-af', `aresample=${RATE},${filters.join(',')}`, '-ar', String(RATE), '-ac', '1', `${path}.wav`);
  return `${path}.wav`;
}

/** What a machine sounds like, about as loud as the speaker. */
const MACHINES: Record<string, string> = {
  silence: 'anoisesrc=color=pink:amplitude=0.0003',
  mower: 'anoisesrc=color=brown:amplitude=0.5,tremolo=f=28:d=0.7',
  vacuum: 'anoisesrc=color=pink:amplitude=0.25,bandpass=f=900:width_type=h:w=1400',
  rain: 'anoisesrc=color=white:amplitude=0.08',
};

function noise(kind: string, seconds: number, path: string): string {
  const source = MACHINES[kind] ?? 'anoisesrc=color=pink:amplitude=0.2';
  ffmpeg('-f', 'lavfi', '-i', `${source},atrim=duration=${seconds}`, '-ar', String(RATE), '-ac', '1', path);
  return path;
}

/** Inputs and filter that lay noise under the speech at the voice's ratio. */
function withNoise(file: string, { noise: under }: Voice): string[] {
  if (!under) return ['-i', file];
  const { colour, snr } = under;
  const level = 10 ** ((loudness(file) - snr) / 20);
  // A noise of amplitude 1 has these root mean squares, measured.
  const full = { pink: 0.25, brown: 0.25, white: 0.577 }[colour];
  const source = `anoisesrc=color=${colour}:amplitude=${Math.min(1, level / full).toFixed(5)}:r=${RATE}`;
  return ['-i', file, '-f', 'lavfi', '-i', source, '-filter_complex', 'amix=inputs=2:duration=first:normalize=0'];
}

/** Mean volume in dB. */
function loudness(file: string): number {
  const told = execFileSync('sh', ['-c', `ffmpeg -hide_banner -i '${file}' -af volumedetect -f null - 2>&1`]);
  return Number(/mean_volume: (-[\d.]+) dB/.exec(told.toString())?.[1] ?? -25);
}

function ffmpeg(...args: string[]): void {
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args]);
}

for (const path of process.argv.slice(2)) render(path);
