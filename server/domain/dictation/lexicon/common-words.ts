const list = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that carry no meaning of their own here. */
export const STOP_WORDS = list(`
a an the this that these those there here it its they them their he she his her i me my we us our you your
is are was were be been being am has have had having do does did done will would can could may might shall should must
of to in on at by for from with into onto over under up down off out as than then so and or but if because while when where which who what how
also just only very quite really some any all both each every other another more most such only own same too again
about around near between along through during against above below behind
let go got get getting see look looking looks looked like well okay ok yes yeah um uh now still already yet
show shows showing showed appear appears appeared seem seems noted observed found noticed visible evident
actually maybe either itself myself gonna gotta whole even ever thing things stuff kind sort bit anywhere everywhere anybody nobody everybody think guess say says said put puts going goes go gone come comes coming take takes though guy guys yep nope whoa wow
one two three somebody someone something couple few several various multiple many number
`);

/** Words of advice and of inspecting; they stand in most comments and tell little. */
export const GENERAL_WORDS = list(`
recommend recommended recommendation recommends advise advised suggest suggested need needs needed require required
repair repairs repaired replace replaced replacement replacing correct corrected correction evaluate evaluated evaluation further
licensed qualified professional contractor technician specialist plumber electrician roofer engineer hvac person
inspection inspect inspected inspector time condition conditions area areas location locations house home property building
system systems component components element elements unit item items general main overall section part parts side sign signs evidence
have make making ensure prevent help cause caused may result lead possible potential necessary properly proper
service life type typical normal order monitor future signs currently present today
`);

/** Words that are numbers. */
export const NUMBER_WORDS = list(`
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half quarter
first second third fourth fifth sixth seventh eighth ninth tenth
`);

/** Words that say which of several, or in which direction. */
export const DIRECTION_WORDS = list(`
north south east west northeast northwest southeast southwest northern southern eastern western
left right front rear back top bottom upper lower middle center far near inner outer opposite
master primary main hall hallway guest upstairs downstairs kids children second third first fourth next powder half jack
`);

/** Nouns that are places on or in a house. */
export const PLACE_NOUNS = list(`
slope side corner wall end edge elevation face section area room bathroom bath bedroom kitchen hall hallway entry foyer closet
basement garage attic crawlspace laundry porch deck patio balcony yard floor stairs stairway landing level ceiling roof
dining living family den office study nook pantry mudroom sunroom loft studio suite unit addition wing
eave ridge valley chimney dormer gable foundation driveway walkway island peninsula
`);

/** Verbs in the forms that make a clause. */
export const FINITE_VERBS = list(`
is are was were has have had isn't aren't wasn't weren't hasn't haven't doesn't don't didn't does do did
shows show showed needs need lacks lack leaks leak drips drip vents vent drains discharges discharge runs run sticks stick
rubs wobbles moves sags slopes slope appears appear looks look seems feels works work worked operates operate operated
functions function functioned won't will would can cannot can't could couldn't should shouldn't wouldn't
makes trips trips flickers hums rattles squeaks squeals hangs sits ends terminates touches rests goes comes came fell falls
stops stopped ran empties emptied refills shuts responds responded sounds gives holds keeps kept takes took gets got stays falls reads fires fired turned turns flushes flushed tested stands stood serves starts started begins began gave there's it's that's they're
`);

/** What is recommended to be done. */
export const ADVICE_VERBS = list(`
have get call contact consult hire ask repair replace install correct secure seal reseal clean trim monitor evaluate service caulk extend
provide add remove refasten reattach reconnect tighten adjust keep check recommend suggest advise budget plan fix regrade redirect reset
turn change flush lubricate recaulk repoint tuckpoint reroute rehang reduce
move raise lower cover cap strap support label test verify confirm obtain consider paint patch resecure relocate upgrade
`);

/** How something is observed and told in any report, and the report itself: they state nothing of a house. */
export const REPORT_WORDS = list(`
seen viewed located situated position positioned placed exist exists existing exhibits exhibit exhibited displays display displayed contains contain contained
consists consist comprised made style kind model measuring measures measured measure measurement measurements approximately approx roughly estimated
size sized length width height depth diameter long wide tall high deep across total serving serves installed provided equipped fitted mounted
extends extending adjacent nearby beside next within beneath upon toward towards away inside outside along exterior interior
accessed accessible access entered enter reached suspected
tested testing test operated operation use used upon attempted attempt response respond responds performing perform performs performed function
continues continue remain remains way manner place places before after once longer else per via including included such particular respectively
finding findings words wording titled untitled remark remarks note notes documented identified discovered indicates indicate indicated indicating suggests suggest suggested suggesting
`);

/** How, when and for whom it is to be done. */
export const ADVICE_WORDS = list(`
promptly immediately immediate prompt soon prior additional addition timely routine routinely regularly regular periodically continued ongoing
safe safely safety client clients buyer buyers reader cost costs estimate estimates budgeting option options determine extent course action
repairing replacing correcting evaluating installing securing sealing cleaning adjusting removing removal adjustment installation upgrading
removed secured sealed cleaned adjusted added provided reinstalled reattached refastened tightened caulked trimmed extended serviced
company desired moving relocating re operator installer tradesperson trade trades provider
`);
