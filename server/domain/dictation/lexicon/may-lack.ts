/** What a house may do without: that it is not there is no defect. */
export const MAY_LACK: ReadonlySet<string> = new Set(
  `garage, carport, fireplace, wood stove, pellet stove, gas fireplace, gas logs, chimney, basement, crawl space, crawlspace, attic, skylight,
  sump pump, sump, ejector pump, well, septic system, deck, balcony, porch, patio, pool, fence, retaining wall, driveway,
  air conditioning, air conditioner, ac, central air, heat pump, boiler, furnace, humidifier, tankless water heater, sub panel, subpanel,
  generator, solar panel, whole house fan, attic fan, ceiling fan, central vacuum, trash compactor, microwave, dishwasher, refrigerator,
  wall oven, range hood, disposal, disposer, hot tub, spa, sauna, elevator, laundry, laundry sink, washer, dryer, low slope roof, flat roof, gas, gas line, gas piping`
    .split(',')
    .map((name) => name.trim()),
);

/** Which one of its kind: "no gas dryer", "garbage disposal not present". */
export const OF_ITS_KIND =
  /^(?:(?:garbage|food|waste|kitchen|clothes|gas|electric|oil|wood|burning|wood burning|attached|detached|built in|in ground|inground|above ground|front|back|rear|side|upstairs|downstairs|covered|screened|second|other|separate) )+/;
