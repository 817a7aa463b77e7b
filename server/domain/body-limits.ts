/** Most bytes of a body that is no form; the files of forms have limits of their own. docs/errors.md tells callers. */
export const BODY_BYTES = {
  usual: 1 << 20,
  /** Where a template may come: for those who subscribe. One of 5,000 comments has about 2 MiB. */
  template: 32 << 20,
} as const;
