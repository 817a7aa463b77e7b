import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IsnCredentialsPage } from '../../../../client/features/isn-credentials/isn-credentials-page.tsx';
import { isnStatus } from '../../../support/client/answers.ts';
import { type FakeServer, noConnection, refusal } from '../../../support/client/fake-server.ts';
import { isnServer, openConfiguredIsnPage, openIsnPage } from '../../../support/client/open-isn-page.tsx';
import { renderScreen } from '../../../support/client/render-screen.tsx';

let server: FakeServer;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = isnServer();
});

const open = () => openIsnPage(server);
const button = (name: string) => screen.getByRole('button', { name });
const called = (name: string) => server.names.filter((other) => other === name).length;

/** The page of somebody whose credentials are set up. */
function openConfigured() {
  server = isnServer('maria');
  return openConfiguredIsnPage(server);
}

type User = Awaited<ReturnType<typeof openConfigured>>;

async function fill(user: User, prefix = '') {
  await user.type(screen.getByLabelText(`${prefix}Username`), 'ana');
  await user.type(screen.getByLabelText(`${prefix}Password`), 'secret');
  await user.type(screen.getByLabelText(`${prefix}Company Key`), 'acme');
}

describe('before the credentials are known', () => {
  it('reads Loading...', async () => {
    server.answers = {};
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ISN Credentials');
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  const missing = 'Error: ISN context not properly loaded. Please refresh the page.';

  it('says that the context is missing where there is none', async () => {
    await renderScreen(<IsnCredentialsPage />, server);
    expect(screen.getByRole('alert')).toHaveTextContent(missing);
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('says so, too, when they cannot be read', async () => {
    server.answers.IsnCredentialsStatus = noConnection;
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(missing);
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });
});

describe('without credentials', () => {
  it('says that ISN is not configured, and how to change that', async () => {
    await open();
    const panel = await screen.findByRole('region', { name: 'ISN Not Configured' });
    expect(panel).toHaveTextContent(
      "You haven't configured ISN credentials yet. Set them up below to connect to ISN and access inspection orders.",
    );
    expect(screen.getByRole('form', { name: 'Save Credentials' })).toBeInTheDocument();
    for (const label of ['Username', 'Password', 'Company Key']) expect(screen.getByLabelText(label)).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Delete Credentials' })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('cannot save while a field is empty but for white space', async () => {
    const { user } = await open();
    await screen.findByLabelText('Username');
    expect(button('Save Credentials')).toBeDisabled();
    await fill(user);
    expect(button('Save Credentials')).toBeEnabled();
    for (const label of ['Username', 'Password', 'Company Key']) {
      const field = screen.getByLabelText(label);
      const { value } = field as HTMLInputElement;
      await user.clear(field);
      await user.type(field, '   ');
      expect(button('Save Credentials'), label).toBeDisabled();
      await user.clear(field);
      await user.type(field, value);
    }
    expect(button('Save Credentials')).toBeEnabled();
  });

  it('keeps away what the browser knows of this page, and shows the password on demand', async () => {
    const { user } = await open();
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'off');
    await user.click(button('Show password'));
    expect(password).toHaveAttribute('type', 'text');
  });
});

describe('saving', () => {
  it('sends the fields, empties them, says so in green and reloads the credentials', async () => {
    const { user } = await open();
    await screen.findByLabelText('Username');
    await fill(user);
    await user.click(button('Save Credentials'));
    const panel = await screen.findByRole('region', { name: 'ISN Credentials Configured Successfully' });
    expect(server.variablesOf('SaveIsnCredentials')).toEqual({
      username: 'ana',
      password: 'secret',
      companyKey: 'acme',
    });
    expect(called('IsnCredentialsStatus')).toBe(2);
    expect(panel).toHaveTextContent('UsernameanaCompany keyacme');
    await waitFor(() => expect(screen.getByLabelText('New Password')).toHaveValue(''));
    for (const label of ['New Username', 'New Company Key']) expect(screen.getByLabelText(label)).toHaveValue('');
    const message = screen.getByText('Credentials saved successfully.').closest('[role]');
    expect(message).toHaveAttribute('role', 'status');
    await user.click(within(message as HTMLElement).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Credentials saved successfully.')).not.toBeInTheDocument();
  });

  it('reads Saving... while it is under way; nothing else can be done then', async () => {
    const user = await openConfigured();
    server.answers.SaveIsnCredentials = () => new Promise(() => undefined);
    await fill(user, 'New ');
    await user.click(button('Update Credentials'));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(button('Delete Credentials')).toBeDisabled();
  });

  it.each([
    [
      'a refusal',
      refusal('ISN does not know this log-in.'),
      'Failed to save credentials.ISN does not know this log-in.',
    ],
    [
      'a refusal that says it failed',
      refusal('Failed to save credentials. Please try again.', 'UNAVAILABLE'),
      'Failed to save credentials. Please try again.',
    ],
    ['a refusal without words', refusal(''), 'Failed to save credentials. Please try again.'],
    ['no connection', noConnection(), 'An unexpected error occurred while uploading credentials.'],
    ['an answer that nothing was saved', { saveIsnCredentials: isnStatus() }, 'Failed to save credentials.'],
  ])('tells of %s in red, keeps the fields and reloads', async (_what, answer, sentence) => {
    const { user } = await open();
    await screen.findByLabelText('Username');
    server.answers.SaveIsnCredentials = () => answer;
    await fill(user);
    await user.click(button('Save Credentials'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(sentence);
    await waitFor(() => expect(button('Save Credentials')).toBeEnabled());
    expect(called('IsnCredentialsStatus')).toBe(2);
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
    await user.click(button('Dismiss'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('ends as well when the credentials cannot be reloaded', async () => {
    const { user } = await open();
    await screen.findByLabelText('Username');
    server.answers.IsnCredentialsStatus = noConnection;
    await fill(user);
    await user.click(button('Save Credentials'));
    expect(await screen.findByText('Credentials saved successfully.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue(''));
  });
});

describe('with credentials', () => {
  it('shows user name and company key, never a password, and the form that replaces them', async () => {
    await openConfigured();
    const panel = screen.getByRole('region', { name: 'ISN Credentials Configured Successfully' });
    expect(panel.textContent).toBe('ISN Credentials Configured SuccessfullyUsernamemariaCompany keyacme');
    expect(screen.getByRole('form', { name: 'Update Credentials' })).toBeInTheDocument();
    for (const label of ['New Username', 'New Password', 'New Company Key']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
    expect(button('Update Credentials')).toBeDisabled();
  });

  async function confirmDeletion(user: User) {
    await user.click(button('Delete Credentials'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete your ISN credentials?');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  }

  it('deletes them only after the dialog', async () => {
    const user = await openConfigured();
    await user.click(button('Delete Credentials'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(called('DeleteIsnCredentials')).toBe(0);
    await fill(user, 'New ');
    await confirmDeletion(user);
    expect(await screen.findByRole('region', { name: 'ISN Not Configured' })).toBeInTheDocument();
    expect(called('IsnCredentialsStatus')).toBe(2);
    expect(screen.getByText('Credentials deleted successfully.').closest('[role]')).toHaveAttribute('role', 'status');
    for (const label of ['Username', 'Password', 'Company Key']) expect(screen.getByLabelText(label)).toHaveValue('');
  });

  it('reads Deleting credentials... and Deleting... meanwhile', async () => {
    const user = await openConfigured();
    server.answers.DeleteIsnCredentials = () => new Promise(() => undefined);
    await confirmDeletion(user);
    expect(await screen.findByText('Deleting credentials...')).toHaveAttribute('role', 'status');
    expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    expect(screen.queryByText('ISN Credentials Configured Successfully')).not.toBeInTheDocument();
  });

  it.each([
    ['answers false', { deleteIsnCredentials: false }, 'Failed to delete credentials. Please try again.'],
    ['fails', refusal('Masked.'), 'An error occurred while deleting credentials. Please try again.'],
    ['is not answered', noConnection(), 'An error occurred while deleting credentials. Please try again.'],
  ])('says in red when the deletion %s, and reloads', async (_what, answer, sentence) => {
    const user = await openConfigured();
    server.answers.DeleteIsnCredentials = () => answer;
    await confirmDeletion(user);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(await screen.findByRole('region', { name: 'ISN Credentials Configured Successfully' })).toBeInTheDocument();
    expect(called('IsnCredentialsStatus')).toBe(2);
  });
});
