import type { z } from 'zod';
import { StripeRefusal } from '../api/stripe-refusal.ts';
import { EMPTY } from './scalars.ts';

type Issue = z.core.$ZodIssue;

/** What Stripe says first of all that is wrong with a request's parameters: one thing, with the parameter's name. */
export function explainIssues(issues: readonly Issue[]): StripeRefusal {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  const [first] = unknown ? [unknown] : issues;
  return first ? explainIssue(first) : new StripeRefusal('Invalid request.');
}

function explainIssue(issue: Issue): StripeRefusal {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, ...issue.keys.slice(0, 1)]);
    return new StripeRefusal(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue.path);
  if (issue.input === undefined && issue.code !== 'custom') {
    return new StripeRefusal(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  switch (issue.code) {
    case 'invalid_type':
      return new StripeRefusal(wrongType(issue.expected, issue.input), { param });
    case 'invalid_value':
      return new StripeRefusal(`Invalid ${param}: must be ${choice(issue.values)}`, { param });
    case 'custom': {
      const code = typeof issue.params?.code === 'string' ? issue.params.code : undefined;
      return new StripeRefusal(code === EMPTY ? emptySentence(param) : issue.message, { code, param });
    }
    default:
      return new StripeRefusal(issue.message, { param });
  }
}

function wrongType(expected: string, input: unknown): string {
  if (expected === 'array') return 'Invalid array';
  if (expected === 'record' || expected === 'object') return 'Invalid object';
  return `Invalid string: ${JSON.stringify(input)}`;
}

function choice(values: readonly unknown[]): string {
  const names = values.map(String);
  if (names.length < 3) return names.length === 1 ? `${names[0]}` : `one of ${names.join(' or ')}`;
  return `one of ${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`;
}

function emptySentence(param: string): string {
  return `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
}

/** `subscription_data[trial_period_days]` for the path to it. */
function nameOf(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return `${first ?? ''}${rest.map((part) => `[${part}]`).join('')}`;
}
