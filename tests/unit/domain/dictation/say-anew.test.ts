import { expect, test } from 'vitest';
import { sayAnew } from '../../../../server/domain/dictation/remarks/say-anew.ts';
import { toSpoken, writtenText } from '../../../../server/domain/dictation/remarks/spoken.ts';

/** What is left to be written of what was said. */
function written(said: string): string {
  const words = said.split(' ').map((text, at) => toSpoken({ text, start: at, end: at + 1 }));
  sayAnew(words);
  return writtenText(words);
}

test.each([
  [
    'Close to the ridge I count five tabs gone, no, wait, it is six, and the felt looks out.',
    'Close to the ridge I count six tabs gone, and the felt looks out.',
  ],
  [
    'The rail stands thirty-four, no, hold on, let me get that tape straight, thirty-one inches off the boards.',
    'The rail stands thirty-one inches off the boards.',
  ],
  [
    'My meter said fourteen, no, scratch that, I had it on the wrong setting, so now it says twenty six.',
    'My meter said twenty six',
  ],
  ['The tap gives one fifty, let me look again, that’s one forty.', 'The tap gives one forty'],
  ['Two shingles are gone, no, wait, it’s three shingles.', 'three shingles are gone,'],
  [
    "Number twelve's got a pair on the one screw, no, that's number fourteen.",
    "Number fourteen's got a pair on the one screw,",
  ],
  [
    "The burner won't light, left front, no, I take that back, right front, the others do.",
    "The burner won't light, right front, the others do.",
  ],
  ['Roll-down at the nook, frozen, no, strike that, at the den.', 'Roll-down frozen, at the den.'],
  [
    "The gutter on the back has let go. No, wait, let me back up, that's the front one, front left corner.",
    'The gutter on the front has let go. front left corner.',
  ],
  [
    "The dryer hose, no, I take that back, it's the pipe off the fan, it just lays there.",
    'the pipe off the fan, it just lays there.',
  ],
  [
    "There's a cracked pane over the landing, no, scratch that, the landing's fine, it's the one over the pantry.",
    "There's a cracked pane over the pantry.",
  ],
  [
    "The crown is cracked, no, scratch that, the crown's sound, it's the top two courses of brick that are loose.",
    'the top two courses of brick are loose.',
  ],
  [
    'The furnace is a 1997, wait, the sticker says 1999, either way it is past its age.',
    'The furnace is a 1999, either way it is past its age.',
  ],
  [
    "The rubber collar on the first one is split. No, wait, I had that backward, it's the second one, and it is split.",
    'The rubber collar on the second one is split. and it is split.',
  ],
  [
    "Boards I figured for mush, but I stabbed maybe twenty and they're all hard.",
    "Boards, I stabbed maybe twenty and they're all hard.",
  ],
])('what is said anew stands in the place of what was said first: %s', (said, left) =>
  expect(written(said)).toBe(left),
);

test.each([
  "Two outlets are dead, no, wait, it's one of the breakers.",
  "The railing, oh, it's the loose kind, it wobbles.",
  'The step is eight inches, oh, it is twelve feet from the door.',
  'The floor is soft, no, hang on, there are two boards.',
  'The handrail is loose, scratch that, it is fine.',
  'Three of them are cracked, and it is twelve inches off the ground.',
  "The gutter is loose, no, I take that back, it's the light.",
  "The gutter on the back is loose, that's the front door.",
  'The screen is torn, no, at the den it is whole.',
  "The crown is sound, and it's the flue liner that is cracked.",
])('and else nothing is changed: %s', (said) => expect(written(said)).toBe(said));
