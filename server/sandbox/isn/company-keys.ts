/** Company keys that the sandbox knows, with what each of them shows. */
export const COMPANY_KEYS = {
  sandbox: 'A dozen orders in different towns, with all the habits of the live service.',
  'sandbox-empty': 'No footprints: the orders have to be searched for.',
  'sandbox-none': 'No order at all.',
  'sandbox-61k': 'No footprints, and 61,000 orders in a list that is not paged.',
  'sandbox-bad-login': 'Refuses every user name and password.',
  'sandbox-slow': 'Answers after a minute: nobody waits that long.',
  'sandbox-redirect': 'Redirects to another host.',
  'sandbox-html': 'A page that sells something, where an answer should be.',
  'sandbox-500': 'A fault of the server.',
} as const;

/** A company key that the sandbox knows. */
export type CompanyKey = keyof typeof COMPANY_KEYS;

/** Whether the sandbox knows a company key. */
export function isCompanyKey(key: string): key is CompanyKey {
  return Object.hasOwn(COMPANY_KEYS, key);
}
