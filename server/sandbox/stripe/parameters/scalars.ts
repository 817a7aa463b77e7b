import { z } from 'zod';

/** Refuses a value in Stripe's words; `code` goes into the answer. */
function refuse(context: z.core.$RefinementCtx<string>, message: string, code?: string): never {
  context.addIssue({ code: 'custom', message, params: { code }, input: context.value });
  return z.NEVER;
}

/** Code of a value that is refused because it is empty; the words are found where the parameter's name is known. */
export const EMPTY = 'parameter_invalid_empty';

/** Text that cannot be unset. @param longest characters. */
export const text = (longest = 5000) =>
  z.string().transform((value, context) => {
    if (value === '') return refuse(context, '', EMPTY);
    return value.length > longest
      ? refuse(context, `Invalid string: ${value.slice(0, 50)}...; must be at most ${longest} characters`)
      : value;
  });

/** A parameter that an empty value unsets. */
export const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** A whole number within bounds. */
export const integer = (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) =>
  z.string().transform((value, context) => {
    if (value === '') return refuse(context, '', EMPTY);
    const number = Number(value);
    if (!/^-?\d+$/.test(value) || !Number.isSafeInteger(number))
      return refuse(context, `Invalid integer: ${value}`, 'parameter_invalid_integer');
    if (number < least)
      return refuse(context, `This value must be greater than or equal to ${least}.`, 'parameter_invalid_integer');
    return number > most
      ? refuse(context, `This value must be less than or equal to ${most}.`, 'parameter_invalid_integer')
      : number;
  });

/** Seconds since 1970. */
export const timestamp = () => integer(0);

export const boolean = () =>
  z.string().transform((value, context) => {
    if (value === '') return refuse(context, '', EMPTY);
    return value === 'true' || value === 'false' ? value === 'true' : refuse(context, `Invalid boolean: ${value}`);
  });

/** An address of a web page; `{CHECKOUT_SESSION_ID}` may stand in it. */
export const url = () =>
  text().transform((value, context) => {
    if (!/^https?:/i.test(value))
      return refuse(context, 'Invalid URL: An explicit scheme (such as https) must be provided.', 'url_invalid');
    return URL.canParse(value) ? value : refuse(context, 'Not a valid URL', 'url_invalid');
  });

export const email = () =>
  text(512).transform((value, context) =>
    /^[^\s@]+@[^\s@]+$/.test(value) ? value : refuse(context, `Invalid email address: ${value}`, 'email_invalid'),
  );

/** Three letters of a currency, in lower case as Stripe keeps them. */
export const currency = () =>
  text().transform((value, context) =>
    /^[a-z]{3}$/i.test(value) ? value.toLowerCase() : refuse(context, `Invalid currency: ${value}`),
  );
