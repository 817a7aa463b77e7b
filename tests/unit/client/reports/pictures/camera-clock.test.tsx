import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CreateReportInput } from '../../../../../client/gql/graphql.ts';
import type { FakeServer } from '../../../../support/client/fake-server.ts';
import { openUploadCard, ROOF, uploadServer } from '../../../../support/client/open-upload-card.tsx';

let server: FakeServer;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = uploadServer();
});

describe('the camera clock', () => {
  const offset = () =>
    (server.variablesOf('CreateReport') as { input: CreateReportInput }).input.pictureClockOffsetSeconds;

  it('is tucked away, says when it is needed, and is found out where nothing is said', async () => {
    const { user, write } = await openUploadCard(server, ROOF);
    const button = screen.getByRole('button', { name: 'Camera clock' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByText(/usually found out from the pictures/)).toBeVisible();
    await write();
    await waitFor(() => expect(server.names).toContain('ProcessReport'));
    expect(offset()).toBeUndefined();
  });

  it('is sent in seconds, and takes digits only', async () => {
    const { user, write } = await openUploadCard(server, ROOF);
    await user.click(screen.getByRole('button', { name: 'Camera clock' }));
    await user.type(screen.getByRole('textbox', { name: 'Minutes' }), '-7x');
    await user.type(screen.getByRole('textbox', { name: 'Seconds' }), '15');
    await user.selectOptions(screen.getByRole('combobox', { name: 'The camera is' }), 'behind');
    expect(screen.getByRole('textbox', { name: 'Minutes' })).toHaveValue('7');
    await write();
    await waitFor(() => expect(server.names).toContain('ProcessReport'));
    expect(offset()).toBe(-435);
  });
});
