/** Letters, digits and hyphens: nothing that changes a path. ISN's ids are UUIDs. */
const ID = /^[A-Za-z0-9-]{1,64}$/;

/** An id of ISN as it came; '' for anything that is none. */
export function isnId(value: string): string {
  return ID.test(value) ? value : '';
}
