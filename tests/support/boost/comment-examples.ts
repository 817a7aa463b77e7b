/**
 * Comments as inspectors write and dictate them, and as the rules put them: terse, wandering, denied, in order, several
 * findings, numbers. Each answer was read as one that an inspector would sign; none was written by the rules unread.
 */
export const COMMENT_EXAMPLES: readonly (readonly [before: string, after: string])[] = [
  [
    'granule loss south slope, moderate, have roofer look',
    'There is moderate granule loss on the south slope. Have a roofer evaluate.',
  ],
  [
    'crack in foundation, approximately 3 inches, southeast corner',
    'There is a crack in the foundation, approximately 3 inches, at the southeast corner. Have a foundation contractor evaluate and repair.',
  ],
  [
    'master bath: shower niche is missing grout on the left side',
    'In the master bath, the shower niche is missing grout on the left side. Have a licensed plumber evaluate and repair.',
  ],
  [
    'living room ceiling fan box is missing',
    'The living room ceiling fan box is missing. Have a licensed electrician evaluate and repair.',
  ],
  [
    "Gutters are full of leaves at the back. That's just maintenance.",
    'Gutters are full of leaves at the back. That is just maintenance.',
  ],
  [
    "TPR discharge pipe is missing, that's a safety item",
    'The TPR discharge pipe is missing. This is a safety item. Have a licensed plumber evaluate and repair promptly.',
  ],
  [
    'Double tap on the number fourteen breaker',
    'There is a double tap on the number 14 breaker. Have a licensed electrician evaluate and repair.',
  ],
  [
    'No GFCI at the kitchen island; GFCIs are fine everywhere else in the kitchen.',
    'There is no GFCI at the kitchen island. GFCIs are fine everywhere else in the kitchen.',
  ],
  [
    "Attic, couldn't get in, hatch is painted shut, so not inspected.",
    'The attic could not be entered. The hatch is painted shut, so it was not inspected.',
  ],
  [
    'Crawl space: efflorescence on the front wall, no active moisture today.',
    'In the crawl space, there is efflorescence on the front wall. There was no active moisture today. Monitor and repair as needed.',
  ],
  [
    "Furnace fired right up, filter's dirty, change it every ninety days.",
    'The furnace fired right up. The filter is dirty. Change it every 90 days.',
  ],
  [
    'Deck ledger has no flashing and the guardrail balusters are about five inches apart.',
    'Deck ledger has no flashing and the guardrail balusters are about 5 inches apart. Have a deck contractor evaluate and repair.',
  ],
  ['Fan works.', 'The fan works.'],
  ['roof looks good', 'The roof looks good.'],
  ['no leaks under sink', 'There are no leaks under the sink.'],
  ['Water pressure good', 'Water pressure is good.'],
  ['Panel ok, no double taps', 'The panel is OK. There are no double taps.'],
  [
    "um so the uh toilet in the hall bath is kinda loose, I could rock it back and forth, so you'll want a plumber to snug that down",
    'The toilet in the hall bath is somewhat loose. I could rock it back and forth. You will want a plumber to snug that down.',
  ],
  ['toilet loose at floor', 'The toilet is loose at the floor. Have a licensed plumber evaluate and repair.'],
  [
    "Toilet loose at floor, GFCI won't trip",
    'The toilet is loose at the floor. The GFCI will not trip. Have a licensed plumber and a licensed electrician evaluate and repair.',
  ],
  [
    'toilet loose at floor and fan noisy',
    'The toilet is loose at the floor. The fan is noisy. Have a licensed plumber and a licensed electrician evaluate and repair.',
  ],
  [
    'handrail missing at basement stairs',
    'The handrail is missing at the basement stairs. Have a carpenter evaluate and repair.',
  ],
  [
    'Missing handrail at basement stairs',
    'A handrail is missing at the basement stairs. Have a carpenter evaluate and repair.',
  ],
  [
    'missing shingles rear slope',
    'Shingles are missing on the rear slope. Have a roofing contractor evaluate and repair.',
  ],
  [
    'loose toilet in hall bath',
    'There is a loose toilet in the hall bath. Have a licensed plumber evaluate and repair.',
  ],
  ['2 cracked tiles in entry', 'There are two cracked tiles in the entry. Have a tile contractor evaluate and repair.'],
  [
    'water stain on ceiling in hall bath',
    'There is a water stain on the ceiling in the hall bath. Have a qualified contractor evaluate and repair.',
  ],
  ['rot at base of door jamb', 'There is rot at the base of the door jamb. Have a carpenter evaluate and repair.'],
  [
    'GFCI not tripping at kitchen',
    'The GFCI is not tripping at the kitchen. Have a licensed electrician evaluate and repair.',
  ],
  ['shingles lifted near ridge', 'Shingles are lifted near the ridge. Have a roofing contractor evaluate and repair.'],
  [
    'couple of shingles lifted near the ridge',
    'A couple of shingles are lifted near the ridge. Have a roofing contractor evaluate and repair.',
  ],
  ['no leaks, cracks or stains noted', 'No leaks, cracks or stains were noted.'],
  ['No leaks noted under sink', 'No leaks were noted under the sink.'],
  [
    'cracks noted in garage slab',
    'Cracks were noted in the garage slab. Have a foundation contractor evaluate and repair.',
  ],
  ['repair recommended by licensed electrician', 'Repair by a licensed electrician is recommended.'],
  ['recommend repair by licensed electrician', 'We recommend repair by a licensed electrician.'],
  ['recommend having a plumber look at it', 'Have a plumber evaluate.'],
  ['have electrician fix', 'Have an electrician repair.'],
  [
    'door to garage not self closing, safety hazard',
    'The door to the garage is not self closing. This is a safety hazard. Have a carpenter evaluate and repair promptly.',
  ],
  ['gutters full of leaves, have them cleaned', 'Gutters are full of leaves. Have them cleaned.'],
  [
    'downspout disconnected at NE corner',
    'The downspout is disconnected at the NE corner. Have a gutter contractor evaluate and repair.',
  ],
  [
    'water heater leaking at base, rusted, have plumber replace',
    'The water heater is leaking at the base. It is rusted. Have a plumber replace.',
  ],
  ['could not access attic due to storage', 'The attic could not be accessed due to storage.'],
  ['did not test AC, too cold', 'The AC was not tested. It was too cold.'],
  ['AC unit, it did not come on', 'The AC unit did not come on. Have an HVAC contractor evaluate and repair.'],
  [
    'toilet loose in hall bath have plumber secure it',
    'The toilet is loose in the hall bath. Have a plumber secure it.',
  ],
  [
    'hot and cold reversed at kitchen faucet',
    'Hot and cold are reversed at the kitchen faucet. Have a licensed plumber evaluate and repair.',
  ],
  [
    'trip hazard at front walk',
    'There is a trip hazard at the front walk. Have a concrete contractor evaluate and repair promptly.',
  ],
  [
    'front walkway has a trip hazard',
    'The front walkway has a trip hazard. Have a concrete contractor evaluate and repair promptly.',
  ],
  [
    'damaged siding north side',
    'There is damaged siding on the north side. Have a siding contractor evaluate and repair.',
  ],
  [
    'exposed wires in attic near hatch',
    'There are exposed wires in the attic near the hatch. Have a licensed electrician evaluate and repair promptly.',
  ],
  [
    'kitchen sink drain leaking at p trap',
    'The kitchen sink drain is leaking at the P-trap. Have a licensed plumber evaluate and repair.',
  ],
  [
    "there's two wires landed under one screw",
    'There are two wires landed under one screw. Have a licensed electrician evaluate and repair.',
  ],
  [
    'smoke detector missing in bedrooms',
    'The smoke detector is missing in bedrooms. Have a licensed electrician evaluate and repair.',
  ],
  ['Good water pressure', 'Water pressure is good.'],
  [
    'shingles worn, near end of life',
    'Shingles are worn, near the end of life. Have a roofing contractor evaluate and repair.',
  ],
  ['flashing loose at chimney, roofer to reseal', 'Flashing is loose at the chimney. Have a roofer reseal.'],
  ['Moss on north slope.', 'There is moss on the north slope. Have a roofing contractor evaluate and repair.'],
  [
    'nail pops on rear slope, x3',
    'There are nail pops on the rear slope, x3. Have a roofing contractor evaluate and repair.',
  ],
  ['downspout drains at foundation, extend 6 ft', 'The downspout drains at the foundation. Extend 6 feet.'],
  [
    'grading slopes toward house left side',
    'Grading slopes toward the house left side. Have a landscape contractor evaluate and repair.',
  ],
  ['Trees touching roof at rear - trim back.', 'Trees are touching the roof at the rear. Trim back.'],
  ['paint peeling on window trim', 'There is paint peeling on window trim. Have a painter evaluate and repair.'],
  ['stucco cracks at right side, hairline, monitor', 'There are hairline stucco cracks at the right side. Monitor.'],
  [
    'no kickout flashing at roof wall intersection',
    'There is no kickout flashing at the roof wall intersection. Have a roofing contractor evaluate and repair.',
  ],
  [
    "GFI didn't trip at hall bath",
    'The GFI did not trip at the hall bath. Have a licensed electrician evaluate and repair.',
  ],
  [
    'open junction box in attic, no cover',
    'There is an open junction box in the attic. There is no cover. Have a licensed electrician evaluate and repair.',
  ],
  [
    'panel is federal pacific, known issues, recommend replacement by licensed electrician',
    'The panel is Federal Pacific. There are known issues. We recommend replacement by a licensed electrician.',
  ],
  ['200 amp panel', '200-amp panel.'],
  [
    'light inop in hall closet',
    'The light is inoperative in the hall closet. Have a licensed electrician evaluate and repair.',
  ],
  [
    'reverse polarity at outlet left of stove',
    'There is reverse polarity at the outlet left of the stove. Have a licensed electrician evaluate and repair.',
  ],
  ['double tapped breaker', 'There is a double tapped breaker. Have a licensed electrician evaluate and repair.'],
  [
    'exposed romex in basement',
    'There is exposed Romex in the basement. Have a licensed electrician evaluate and repair.',
  ],
  ['bulb missing in garage', 'The bulb is missing in the garage. Have a licensed electrician evaluate and repair.'],
  ['TPR valve leaking', 'The TPR valve is leaking. Have a licensed plumber evaluate and repair.'],
  ['no expansion tank', 'There is no expansion tank. Have a licensed plumber evaluate and repair.'],
  [
    'galvanized supply lines, low flow at upstairs shower',
    'There are galvanized supply lines. There is low flow at the upstairs shower. Have a licensed plumber evaluate and repair.',
  ],
  [
    'slow drain in hall bath sink',
    'There is a slow drain in the hall bath sink. Have a licensed plumber evaluate and repair.',
  ],
  ['toilet runs', 'The toilet runs. Have a licensed plumber evaluate and repair.'],
  ['tub faucet drips', 'The tub faucet drips. Have a licensed plumber evaluate and repair.'],
  ["shower diverter doesn't work", 'The shower diverter does not work. Have a licensed plumber evaluate and repair.'],
  [
    'active leak under kitchen sink at p-trap, cabinet floor wet',
    'There is an active leak under the kitchen sink at the P-trap. The cabinet floor is wet. Have a licensed plumber evaluate and repair.',
  ],
  ['Furnace filter dirty. Replace.', 'The furnace filter is dirty. Replace.'],
  [
    'condensate line leaking onto floor',
    'The condensate line is leaking onto the floor. Have an HVAC contractor evaluate and repair.',
  ],
  [
    'duct disconnected in crawl space',
    'The duct is disconnected in the crawl space. Have an HVAC contractor evaluate and repair.',
  ],
  [
    'AC not cooling, 8 degree split',
    'The AC is not cooling. There is an 8-degree split. Have an HVAC contractor evaluate and repair.',
  ],
  [
    'insulation thin, approx 4 inches',
    'Insulation is thin, approximately 4 inches. Have an insulation contractor evaluate and repair.',
  ],
  ['bath fan vents into attic, should go outside', 'The bath fan vents into the attic. It should go outside.'],
  ['mold like substance on sheathing, have it tested', 'There is a mold like substance on sheathing. Have it tested.'],
  [
    'crawlspace wet, standing water at NE corner, vapor barrier torn',
    'The crawlspace is wet. There is standing water at the NE corner. The vapor barrier is torn. Have a foundation contractor and an insulation contractor evaluate and repair.',
  ],
  ['stair handrail loose', 'The stair handrail is loose. Have a carpenter evaluate and repair.'],
  [
    "window won't open in bedroom 2, painted shut",
    'The window will not open in bedroom 2. It is painted shut. Have a window contractor evaluate and repair.',
  ],
  [
    'fogged window dining room',
    'There is a fogged window in the dining room. Have a window contractor evaluate and repair.',
  ],
  [
    'floor slopes to rear in master bedroom',
    'The floor slopes to the rear in the master bedroom. Have a qualified contractor evaluate and repair.',
  ],
  ['cracked tile', 'There is cracked tile. Have a tile contractor evaluate and repair.'],
  [
    'hairline cracks in drywall over door',
    'There are hairline cracks in drywall over the door. Monitor and repair as needed.',
  ],
  ["door doesn't latch", 'The door does not latch. Have a carpenter evaluate and repair.'],
  [
    'garage door opener doesnt reverse on contact, safety issue!!',
    'The garage door opener does not reverse on contact. This is a safety issue. Have a garage door technician evaluate and repair promptly.',
  ],
  ['photo eyes mounted to high', 'Photo eyes are mounted too high. Have a garage door technician evaluate and repair.'],
  [
    'deck ledger not bolted, nailed only, unsafe',
    'The deck ledger is not bolted. It is nailed only. This is unsafe. Have a deck contractor evaluate and repair promptly.',
  ],
  ['guardrail loose and spacing is 5 inches', 'The guardrail is loose. Spacing is 5 inches.'],
  ['the the railing is loose', 'The railing is loose. Have a carpenter evaluate and repair.'],
  ['I recommend the the homeowner hire a electrician', 'I recommend the homeowner hire an electrician.'],
  ['Their is a leak at the sink.', 'There is a leak at the sink. Have a licensed plumber evaluate and repair.'],
  [
    'dishwasher not secured to counter top',
    'The dishwasher is not secured to the counter top. Have an appliance technician evaluate and repair.',
  ],
  ['disposal inop, hums', 'The disposal is inoperative. It hums. Have a licensed plumber evaluate and repair.'],
  ['range no anti tip bracket', 'The range has no anti tip bracket. Have an appliance technician evaluate and repair.'],
  [
    'dryer vent full of lint fire hazard',
    'The dryer vent is full of lint. This is a fire hazard. Have an appliance technician clean and service promptly.',
  ],
  ['chimney crown cracked mason should repair', 'The chimney crown is cracked. A mason should repair.'],
  [
    'Foundation crack, 1/4" wide, runs diagonal from window, have structural engineer evaluate',
    'There is a foundation crack, 1/4 inch wide. It runs diagonal from the window. Have a structural engineer evaluate.',
  ],
  ['smoke detectors older then 10 years', 'Smoke detectors are older than 10 years.'],
  ['everything looks good in this bathroom', 'Everything looks good in this bathroom.'],
  ['There was no active leaks at time of inspection', 'There were no active leaks at the time of inspection.'],
  [
    'Kitchen faucet loose at base. Plumber should tighten. May leak into cabinet.',
    'The kitchen faucet is loose at the base. A plumber should tighten. It may leak into the cabinet.',
  ],
  [
    'Have a plumber repair the leak. There is a leak at the kitchen drain.',
    'There is a leak at the kitchen drain. Have a plumber repair the leak.',
  ],
  [
    'This is a safety hazard. No handrail on the basement steps.',
    'There is no handrail on the basement steps. This is a safety hazard. Have a carpenter evaluate and repair promptly.',
  ],
  [
    'Observed water staining at the ceiling below the upstairs bath. Could be from past leak, meter read dry. Recommend asking seller about history.',
    'Water staining was observed at the ceiling below the upstairs bath. Could be from past leak, meter read dry. We recommend asking seller about history.',
  ],
  [
    'The GFCI receptacle at the kitchen counter left of the sink did not trip when tested. This is a shock hazard. Recommend a licensed electrician replace it.',
    'The GFCI receptacle at the kitchen counter left of the sink did not trip when tested. This is a shock hazard. Have a licensed electrician replace it.',
  ],
  [
    'Roof covering is at the end of its service life. Budget for replacement.',
    'Roof covering is at the end of its service life. Budget for replacement.',
  ],
  [
    'Several shingles are missing at the (location). Have roofer repair.',
    'Several shingles are missing at the (location). Have a roofer repair.',
  ],
  ['siding damaged at (location)', 'Siding is damaged at (location). Have a siding contractor evaluate and repair.'],
  ['Handrail is not graspable at front steps', 'The handrail is not graspable at the front steps.'],
  [
    'Dryer vents into garage. Lint everywhere. Fire hazard',
    'The dryer vents into the garage. There is lint everywhere. This is a fire hazard. Have an appliance technician clean and service promptly.',
  ],
  [
    'The furnace is a 1998 Trane, it was running when I got here but the burners are rusty and flame is rolling out, shut it down and call HVAC tech right away',
    'The furnace is a 1998 Trane. It was running when I got here but the burners are rusty and flame is rolling out, shut it down and call an HVAC tech right away.',
  ],
  [
    'water pressure 95 psi, too high, needs a regulator',
    'Water pressure is 95 psi. It is too high. It needs a regulator.',
  ],
  ['Sump pump ran when I lifted the float', 'The sump pump ran when I lifted the float.'],
  ['There are cracks in the driveway, typical for age', 'There are cracks in the driveway. This is typical for age.'],
  [
    'Chimney is leaning away from house about 2" at top',
    'The chimney is leaning away from house about 2 inches at the top. Have a chimney contractor evaluate and repair.',
  ],
  [
    'bath fan inoperable in hall bath and master bath',
    'The bath fan is inoperable in the hall bath and master bath. Have a licensed electrician evaluate and repair.',
  ],
  [
    'no smoke alarm in basement or bedrooms, CO alarm missing too',
    'There is no smoke alarm in basement or bedrooms. The CO alarm is missing too. Have a licensed electrician evaluate and repair.',
  ],
  [
    'AC condenser is out of level and fins bent; line insulation missing',
    'The AC condenser is out of level and fins bent. Line insulation is missing. Have an HVAC contractor and an insulation contractor evaluate and repair.',
  ],
  ['Drip edge not installed.', 'The drip edge is not installed. Have a roofing contractor evaluate and repair.'],
  [
    'water in crawlspace approx 1 inch deep at north end. No sump pump.',
    'There is water in the crawlspace approximately 1 inch deep at the north end. There is no sump pump. Have a licensed plumber evaluate and repair.',
  ],
  ['Did not walk roof due to snow', 'The roof was not walked due to snow.'],
  ['utilities off, could not test water heater', 'Utilities are off. The water heater could not be tested.'],
  [
    'Tree limbs are touching the roof on the north side and need to be cut back.',
    'Tree limbs are touching the roof on the north side and need to be cut back.',
  ],
  ['Toilets flush OK, no leaks at any of the toilets', 'Toilets flush OK, no leaks at any of the toilets.'],
  [
    'Hot water 140 degrees at kitchen sink, scald risk, turn down',
    'Hot water is 140 degrees at the kitchen sink. This is a scald risk. Turn down.',
  ],
  ["I couldn't find the attic access", 'The attic access could not be found.'],
  [
    'loose outlet behind bed, bedroom 3',
    'There is a loose outlet behind the bed in bedroom 3. Have a licensed electrician evaluate and repair.',
  ],
  [
    'open ground at 3 outlets in den',
    'There is open ground at three outlets in the den. Have a licensed electrician evaluate and repair.',
  ],
  ['hvac filter missing', 'The HVAC filter is missing. Have an HVAC contractor evaluate and repair.'],
  [
    'Kitchen island has no outlet',
    'The kitchen island has no outlet. Have a licensed electrician evaluate and repair.',
  ],
  [
    'Foundation wall bowed in about 1 1/2 inches at west side. structural engineer needed.',
    'The foundation wall is bowed in about 1-1/2 inches at the west side. A structural engineer is needed.',
  ],
  [
    "the deck is pulling away from the house and there's rot in the ledger, this thing could fall so nobody should be on it until a contractor fixes it",
    'The deck is pulling away from the house and there is rot in the ledger. This thing could fall so nobody should be on it until a contractor fixes it.',
  ],
  ['Grout cracked in shower, recaulk', 'Grout is cracked in the shower. Recaulk.'],
  [
    'Missing drip leg on water heater gas line',
    'A drip leg is missing on the water heater gas line. Have a licensed plumber evaluate and repair.',
  ],
  [
    'rust stains below boiler relief valve',
    'There are rust stains below the boiler relief valve. Have an HVAC contractor evaluate and repair.',
  ],
  [
    'main panel has 2 double taps and a missing knockout',
    'The main panel has two double taps and a missing knockout. Have a licensed electrician evaluate and repair.',
  ],
  [
    'vermiculite insulation in attic - may contain asbestos - have it tested before disturbing',
    'There is vermiculite insulation in the attic. It may contain asbestos. Have it tested before disturbing.',
  ],
  [
    'Ceiling fan wobbles in the master bedroom',
    'The ceiling fan wobbles in the master bedroom. Have a licensed electrician evaluate and repair.',
  ],
  [
    'damper is stuck shut and the firebox has cracks',
    'The damper is stuck shut and the firebox has cracks. Have a chimney contractor evaluate and repair.',
  ],
  [
    'Evidence of mice in attic. recommend pest control.',
    'There is evidence of mice in the attic. We recommend pest control.',
  ],
  [
    'downspouts dump next to foundation at all four corners',
    'Downspouts dump next to the foundation at all four corners.',
  ],
  [
    'Water heater venting is rusted and disconnected at draft hood.  CO HAZARD!!!  Have HVAC contractor repair immediately.',
    'Water heater venting is rusted and disconnected at the draft hood. This is a CO hazard. Have an HVAC contractor repair immediately.',
  ],
  [
    'No major concerns with interior walls and ceilings',
    'There are no major concerns with interior walls and ceilings.',
  ],
  [
    'Everything in the laundry room worked when I tested it.',
    'Everything in the laundry room worked when I tested it.',
  ],
  [
    "The attic hatch isn't insulated",
    'The attic hatch is not insulated. Have an insulation contractor evaluate and repair.',
  ],
  ['Recommend adding insulation.', 'We recommend adding insulation.'],
  ['monitor', 'Monitor.'],
  ['Bathroom exhaust fan works but is loud.', 'The bathroom exhaust fan works but is loud.'],
  [
    'window screens torn at kitchen and den',
    'Window screens are torn at kitchen and den. Have a window contractor evaluate and repair.',
  ],
  [
    'Deck stairs pulling away from deck, balusters 5 1/2 inches apart, fall hazard',
    'Deck stairs are pulling away from the deck. Balusters are 5-1/2 inches apart. This is a fall hazard. Have a deck contractor and a carpenter evaluate and repair promptly.',
  ],
  [
    'No visible leaks. Water pressure was good at all fixtures.',
    'There are no visible leaks. Water pressure was good at all fixtures.',
  ],
  [
    'vapor barrier missing in crawlspace and insulation falling',
    'The vapor barrier is missing in the crawlspace. Insulation is falling. Have an insulation contractor evaluate and repair.',
  ],
  ['Toilet tank cracked', 'The toilet tank is cracked. Have a licensed plumber evaluate and repair.'],
  [
    'GFCI outlets present at kitchen counters and tested OK',
    'GFCI outlets are present at the kitchen counters and tested OK.',
  ],
  ['Smoke alarms older than ten years, replace all', 'Smoke alarms are older than 10 years. Replace all.'],
  [
    'Exterior outlet cover missing by rear patio',
    'The exterior outlet cover is missing by the rear patio. Have a licensed electrician evaluate and repair.',
  ],
  [
    'Soffit vent screens torn, birds nesting',
    'Soffit vent screens are torn. Birds are nesting. Have a roofing contractor and a pest control contractor evaluate and repair.',
  ],
  ['Gas smell at meter, call gas company now', 'There is a gas smell at the meter. Call the gas company now.'],
  ['Water heater not strapped', 'The water heater is not strapped. Have a licensed plumber evaluate and repair.'],
  ['Caulk missing around tub', 'Caulk is missing around the tub. Have a licensed plumber evaluate and repair.'],
  [
    'loose tile at shower niche, grout gone',
    'There is loose tile at the shower niche. Grout is gone. Have a tile contractor evaluate and repair.',
  ],
  ['Fireplace damper missing', 'The fireplace damper is missing. Have a chimney contractor evaluate and repair.'],
  [
    'cracked panes in 2 garage windows',
    'There are cracked panes in two garage windows. Have a window contractor evaluate and repair.',
  ],
  [
    'Range hood vents into cabinet above',
    'The range hood vents into the cabinet above. Have an appliance technician evaluate and repair.',
  ],
];
