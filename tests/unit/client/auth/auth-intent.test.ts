import { describe, expect, it } from 'vitest';
import { authIntent } from '../../../../client/features/auth/auth-intent.ts';

const intent = (search: string, state: unknown = null) => authIntent({ search, state });

describe('a redirect is followed', () => {
  it.each(['?redirect=/pricing', '?redirect=%2Fpricing%3Ffrom%3Dmail', '?redirect=/pricing/x'])(
    'to /pricing, and no further, for %s',
    (search) => {
      expect(intent(search).landing).toBe('/pricing');
    },
  );

  it('to /pricing when the navigation state asks for it, which counts more than the address', () => {
    expect(intent('', { redirect: '/pricing' }).landing).toBe('/pricing');
    expect(intent('?redirect=/pricing', { redirect: '/profile' }).landing).toBeNull();
  });

  it.each([
    '',
    '?redirect=',
    '?redirect=/profile',
    '?redirect=//evil.example',
    '?redirect=//evil.example/pricing',
    '?redirect=https://evil.example/pricing',
    '?redirect=%20/pricing',
    '?redirect=javascript:alert(1)',
    '?redirect=\\\\evil.example',
  ])('nowhere for "%s"', (search) => {
    expect(intent(search).landing).toBeNull();
  });
});

it('the dashboard is the one of the report that was gone to, as the navigation state alone says', () => {
  expect(intent('').dashboard).toBe('/dashboard');
  expect(intent('?report=a').dashboard).toBe('/dashboard');
  expect(intent('', { report: 'a&b' }).dashboard).toBe('/dashboard?report=a%26b');
});

it.each<[string, unknown, string]>([
  ['', null, 'login'],
  ['?mode=register', null, 'register'],
  ['', { mode: 'register' }, 'register'],
  ['?mode=anything', null, 'login'],
])('the page opens for %s with state %j in mode %s', (search, state, mode) => {
  expect(intent(search, state).mode).toBe(mode);
});
