import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hr5TemplateCodec } from '../../server/adapters/hr5/hr5-template-codec.ts';
import { heardComments, refOf } from '../../server/domain/pictures/heard-comments.ts';
import type { Picture } from '../../server/domain/pictures/picture.ts';
import { placePictures } from '../../server/domain/pictures/place-pictures.ts';
import { ROOT } from '../../server/root.ts';
import { type Random, spokenOnAWalk, type Walk, writtenFrom } from '../../tests/support/pictures/simulated-walk.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';

/** How the clock of a camera stands to that of the recorder, which writes UTC. */
interface Clocks {
  name: string;
  /** Seconds that the camera is ahead. */
  ahead: number;
  /** Whether its pictures tell its zone. */
  isZoned: boolean;
  isStampedAtEnd?: boolean;
}

export interface Placing {
  clocks: string;
  pictures: number;
  right: number;
  wrong: number;
}

const BEGAN = Date.UTC(2026, 4, 4, 14, 12, 13) / 1000;
const NEW_YORK = -4 * 3600;
const WALKS = 6;
const COUNTS = [1, 3, 12, 60];
const CLOCKS: Clocks[] = [
  { name: 'one phone', ahead: 0, isZoned: true },
  { name: 'one phone that stamps the end', ahead: 0, isZoned: true, isStampedAtEnd: true },
  { name: 'pictures without a zone', ahead: 0, isZoned: false },
  { name: 'camera 10 s ahead, no zone', ahead: 10, isZoned: false },
  { name: 'camera 73 s ahead, no zone', ahead: 73, isZoned: false },
  { name: 'camera 7 min 17 s behind, no zone', ahead: -437, isZoned: false },
  { name: 'camera in winter time, 20 s ahead', ahead: -3580, isZoned: false },
];

/**
 * How many pictures of made-up walks go to the right comment. The words are those of dictations over a foreign template,
 * with steps of up to a minute between the sentences; more than half of the pictures are taken while one speaks, the rest mostly
 * in the first half of the pause after it.
 */
export async function measurePlacing(): Promise<Placing[]> {
  const folder = join(ROOT, 'tests/quality/foreign');
  const { template } = await new Hr5TemplateCodec().read(readFileSync(join(folder, 'template.hr5')));
  const sentencesOf = (dictation: number) =>
    readFileSync(join(folder, `dictation-${dictation}.txt`), 'utf8')
      .split(/(?<=[.?!])\s+|\n+/)
      .filter(Boolean);
  const walks = await Promise.all(
    Array.from({ length: WALKS }, (_, at) => {
      const random = seededRandom(at + 1);
      return writtenFrom(spokenOnAWalk([...sentencesOf(1 + (at % 2)), ...sentencesOf(3 + (at % 2))], random), template);
    }),
  );
  return CLOCKS.flatMap((clocks) =>
    COUNTS.map((count) => {
      const placed = walks.map((walk, at) => placeOnWalk(walk, clocks, count, seededRandom(100 * at + count)));
      const sum = (of: (one: { right: number; wrong: number }) => number) =>
        placed.reduce((all, one) => all + of(one), 0);
      return {
        clocks: `${clocks.name}, ${count} each`,
        pictures: count * walks.length,
        right: sum(({ right }) => right),
        wrong: sum(({ wrong }) => wrong),
      };
    }),
  );
}

function placeOnWalk(walk: Walk, clocks: Clocks, count: number, random: Random): { right: number; wrong: number } {
  const comments = heardComments(walk.written);
  const starts = walk.decisions.map(({ remark }) => remark.start).sort((a, b) => a - b);
  const taken = Array.from({ length: count }, () => {
    const comment = comments[Math.floor(random() * comments.length)];
    const heard = comment?.comment.heard[0];
    if (!comment || !heard) throw new Error('A walk has no comment.');
    const pause = Math.max(0, (starts.find((start) => start > heard.end) ?? heard.end + 20) - heard.end);
    const choice = random();
    const second =
      choice < 0.55
        ? heard.start + random() * (heard.end - heard.start)
        : choice < 0.95
          ? heard.end + random() * Math.min(8, pause / 2)
          : Math.max(0, heard.start - random() * 2);
    return { comment: refOf(comment), second };
  });
  const pictures = taken.map(({ second }, index): Picture => {
    const shown = Math.round(BEGAN + NEW_YORK + second + clocks.ahead + random() - 0.5);
    const takenAt = { shown, zone: clocks.isZoned ? NEW_YORK : null };
    return { index, name: `IMG_${index}.jpg`, kind: 'jpg', caption: null, sight: null, camera: null, takenAt };
  });
  const { seconds } = walk.transcript;
  const shown = Math.round(BEGAN + (clocks.isStampedAtEnd ? seconds : 0));
  const recordings = [{ name: 'walk.m4a', seconds, recordedAt: { shown, zone: 0, isStart: false } }];
  const { placements } = placePictures({ ...walk, pictures, recordings, clockOffset: null });
  const right = placements.filter(({ comment }, at) => JSON.stringify(comment) === JSON.stringify(taken[at]?.comment));
  const at = placements.filter(({ comment }) => comment !== null);
  return { right: right.length, wrong: at.length - right.length };
}
