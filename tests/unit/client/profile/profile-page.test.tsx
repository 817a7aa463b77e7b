import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProfilePage } from '../../../../client/features/profile/profile-page.tsx';
import { sessionAnswer, site } from '../../../support/client/answers.ts';
import { FakeServer, noConnection, refusal } from '../../../support/client/fake-server.ts';
import { renderScreen } from '../../../support/client/render-screen.tsx';
import type { Viewer } from '../../../support/client/session-of.ts';

let server: FakeServer;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = new FakeServer({
    Site: () => site(),
    LogOut: () => ({ logout: true }),
    ChangePassword: () => ({ changePassword: true }),
    LogIn: () => ({ login: sessionAnswer({ accessToken: 'access 3', refreshToken: 'refresh 3' }) }),
  });
});

const open = (viewer: Viewer = {}) => renderScreen(<ProfilePage />, server, '/', viewer);
type User = Awaited<ReturnType<typeof open>>['user'];

const button = (name: string) => screen.getByRole('button', { name });
const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm new password');

it('shows whose account it is, and where to write for help', async () => {
  await open({ username: 'maria@example.com' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
  expect(screen.getByText('maria@example.com')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
});

describe('the fields of a new password', () => {
  it('tell by word and colour whether they keep the rules; the button waits for it', async () => {
    const { user } = await open();
    const requirement = () => screen.getByText(/At least 8 characters/);
    const colour = () => requirement().parentElement?.style.color;
    await user.type(password(), '1234567');
    const red = colour();
    expect(requirement()).toHaveTextContent('At least 8 characters: not met yet');
    expect(password()).toHaveAccessibleDescription('At least 8 characters: not met yet');
    await user.type(password(), '8');
    expect(requirement()).toHaveTextContent('At least 8 characters: met');
    expect(colour()).not.toBe(red);
    expect(button('Update Password')).toBeDisabled();
    await user.type(confirmation(), '1234567');
    expect(screen.getByText('Passwords do not match yet')).toBeInTheDocument();
    expect(button('Update Password')).toBeDisabled();
    await user.type(confirmation(), '8');
    expect(screen.getByText('Passwords match')).toBeInTheDocument();
    expect(button('Update Password')).toBeEnabled();
  });

  it.each([
    ['too short', 'short', 'short'],
    ['different', '12345678', '12345679'],
  ])('that are %s are explained to whoever presses Enter', async (_what, first, second) => {
    const { user } = await open();
    await user.type(password(), first);
    await user.type(confirmation(), `${second}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please ensure your password meets the requirements and that the passwords match.',
    );
    expect(server.names).not.toContain('ChangePassword');
  });

  it('tell password managers whose password it is', async () => {
    await open({ username: 'maria@example.com' });
    const hidden = document.querySelector('input[autocomplete=username]');
    expect(hidden).toHaveValue('maria@example.com');
    expect(hidden).not.toBeVisible();
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
  });
});

async function choosePassword(user: User) {
  await user.type(password(), 'new password');
  await user.type(confirmation(), 'new password');
  await user.click(button('Update Password'));
}

describe('changing the password', () => {
  it('logs in with it and ends the session before', async () => {
    const { user, session } = await open({ username: 'maria@example.com' });
    await choosePassword(user);
    expect(await screen.findByText('Password updated successfully.')).toBeInTheDocument();
    expect(server.names.filter((name) => name !== 'Site')).toEqual(['ChangePassword', 'LogIn', 'LogOut']);
    expect(server.variablesOf('ChangePassword')).toEqual({ newPassword: 'new password' });
    expect(server.variablesOf('LogIn')).toEqual({ username: 'maria@example.com', password: 'new password' });
    expect(server.variablesOf('LogOut')).toEqual({ refreshToken: 'refresh' });
    expect(session.accessToken).toBe('access 3');
    expect(password()).toHaveValue('');
    expect(confirmation()).toHaveValue('');
  });

  it('says that it is on its way', async () => {
    server.answers.ChangePassword = () => new Promise(() => undefined);
    const { user } = await open();
    await choosePassword(user);
    expect(button('Updating...')).toBeDisabled();
  });

  it.each([
    [
      'a refusal, with the words of the server',
      refusal('Too long.'),
      /^Failed to update password\. Please try again\.Too long\.$/,
    ],
    ['no connection', noConnection(), /^Failed to update password\. Please try again\.$/],
  ])('alerts of %s; the user stays', async (_what, failure, sentence) => {
    server.answers.ChangePassword = () => failure;
    const { user, session } = await open();
    await choosePassword(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(session.accessToken).toBe('access');
    expect(password()).toHaveValue('new password');
  });

  it('logs out with an alert when the log-in fails', async () => {
    server.answers.LogIn = noConnection;
    const { user, session } = await open();
    await choosePassword(user);
    expect(await screen.findByText('at /auth')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Password updated, but automatic login failed. Please log in manually.',
    );
    expect(session.state).toBe('visitor');
  });

  it('changes nothing and logs out with an alert when nobody knows the user name', async () => {
    const { user, session } = await open({ username: '' });
    await choosePassword(user);
    expect(await screen.findByText('at /auth')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Username not found. Please log in again.');
    expect(session.state).toBe('visitor');
    expect(server.names).not.toContain('ChangePassword');
  });
});
