import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProfilePage } from '../../../../client/features/profile/profile-page.tsx';
import * as leave from '../../../../client/lib/leave-for.ts';
import { site } from '../../../support/client/answers.ts';
import { FakeServer, noConnection } from '../../../support/client/fake-server.ts';
import { renderScreen } from '../../../support/client/render-screen.tsx';

let server: FakeServer;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(leave, 'leaveFor').mockReset();
  server = new FakeServer({
    Site: () => site(),
    LogOut: () => ({ logout: true }),
    DeleteAccount: () => ({ deleteAccount: true }),
    CreatePortalSession: () => ({ createPortalSession: { __typename: 'HostedPage', url: 'https://pay.example/p' } }),
  });
});

const open = () => renderScreen(<ProfilePage />, server);
type User = Awaited<ReturnType<typeof open>>['user'];

const button = (name: string) => screen.getByRole('button', { name });

describe('deleting the account', () => {
  async function openDialog(user: User) {
    await user.click(button('Delete Account'));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    expect(dialog).toHaveTextContent('Are you sure you want to delete your account? This action is irreversible.');
    return within(dialog);
  }

  it('logs out once it is done', async () => {
    const { user, session } = await open();
    const dialog = await openDialog(user);
    await user.click(dialog.getByText('Delete'));
    expect(await screen.findByText('at /auth')).toBeInTheDocument();
    expect(server.names).toContain('DeleteAccount');
    expect(session.state).toBe('visitor');
    expect(localStorage.length).toBe(0);
  });

  it('does not happen when the dialog is cancelled', async () => {
    const { user } = await open();
    const dialog = await openDialog(user);
    await user.click(dialog.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    expect(server.names).not.toContain('DeleteAccount');
  });

  it('alerts when it fails; the user stays', async () => {
    server.answers.DeleteAccount = noConnection;
    const { user, session } = await open();
    const dialog = await openDialog(user);
    await user.click(dialog.getByText('Delete'));
    expect(await screen.findByText('Failed to delete account. Please try again.')).toBeInTheDocument();
    expect(session.state).toBe('user');
  });
});

describe('billing', () => {
  it('opens the portal and says so meanwhile', async () => {
    const { user } = await open();
    await user.click(button('Manage Billing'));
    expect(button('Opening billing…')).toBeDisabled();
    await waitFor(() => expect(leave.leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/p'));
  });

  it('alerts when the portal cannot be opened', async () => {
    server.answers.CreatePortalSession = noConnection;
    const { user } = await open();
    await user.click(button('Manage Billing'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to open billing portal.');
    expect(button('Manage Billing')).toBeEnabled();
  });
});
