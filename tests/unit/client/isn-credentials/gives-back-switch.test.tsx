import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, refusal } from '../../../support/client/fake-server.ts';
import { heldAnswer } from '../../../support/client/held-answer.ts';
import { isnServer, openConfiguredIsnPage } from '../../../support/client/open-isn-page.tsx';

let server: FakeServer;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = isnServer('maria');
});

const tick = () => new Promise((resolve) => setTimeout(resolve));

describe('the link in the order', () => {
  const name = 'Add a link to the finished report to its ISN order';

  it('is off at first, and saved as soon as it is switched', async () => {
    const user = await openConfiguredIsnPage(server);
    expect(screen.getByRole('switch', { name })).not.toBeChecked();
    await user.click(screen.getByRole('switch', { name }));
    expect(server.variablesOf('SetIsnGivesBack')).toEqual({ givesBack: true });
    await waitFor(() => expect(screen.getByRole('switch', { name })).not.toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('switch', { name })).toBeChecked();
    await user.click(screen.getByRole('switch', { name }));
    expect(server.variablesOf('SetIsnGivesBack')).toEqual({ givesBack: false });
    await waitFor(() => expect(screen.getByRole('switch', { name })).not.toBeChecked());
  });

  it('goes back with a sentence when it cannot be saved, and is sent once however often it is pressed', async () => {
    const user = await openConfiguredIsnPage(server);
    const answer = heldAnswer<Error>();
    server.answers.SetIsnGivesBack = () => answer.promise;
    await user.click(screen.getByRole('switch', { name }));
    expect(screen.getByRole('switch', { name })).toBeChecked();
    await user.click(screen.getByRole('switch', { name }));
    await tick();
    expect(server.names.filter((other) => other === 'SetIsnGivesBack')).toHaveLength(1);
    answer.resolve(refusal('Please set up your ISN credentials first.', 'NOT_FOUND'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to save this setting. Please try again.Please set up your ISN credentials first.',
    );
    expect(screen.getByRole('switch', { name })).not.toBeChecked();
  });
});
