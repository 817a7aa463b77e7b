import { Code, Paper, Text } from '@mantine/core';
import { useSite } from '../../lib/site.ts';

/** Company keys of the sandbox, with what they bring about. */
const KEYS: [key: string, what: string][] = [
  ['sandbox-empty', 'no appointments of your own: the orders are searched for'],
  ['sandbox-none', 'no orders at all'],
  ['sandbox-61k', 'a company with 61,000 orders'],
  ['sandbox-bad-login', 'every log-in is refused'],
  ['sandbox-slow', 'ISN takes too long to answer'],
  ['sandbox-redirect', 'ISN leads to another address'],
  ['sandbox-html', 'a web page answers in place of ISN'],
  ['sandbox-500', 'ISN is broken'],
];

/** Where ISN is only played: that it is, and what to type. */
export function SandboxHint() {
  if (!useSite()?.isIsnSandbox) return null;
  return (
    <Paper component="aside" role="note" aria-label="ISN sandbox" bg="brass.1" c="brass.9" p="md">
      <Text inherit>
        Sandbox: ISN is only played here. Type the company key <Code>sandbox</Code> with any user name and any password.
      </Text>
      <details>
        <summary>Other company keys</summary>
        <ul style={{ margin: 0, paddingInlineStart: '1.2rem' }}>
          {KEYS.map(([key, what]) => (
            <li key={key}>
              <Code>{key}</Code>: {what}
            </li>
          ))}
        </ul>
        The user name <Code>wrong</Code> is refused with every key.
      </details>
    </Paper>
  );
}
