import type { SystemWords } from '../system-words.ts';

/** Attic, insulation, ventilation of the roof space. */
export const ATTIC: SystemWords = {
  parts: `
attic, attic space, roof void, loft, loft space, roof space
insulation, batt, fiberglass, blown in, batts, cellulose, blown insulation, spray foam, rock wool, mineral wool, loose fill, thermal blanket, insulation blanket, pink stuff, rigid foam, foam board
vermiculite insulation, zonolite
hatch, access panel, attic access, scuttle, loft hatch, attic hatch, access hatch, attic door
pull down stair, pull down stairs, pulldown stairs, attic stairs, attic ladder, folding stair, pull down ladder, drop down stair, pull down
baffle, rafter vent, insulation baffle, baffles
gable screen, gable end, gable peak
`,
  symptoms: `
compressed, displaced insulation, uneven insulation, matted down, packed down, trampled, moved around, pushed aside
inadequate, insufficient, not enough, thin, too thin, thinner, too low, shallow, below standard, less than, skimpy, only a few inches, see the joists, tops of the joists, joists showing, too little, too few, under insulated, scant, meager
bare spots, uninsulated spot, voids, spots with nothing, bare patch, nothing on top of
uninsulated, not insulated
blocked intake, insulation covering the vents, insulation over the soffit, soffits covered, vents covered, blocking the soffit, plugging the soffit, smothered, insulation in the eaves, blocked soffit, choked off, blocking airflow
condensation, sweating, frost, frost on the nails, rusty nails, nail tips rusted, nails rusted, dew
daylight through the roof, daylight at the, see daylight
`,
  fine: `
evenly laid, well insulated, good depth, plenty of insulation, well ventilated, breathes well, good airflow, good air flow
`,
};
