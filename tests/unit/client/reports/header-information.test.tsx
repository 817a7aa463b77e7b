import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadCard } from '../../../../client/features/reports/upload-card.tsx';
import { IsnProvider } from '../../../../client/lib/isn/isn-provider.tsx';
import { isnOrders, isnStatus, reportRow, uploadCard } from '../../../support/client/answers.ts';
import { FakeServer, noConnection, refusal } from '../../../support/client/fake-server.ts';
import { heldAnswer } from '../../../support/client/held-answer.ts';
import { renderScreen } from '../../../support/client/render-screen.tsx';

const AUDIO = new File(['x'], 'a.mp3', { type: 'audio/mpeg' });
const MORENO = {
  label: '118 Alder Court, Newport News, VA, 23606 - Dana',
  datetime: '2026-04-27T13:30:00',
  orderJson: '{"id":"o1","report_info":{}}',
};
const LATER = { label: '9 Birch Rd, Hampton, VA, 23666 - Lee', datetime: null };

let server: FakeServer;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = new FakeServer({
    UploadCard: () => uploadCard(),
    IsnCredentialsStatus: () => ({ isnCredentialsStatus: isnStatus('maria') }),
    IsnOrders: () => isnOrders([MORENO, LATER]),
    CreateReport: () => ({ createReport: reportRow({ id: 'new', status: 'created' }) }),
    UploadAudio: () => ({ uploadAudio: reportRow({ id: 'new', status: 'audio_uploaded' }) }),
    ProcessReport: () => ({ processReport: reportRow({ id: 'new', status: 'initializing' }) }),
  });
});

async function open() {
  const rendered = await renderScreen(
    <IsnProvider>
      <UploadCard />
    </IsnProvider>,
    server,
  );
  await screen.findByRole('group', { name: 'Header information (optional)' });
  return rendered.user;
}

type User = Awaited<ReturnType<typeof open>>;

const dropdown = () => screen.getByRole('combobox', { name: 'ISN order' });
/** Without a layout the dropdown takes its field for hidden, and hides itself. */
const HIDDEN = { hidden: true };
const refresh = () => screen.getByRole('button', { name: 'Refresh orders' });
const calls = () => server.calls.filter(({ name }) => name === 'IsnOrders').map(({ variables }) => variables);

async function pick(user: User, option: RegExp) {
  await waitFor(() => expect(dropdown()).toBeEnabled());
  await user.click(dropdown());
  await user.click(await screen.findByRole('option', { name: option, ...HIDDEN }));
}

async function write(user: User, recording = AUDIO) {
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, recording);
  await user.click(await screen.findByRole('button', { name: 'Write report' }));
  await waitFor(() => expect(screen.queryByText(recording.name)).not.toBeInTheDocument());
}

describe('without orders to pick', () => {
  it('leads to the credentials where there are none, and asks for no orders', async () => {
    server.answers.IsnCredentialsStatus = () => ({ isnCredentialsStatus: isnStatus() });
    const user = await open();
    await user.click(await screen.findByRole('link', { name: 'Set Up ISN Credentials' }));
    expect(await screen.findByText('at /isn-credentials')).toBeInTheDocument();
    expect(calls()).toEqual([]);
  });

  it('says that it is not known yet whether there are credentials', async () => {
    delete server.answers.IsnCredentialsStatus;
    await open();
    expect(screen.getByRole('status', { name: 'Loading ISN orders' })).toBeInTheDocument();
  });

  it('says when that cannot be found out, tries again, and lets a report be written all the same', async () => {
    server.answers.IsnCredentialsStatus = noConnection;
    const user = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Reports can be written without one.');
    await write(user);
    expect(server.variablesOf('CreateReport')).not.toHaveProperty('input.isnOrder');
    server.answers.IsnCredentialsStatus = () => ({ isnCredentialsStatus: isnStatus('maria') });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dropdown()).toBeEnabled());
  });

  it('says that the context is missing where there is none', async () => {
    await renderScreen(<UploadCard />, server);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error: ISN context not properly loaded. Please refresh the page.',
    );
  });

  it('says that ISN has none', async () => {
    server.answers.IsnOrders = () => isnOrders([]);
    await open();
    expect(await screen.findByText('ISN has no upcoming orders for you.')).toBeInTheDocument();
    expect(dropdown()).toBeDisabled();
    expect(dropdown()).toHaveAttribute('placeholder', 'No upcoming orders');
    expect(refresh()).toBeEnabled();
  });
});

describe('picking an order', () => {
  it('offers each with its address and time, finds by words, and puts the picked one into the report', async () => {
    const user = await open();
    await waitFor(() => expect(dropdown()).toBeEnabled());
    await user.click(dropdown());
    expect((await screen.findAllByRole('option', HIDDEN)).map((option) => option.textContent)).toEqual([
      expect.stringMatching(/^118 Alder Court, Newport News, VA, 23606 - Dana · .*27.*2026.*30/),
      '9 Birch Rd, Hampton, VA, 23666 - Lee · not scheduled',
    ]);
    await user.type(dropdown(), 'alder');
    await waitFor(() => expect(screen.getAllByRole('option', HIDDEN)).toHaveLength(1));
    await user.click(screen.getByRole('option', HIDDEN));
    expect(screen.getByText(/^Report header: 118 Alder Court/)).toBeInTheDocument();
    await write(user);
    expect(server.variablesOf('CreateReport')).toMatchObject({ input: { isnOrder: MORENO.orderJson } });
  });

  it('goes by keyboard also where the page is slower than the fingers', async () => {
    await open();
    await waitFor(() => expect(dropdown()).toBeEnabled());
    act(() => dropdown().focus());
    fireEvent.change(dropdown(), { target: { value: 'birch' } });
    fireEvent.keyDown(dropdown(), { code: 'ArrowDown' });
    await act(() => new Promise((resolve) => setTimeout(resolve))); // what opening the list left for later
    fireEvent.keyDown(dropdown(), { code: 'Enter' });
    expect(screen.getByText(/^Report header: 9 Birch Rd/)).toBeInTheDocument();
  });

  it('is over once the report was started: the next one has no order', async () => {
    const user = await open();
    await pick(user, /Alder/);
    await write(user);
    await waitFor(() => expect(dropdown()).toHaveValue(''));
    expect(screen.queryByText(/^Report header/)).not.toBeInTheDocument();
    await write(user, new File(['y'], 'b.mp3', { type: 'audio/mpeg' }));
    expect(server.calls.filter(({ name }) => name === 'CreateReport')).toHaveLength(2);
    expect(server.variablesOf('CreateReport')).not.toHaveProperty('input.isnOrder');
  });

  it('stays when the report could not be started', async () => {
    server.answers.ProcessReport = noConnection;
    const user = await open();
    await pick(user, /Alder/);
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, AUDIO);
    await user.click(await screen.findByRole('button', { name: 'Write report' }));
    await screen.findByRole('alert');
    expect(screen.getByText(/^Report header: 118 Alder Court/)).toBeInTheDocument();
  });

  it('is taken back by a button, which hands the keyboard to the dropdown', async () => {
    const user = await open();
    expect(screen.queryByRole('button', { name: 'Clear selection' })).not.toBeInTheDocument();
    await pick(user, /Alder/);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(dropdown()).toHaveValue('');
    expect(dropdown()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear selection' })).not.toBeInTheDocument();
    await write(user);
    expect(server.variablesOf('CreateReport')).not.toHaveProperty('input.isnOrder');
  });

  it('cannot be changed while the recording is being uploaded', async () => {
    server.answers.UploadAudio = () => new Promise(() => undefined);
    const user = await open();
    await pick(user, /Alder/);
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, AUDIO);
    await user.click(await screen.findByRole('button', { name: 'Write report' }));
    await screen.findByRole('button', { name: 'Uploading...' });
    expect(dropdown()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Clear selection' })).toBeDisabled();
  });
});

describe('the list', () => {
  it('is taken as it was read last, tells its age, and is read from ISN when a refresh is asked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const fetchedAt = new Date(Date.now() - 5 * 60_000).toISOString();
    server.answers.IsnOrders = ({ forceUpdate }) =>
      forceUpdate ? isnOrders([MORENO]) : isnOrders([MORENO, LATER], fetchedAt);
    const user = await open();
    expect(await screen.findByText('5 minutes ago')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('6 minutes ago')).toBeInTheDocument();
    await user.click(refresh());
    expect(await screen.findByText('just now')).toBeInTheDocument();
    expect(calls()).toEqual([{ forceUpdate: false }, { forceUpdate: true }]);
  });

  it('shows that it is being read; only one reading runs', async () => {
    const answer = heldAnswer<Record<string, unknown>>();
    server.answers.IsnOrders = () => answer.promise;
    const user = await open();
    expect(await screen.findByText('Loading orders from ISN...')).toBeInTheDocument();
    expect(dropdown()).toHaveAttribute('placeholder', 'Loading orders...');
    expect(refresh()).toHaveAttribute('aria-busy', 'true');
    await user.click(refresh());
    await user.click(refresh());
    expect(calls()).toEqual([{ forceUpdate: false }]);
    answer.resolve(isnOrders([MORENO]));
    await waitFor(() => expect(dropdown()).toBeEnabled());
    expect(refresh()).toHaveAttribute('aria-busy', 'false');
  });

  it('says when it cannot be read, tries again, and lets a report be written without an order', async () => {
    server.answers.IsnOrders = () => refusal('ISN cannot be reached just now.', 'UNAVAILABLE');
    const user = await open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The ISN orders could not be loaded.ISN cannot be reached just now.');
    expect(screen.queryByRole('link', { name: 'Check your ISN credentials' })).not.toBeInTheDocument();
    await write(user);
    expect(server.names).toContain('ProcessReport');
    server.answers.IsnOrders = () => isnOrders([MORENO]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dropdown()).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads to the credentials when ISN refuses them, and keeps the orders that were read before', async () => {
    const user = await open();
    await pick(user, /Alder/);
    server.answers.IsnOrders = () => refusal('Log-in refused.');
    await user.click(refresh());
    expect(await screen.findByRole('link', { name: 'Check your ISN credentials' })).toHaveAttribute(
      'href',
      '/isn-credentials',
    );
    expect(screen.getByText(/^Report header: 118 Alder Court/)).toBeInTheDocument();
  });

  it('no longer offers an order that is gone from it: nothing is picked then', async () => {
    const user = await open();
    await pick(user, /Alder/);
    server.answers.IsnOrders = () => isnOrders([{ ...LATER, id: 'o2' }]);
    await user.click(refresh());
    await waitFor(() => expect(screen.queryByText(/^Report header/)).not.toBeInTheDocument());
    await write(user);
    expect(server.variablesOf('CreateReport')).not.toHaveProperty('input.isnOrder');
  });

  it('gives way to the way to the credentials when these were deleted elsewhere', async () => {
    const user = await open();
    await waitFor(() => expect(dropdown()).toBeEnabled());
    server.answers.IsnOrders = () => refusal('Please set up your ISN credentials first.', 'CONFLICT');
    server.answers.IsnCredentialsStatus = () => ({ isnCredentialsStatus: isnStatus() });
    await user.click(refresh());
    expect(await screen.findByRole('link', { name: 'Set Up ISN Credentials' })).toBeInTheDocument();
  });
});
