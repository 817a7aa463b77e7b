const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of talk that belongs in no report: people, the day, the work itself. */
export const NARRATION_WORDS = list(`
buyer buyers seller sellers client clients agent agents realtor realty neighbor neighbors neighbour neighbours tenant tenants
wife husband family kid dog dogs cat cats school schools neighborhood neighbourhood guys folks everybody everyone
morning afternoon evening hello hi thanks thank welcome please goodbye bye tomorrow yesterday
monday tuesday wednesday thursday friday saturday sunday weather sunny cloudy
lunch coffee dinner breakfast restaurant hungry
phone camera battery batteries recorder recording microphone app tablet flashlight shoes truck car traffic street alley parked parking
office invoice appointment schedule email meeting paperwork contract closing price offer mortgage market
remind remember forgot ask asked asking tell told saying talking wonder hope love pretty beautiful welcome
piano sofa furniture daughter son mother father mom dad baby birthday college game football movie music song vacation weekend
driving drove tired store shopping podcast church boss tonight later
`);

/** Words that talk has more often than findings have; half as telling. */
export const TALK_WORDS = list(`
i me my mine myself us our you your yours he she his her him guess say says said talk nice like call called let today
`);
