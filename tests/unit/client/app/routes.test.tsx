import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sessionAnswer } from '../../../support/client/answers.ts';
import { refusal } from '../../../support/client/fake-server.ts';
import { openApp } from '../../../support/client/open-app.tsx';
import type { Viewer } from '../../../support/client/session-of.ts';

const visitor: Viewer = null;
const subscriber: Viewer = { status: 'active' };
const unsubscribed: Viewer = { status: 'none' };

const SIGN_IN = 'Sign into your account';
const PLANS = 'Choose Your Plan';

describe('where an address leads', () => {
  it.each<[string, string, Viewer, string, string]>([
    ['a visitor', '/', visitor, '/', SIGN_IN],
    ['a visitor', '/auth', visitor, '/auth', SIGN_IN],
    ['a visitor', '/AUTH', visitor, '/AUTH', SIGN_IN],
    ['a visitor', '/pricing', visitor, '/pricing', PLANS],
    ['a visitor', '/terms', visitor, '/terms', 'Terms and Conditions'],
    ['a visitor', '/dashboard', visitor, '/auth', SIGN_IN],
    ['a visitor', '/upload-report', visitor, '/auth', SIGN_IN],
    ['a visitor', '/templates', visitor, '/auth', SIGN_IN],
    ['a visitor', '/isn-credentials', visitor, '/auth', SIGN_IN],
    ['a visitor', '/profile', visitor, '/auth', SIGN_IN],
    ['a visitor', '/nowhere', visitor, '/auth', SIGN_IN],
    ['a subscriber', '/', subscriber, '/dashboard', 'Dashboard'],
    ['a subscriber', '/auth', subscriber, '/dashboard', 'Dashboard'],
    ['a subscriber', '/auth?redirect=/pricing', subscriber, '/pricing', PLANS],
    ['a subscriber', '/auth?redirect=/pricing/x?y', subscriber, '/pricing', PLANS],
    ['a subscriber', '/auth?redirect=//evil.example', subscriber, '/dashboard', 'Dashboard'],
    ['a subscriber', '/auth?redirect=https://evil.example/pricing', subscriber, '/dashboard', 'Dashboard'],
    ['a subscriber', '/nowhere', subscriber, '/dashboard', 'Dashboard'],
    ['a subscriber', '/pricing', subscriber, '/pricing', PLANS],
    ['a subscriber', '/upload-report', subscriber, '/upload-report', 'Template'],
    ['a subscriber', '/templates', subscriber, '/templates', 'Template Editor'],
    ['a subscriber', '/isn-credentials', subscriber, '/isn-credentials', 'ISN Credentials'],
    ['a subscriber', '/ISN-Credentials', subscriber, '/ISN-Credentials', 'ISN Credentials'],
    ['a subscriber', '/profile', subscriber, '/profile', 'Profile'],
    ['a subscriber', '/Profile', subscriber, '/Profile', 'Profile'],
    ['a user without a subscription', '/', unsubscribed, '/pricing', PLANS],
    ['a user without a subscription', '/dashboard', unsubscribed, '/pricing', PLANS],
    ['a user without a subscription', '/upload-report', unsubscribed, '/pricing', PLANS],
    ['a user without a subscription', '/templates', unsubscribed, '/pricing', PLANS],
    ['a user without a subscription', '/isn-credentials', unsubscribed, '/pricing', PLANS],
    ['a user without a subscription', '/profile', unsubscribed, '/pricing', PLANS],
    ['a user without a subscription', '/terms', unsubscribed, '/terms', 'Terms and Conditions'],
    ['a user without a subscription', '/nowhere', unsubscribed, '/pricing', PLANS],
  ])('%s at %s', async (_who, from, viewer, to, title) => {
    expect(await openApp(from, viewer)).toMatchObject({ path: to, title });
  });

  it('honours the redirect of the navigation state too', async () => {
    const entry = { pathname: '/auth', state: { redirect: '/pricing' } };
    expect(await openApp(entry, subscriber)).toMatchObject({ path: '/pricing' });
  });

  it('keeps the report of a link to the dashboard over the log-in', async () => {
    const { router, server } = await openApp('/dashboard?report=a%26b', visitor);
    Object.assign(server.answers, {
      LogIn: () => ({ login: sessionAnswer({ accessToken: 'a', refreshToken: 'r' }, { status: 'active' }) }),
      Landing: () => ({ emptyReportStatus: { __typename: 'EmptyReportStatus', hasEmptyReport: true } }),
      Report: () => refusal('There is no such report.'),
    });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'a@b.c');
    await user.type(screen.getByLabelText('Password'), 'x');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/dashboard', search: '?report=a%26b' }),
    );
  });
});
