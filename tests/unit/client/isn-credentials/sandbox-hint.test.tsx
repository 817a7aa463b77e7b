import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COMPANY_KEYS } from '../../../../server/sandbox/isn/company-keys.ts';
import { site } from '../../../support/client/answers.ts';
import { isnServer, openIsnPage } from '../../../support/client/open-isn-page.tsx';

describe('the sandbox', () => {
  it('is told of where ISN is only played, with what to type', async () => {
    const server = isnServer();
    server.answers.Site = () => site(false, true);
    await openIsnPage(server);
    const note = await screen.findByRole('note', { name: 'ISN sandbox' });
    expect(note).toHaveTextContent(
      'Sandbox: ISN is only played here. Type the company key sandbox with any user name and any password.',
    );
    const more = within(note).getByText('Other company keys').closest('details');
    expect(more).not.toHaveAttribute('open');
    const told = [...(more?.querySelectorAll('li code') ?? [])].map((key) => key.textContent);
    expect(['sandbox', ...told]).toEqual(Object.keys(COMPANY_KEYS));
  });

  it('is not spoken of where ISN is ISN', async () => {
    await openIsnPage(isnServer());
    await screen.findByRole('region', { name: 'ISN Not Configured' });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
