/** ISN says no: with HTTP 200, and a message. */
export class IsnRefusal extends Error {}
