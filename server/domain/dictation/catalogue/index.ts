import { ATTIC_INSULATION } from './attic-insulation.ts';
import { ATTIC_VENTILATION_FRAMING } from './attic-ventilation-framing.ts';
import { BATHROOM_FANS_SURFACES } from './bathroom-fans-surfaces.ts';
import { CLADDING_DOORS } from './cladding-doors.ts';
import { CLADDING_MASONRY } from './cladding-masonry.ts';
import { CLADDING_SIDING } from './cladding-siding.ts';
import { CLADDING_TRIM_EAVES_PAINT } from './cladding-trim-eaves-paint.ts';
import { CLADDING_WINDOWS } from './cladding-windows.ts';
import { ELECTRICAL_DEVICES } from './electrical-devices.ts';
import { ELECTRICAL_FIXTURES } from './electrical-fixtures.ts';
import { ELECTRICAL_GROUNDING } from './electrical-grounding.ts';
import { ELECTRICAL_PANELS } from './electrical-panels.ts';
import { ELECTRICAL_SERVICE } from './electrical-service.ts';
import { ELECTRICAL_SPECIAL } from './electrical-special.ts';
import { ELECTRICAL_WIRING } from './electrical-wiring.ts';
import { FIREPLACE_MASONRY } from './fireplace-masonry.ts';
import { FIREPLACE_PREFAB_GAS_STOVES } from './fireplace-prefab-gas-stoves.ts';
import { GARAGE_DOORS } from './garage-doors.ts';
import { GARAGE_FIRE_FLOOR } from './garage-fire-floor.ts';
import { HVAC_AIR } from './hvac-air.ts';
import { HVAC_BOILERS } from './hvac-boilers.ts';
import { HVAC_COOLING } from './hvac-cooling.ts';
import { HVAC_FLUES } from './hvac-flues.ts';
import { HVAC_FURNACES } from './hvac-furnaces.ts';
import { HVAC_ROOM_HEATERS } from './hvac-room-heaters.ts';
import { INTERIOR_DOORS_CLOSETS } from './interior-doors-closets.ts';
import { INTERIOR_FLOORS } from './interior-floors.ts';
import { INTERIOR_MOISTURE_MOLD } from './interior-moisture-mold.ts';
import { INTERIOR_STAIRS_RAILINGS } from './interior-stairs-railings.ts';
import { INTERIOR_WALLS_CEILINGS } from './interior-walls-ceilings.ts';
import { INTERIOR_WINDOWS_ROOMS } from './interior-windows-rooms.ts';
import { KITCHEN_APPLIANCES } from './kitchen-appliances.ts';
import { KITCHEN_CABINETS_COUNTERS } from './kitchen-cabinets-counters.ts';
import { LAUNDRY_DRYER_VENTS } from './laundry-dryer-vents.ts';
import { PLUMBING_GAS_FUEL } from './plumbing-gas-fuel.ts';
import { PLUMBING_HOSE_BIBS_IRRIGATION } from './plumbing-hose-bibs-irrigation.ts';
import { PLUMBING_SEPTIC_PUMPS } from './plumbing-septic-pumps.ts';
import { PLUMBING_SINKS_FAUCETS } from './plumbing-sinks-faucets.ts';
import { PLUMBING_SUPPLY } from './plumbing-supply.ts';
import { PLUMBING_TOILETS } from './plumbing-toilets.ts';
import { PLUMBING_TUBS_SHOWERS } from './plumbing-tubs-showers.ts';
import { PLUMBING_WASTE_VENT } from './plumbing-waste-vent.ts';
import { PLUMBING_WATER_HEATER_FUEL_AND_TYPES } from './plumbing-water-heater-fuel-and-types.ts';
import { PLUMBING_WATER_HEATERS } from './plumbing-water-heaters.ts';
import { PLUMBING_WELLS_TREATMENT } from './plumbing-wells-treatment.ts';
import { ROOF_CHIMNEYS } from './roof-chimneys.ts';
import { ROOF_DRAINAGE } from './roof-drainage.ts';
import { ROOF_FLASHINGS } from './roof-flashings.ts';
import { ROOF_LOW_SLOPE } from './roof-low-slope.ts';
import { ROOF_SHINGLES } from './roof-shingles.ts';
import { ROOF_WOOD_SLATE_TILE_METAL } from './roof-wood-slate-tile-metal.ts';
import { SITE_DECKS } from './site-decks.ts';
import { SITE_GRADING } from './site-grading.ts';
import { SITE_PAVING } from './site-paving.ts';
import { SITE_POOLS_SHEDS } from './site-pools-sheds.ts';
import { SITE_PORCHES_BALCONIES } from './site-porches-balconies.ts';
import { SITE_VEGETATION } from './site-vegetation.ts';
import { SITE_WALLS_FENCES } from './site-walls-fences.ts';
import { SMALL_THINGS } from './small-things.ts';
import { STRUCTURE_BASEMENT_CRAWL } from './structure-basement-crawl.ts';
import { STRUCTURE_FOUNDATIONS } from './structure-foundations.ts';
import { STRUCTURE_FRAMING } from './structure-framing.ts';
import { TALK } from './talk.ts';

/** The texts of the catalogue, by trade. */
export const CATALOGUE_TEXTS: readonly string[] = [
  ATTIC_INSULATION,
  ATTIC_VENTILATION_FRAMING,
  BATHROOM_FANS_SURFACES,
  CLADDING_DOORS,
  CLADDING_MASONRY,
  CLADDING_SIDING,
  CLADDING_TRIM_EAVES_PAINT,
  CLADDING_WINDOWS,
  ELECTRICAL_DEVICES,
  ELECTRICAL_FIXTURES,
  ELECTRICAL_GROUNDING,
  ELECTRICAL_PANELS,
  ELECTRICAL_SERVICE,
  ELECTRICAL_SPECIAL,
  ELECTRICAL_WIRING,
  FIREPLACE_MASONRY,
  FIREPLACE_PREFAB_GAS_STOVES,
  GARAGE_DOORS,
  GARAGE_FIRE_FLOOR,
  HVAC_AIR,
  HVAC_BOILERS,
  HVAC_COOLING,
  HVAC_FLUES,
  HVAC_FURNACES,
  HVAC_ROOM_HEATERS,
  INTERIOR_DOORS_CLOSETS,
  INTERIOR_FLOORS,
  INTERIOR_MOISTURE_MOLD,
  INTERIOR_STAIRS_RAILINGS,
  INTERIOR_WALLS_CEILINGS,
  INTERIOR_WINDOWS_ROOMS,
  KITCHEN_APPLIANCES,
  KITCHEN_CABINETS_COUNTERS,
  LAUNDRY_DRYER_VENTS,
  PLUMBING_GAS_FUEL,
  PLUMBING_HOSE_BIBS_IRRIGATION,
  PLUMBING_SEPTIC_PUMPS,
  PLUMBING_SINKS_FAUCETS,
  PLUMBING_SUPPLY,
  PLUMBING_TOILETS,
  PLUMBING_TUBS_SHOWERS,
  PLUMBING_WASTE_VENT,
  PLUMBING_WATER_HEATER_FUEL_AND_TYPES,
  PLUMBING_WATER_HEATERS,
  PLUMBING_WELLS_TREATMENT,
  ROOF_CHIMNEYS,
  ROOF_DRAINAGE,
  ROOF_FLASHINGS,
  ROOF_LOW_SLOPE,
  ROOF_SHINGLES,
  ROOF_WOOD_SLATE_TILE_METAL,
  SITE_DECKS,
  SITE_GRADING,
  SITE_PAVING,
  SITE_POOLS_SHEDS,
  SITE_PORCHES_BALCONIES,
  SITE_VEGETATION,
  SITE_WALLS_FENCES,
  SMALL_THINGS,
  STRUCTURE_BASEMENT_CRAWL,
  STRUCTURE_FOUNDATIONS,
  STRUCTURE_FRAMING,
  TALK,
];
