import { ServerError } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import type { InitialEntry } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthPage } from '../../../../client/features/auth/auth-page.tsx';
import { sessionAnswer, site } from '../../../support/client/answers.ts';
import { FakeServer, noConnection, refusal } from '../../../support/client/fake-server.ts';
import { renderScreen } from '../../../support/client/render-screen.tsx';

const SESSION = sessionAnswer({ accessToken: 'a', refreshToken: 'r' });
const landing = (hasEmptyReport: boolean) => () => ({
  emptyReportStatus: { __typename: 'EmptyReportStatus', hasEmptyReport },
});

let server: FakeServer;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = new FakeServer({
    Site: () => site(),
    LogIn: () => ({ login: SESSION }),
    Register: () => ({ register: SESSION }),
    Landing: landing(true),
  });
});

const open = (entry: InitialEntry = '/') => renderScreen(<AuthPage />, server, entry, null);

type User = Awaited<ReturnType<typeof open>>['user'];

async function logIn(user: User) {
  await user.type(screen.getByLabelText('Email'), 'a@b.c');
  await user.type(screen.getByLabelText('Password'), 'x');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

async function fillRegistration(user: User, username: string, password: string, confirmation = password) {
  await user.type(screen.getByLabelText('Email'), username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm password'), confirmation);
  await user.click(screen.getByRole('checkbox', { name: /Terms and Conditions/ }));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('log-in', () => {
  it('has no rules of its own, starts the session and goes to the dashboard when there is a template', async () => {
    const { user, session } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign into your account');
    await logIn(user);
    expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
    expect(server.variablesOf('LogIn')).toEqual({ username: 'a@b.c', password: 'x' });
    expect(session.accessToken).toBe('a');
  });

  it('goes to the template page when there is none', async () => {
    server.answers.Landing = landing(false);
    const { user } = await open();
    await logIn(user);
    expect(await screen.findByText('at /upload-report')).toBeInTheDocument();
  });

  it('says so and goes to the template page when the status cannot be read', async () => {
    server.answers.Landing = () => refusal('broken');
    const { user } = await open();
    await logIn(user);
    expect(await screen.findByText('at /upload-report')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to check user status after authentication.');
  });

  const serverError = new ServerError('Bad Gateway', { response: new Response('', { status: 502 }), bodyText: '' });
  it.each([
    ['the words of the server', refusal('Incorrect username or password.'), 'Incorrect username or password.'],
    [
      'how long to wait after too many attempts, in the words of the server',
      refusal('Too many attempts. Please wait 15 minutes.', 'RATE_LIMITED'),
      'Too many attempts. Please wait 15 minutes.',
    ],
    ['its own when the server has none', refusal(''), 'Login failed. Please check your credentials.'],
    ['an unreadable answer', serverError, 'An error occurred during login. Please try again.'],
    ['no connection', noConnection(), 'Unable to connect to the server. Please ensure the backend is running.'],
    ['anything else', new Error('?'), 'An error occurred during authentication'],
  ])('shows %s', async (_name, failure, sentence) => {
    server.answers.LogIn = () => failure;
    const { user, session } = await open();
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(session.accessToken).toBeNull();
  });

  it('has its own sentence for an answer without a session', async () => {
    server.answers.LogIn = () => null as never;
    const { user } = await open();
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Login failed. Please check your username and password.',
    );
  });

  it('shows and hides the password, by keyboard too', async () => {
    const { user } = await open();
    const field = screen.getByLabelText('Password');
    await user.type(field, 'secret');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Show password', pressed: false })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field).toHaveAttribute('type', 'text');
    await user.keyboard(' ');
    expect(field).toHaveAttribute('type', 'password');
  });

  it.each([
    ['log-in', '/', 'current-password'],
    ['registration', '/?mode=register', 'new-password'],
  ])('tells password managers what a %s is for', async (_mode, path, autoComplete) => {
    await open(path);
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', autoComplete);
  });
});

describe('the redirect', () => {
  it('to /pricing goes there and does not wait for the template', async () => {
    const { user } = await open('/?redirect=/pricing');
    await logIn(user);
    expect(await screen.findByText('at /pricing')).toBeInTheDocument();
    expect(server.names).not.toContain('Landing');
  });

  it('to another site is not followed', async () => {
    const { user } = await open('/?redirect=//evil.example');
    await logIn(user);
    expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
  });
});

describe('registration', () => {
  it.each<[InitialEntry]>([['/?mode=register'], [{ pathname: '/', state: { mode: 'register' } }]])(
    'is what %j opens with',
    async (entry) => {
      await open(entry);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
    },
  );

  it.each([
    ['not-an-address', 'long enough', undefined, 'Please enter a valid email address'],
    ['a@b.c', '1234567', undefined, 'Password must be at least 8 characters long'],
    ['a@b.c', '12345678', '12345679', 'Passwords do not match'],
  ])('of %s with %s and %s is refused: %s', async (username, password, confirmation, sentence) => {
    const { user } = await open('/?mode=register');
    await fillRegistration(user, username, password, confirmation);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(server.names).not.toContain('Register');
  });

  it('shows the hint, tells whether the passwords match, and needs the terms', async () => {
    const { user } = await open('/?mode=register');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
    expect(screen.getByText('At least 8 characters')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeDisabled();
    await user.type(screen.getByLabelText('Password'), '12345678');
    await user.type(screen.getByLabelText('Confirm password'), '1234567');
    expect(screen.getByText('Passwords do not match yet')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Confirm password'), '8');
    expect(screen.getByText('Passwords match')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled();
  });

  it('opens the account and goes on', async () => {
    server.answers.Landing = landing(false);
    const { user } = await open('/?mode=register');
    await fillRegistration(user, 'new@b.c', '12345678');
    expect(await screen.findByText('at /upload-report')).toBeInTheDocument();
    expect(server.variablesOf('Register')).toEqual({ username: 'new@b.c', password: '12345678' });
  });

  it('has its own sentence for a refusal without words', async () => {
    server.answers.Register = () => refusal('');
    const { user } = await open('/?mode=register');
    await fillRegistration(user, 'new@b.c', '12345678');
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Please try again.');
  });

  it('loses alert and tick, and keeps the address, when the mode is changed', async () => {
    const { user } = await open('/?mode=register');
    await fillRegistration(user, 'a@b.c', 'short');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.c');
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});
