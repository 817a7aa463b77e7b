import { termBook } from './term-book.ts';

const PLACES = `
north, northern, n
south, southern, s
east, eastern, e
west, western, w
northeast, northeastern, ne
northwest, northwestern, nw
southeast, southeastern, se
southwest, southwestern, sw
left, left hand
right, right hand
front, street side, streetside
rear, back, rear side
top
bottom
upper
lower
middle, center, centre
upstairs, second floor, upper level, second level, upper floor, second story, 2nd floor, 2nd level
downstairs, first floor, main floor, main level, ground floor, first level, 1st floor
third floor, third level, third story, 3rd floor
basement, cellar, bsmt, basements
crawlspace, crawl space, crawl, crawlspaces, crawl spaces
attic, attics, attic space, roof space, loft
garage, garages
kitchen, kitchens
bathroom, bath, bathrooms, washroom, restroom, ba
half bath, powder room, half bathroom
bedroom, bedrooms, bdrm, br
laundry, laundry room, utility room, laundry area
living room
family room
dining room
great room
master, primary, mstr
guest
kids, children, child, kid
hall, hallway, halls, hallways, corridor
den
office, study
foyer, entry, entryway, entrance, vestibule
closet, closets
pantry
mudroom, mud room
sunroom, sun room
nursery
bonus room
stairwell
landing
porch, porches
balcony, balconies
yard, backyard
corner, corners
island
peninsula
gable, gables
dormer, dormers
slope, slopes
ridge
eave, eaves
elevation
exterior, outside, outdoors
interior
perimeter
`;

/** Words behind which the word is no place: "right away", "left open", "back up". */
const NO_PLACE_BEFORE: Record<string, RegExp> = {
  right:
    /^(?:up|away|now|next|at|on|off|in|into|out|down|there|here|against|behind|under|through|over|back|after|before|past|by|beside|angle)$/,
  left: /^(?:open|alone|undone|unfinished|unsealed|on|off|over|untreated|exposed|uncorrected|unrepaired|unprotected|in|as|to|out|it)$/,
  back: /^(?:up|in|on|out|into|together|to|off|down|from|again|feeding|and)$/,
  front: /^(?:of)$/,
  top: /^(?:priority|off)$/,
  slope: /^(?:toward|towards|away|to|down|back)$/,
  slopes: /^(?:toward|towards|away|to|down|back)$/,
  bottom: /^(?:out|line)$/,
};
/** Words after which it is no place: "is left", "fall back", "child safety" stays one. */
const NO_PLACE_AFTER: Record<string, RegExp> = {
  left: /^(?:is|are|was|were|be|been|if|has|have)$/,
  back: /^(?:put|pull|pulled|roll|rolled|cut|trim|trimmed|bring|push|fall|fell|fold|folded|step|rocks?|come|came|hold)$/,
  slope: /^(?:positive|negative|proper|correct|adequate|low|slight|gentle)$/,
};

/** Where on or in a house, however it is called: `rear` for "back", `upstairs` for "second floor". */
export const PLACES_IN_TEXTS = termBook(
  PLACES,
  (words, at, length) =>
    length > 1 ||
    !(
      NO_PLACE_BEFORE[words[at] as string]?.test(words[at + 1] ?? '') ||
      NO_PLACE_AFTER[words[at] as string]?.test(words[at - 1] ?? '')
    ),
);
