const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of talk that belongs in no report: people, the day, the work itself. */
export const NARRATION_WORDS = list(`
buyer buyers seller sellers client clients agent agents realtor realty neighbor neighbors neighbour neighbours tenant tenants
wife husband honey sweetie buddy dude sir sister brother uncle aunt cousin dog dogs cat cats school schools neighborhood neighbourhood guys folks everybody everyone
morning afternoon evening hello hi thanks thank welcome please goodbye bye tomorrow yesterday
monday tuesday wednesday thursday friday saturday sunday weather sunny
lunch coffee dinner breakfast restaurant hungry
phone camera battery batteries recorder recording microphone app tablet flashlight shoes truck traffic parked parking
office invoice appointment schedule email meeting paperwork contract sale escrow listing closing price offer mortgage market
remind remember forgot ask asked asking tell told saying talking wonder hope love welcome
piano sofa daughter son mother father mom dad baby birthday college game football movie music song vacation weekend
driving drove tired store shopping podcast church boss tonight later
`);

/** Words that talk has more often than findings have; half as telling. */
export const TALK_WORDS = list(`
i me my mine myself us our you your yours he she his her him guess say says said talk nice like call called let today family kid kids street alley car cars furniture hers yours sure maybe cloudy beautiful pretty lovely
`);
