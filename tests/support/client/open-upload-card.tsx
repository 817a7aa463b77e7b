import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { UploadCard } from '../../../client/features/reports/upload-card.tsx';
import { IsnProvider } from '../../../client/lib/isn/isn-provider.tsx';
import { isnStatus, reportRow, uploadCard } from './answers.ts';
import { FakeServer } from './fake-server.ts';
import { renderScreen } from './render-screen.tsx';

/** The upload card with what it stands on. */
export const UPLOAD_CARD = (
  <IsnProvider>
    <UploadCard />
  </IsnProvider>
);

/** A picture of so many bytes. */
export const picture = (name: string, size = 1) => new File([new Uint8Array(size)], name);

/** Three pictures to choose. */
export const ROOF = picture('roof.jpg', 100);
export const TUB = picture('tub.png', 50);
export const ATTIC = picture('attic.gif', 10);

/** A server that takes a report with the id `new`, its recordings and pictures, and starts it. */
export function uploadServer(): FakeServer {
  return new FakeServer({
    UploadCard: () => uploadCard(),
    IsnCredentialsStatus: () => ({ isnCredentialsStatus: isnStatus() }),
    CreateReport: () => ({ createReport: reportRow({ id: 'new', status: 'created' }) }),
    UploadAudio: () => ({ uploadAudio: reportRow({ id: 'new', status: 'audio_uploaded' }) }),
    UploadImage: () => ({ uploadImage: reportRow({ id: 'new', status: 'images_uploaded' }) }),
    ProcessReport: () => ({ processReport: reportRow({ id: 'new', status: 'initializing' }) }),
    DeleteReport: () => ({ deleteReport: true }),
  });
}

/** The pictures that are chosen, as they are shown. */
export function pictureRows(): HTMLElement[] {
  return within(screen.getByRole('list', { name: 'Selected pictures' })).getAllByRole('listitem');
}

/** What was sent with each picture, in order. */
export function sentPictures({ calls }: FakeServer) {
  return calls.filter(({ name }) => name === 'UploadImage').map(({ variables }) => variables);
}

/** The upload card over a server, with these pictures chosen; `write` adds a recording and starts the report. */
export async function openUploadCard(server: FakeServer, ...pictures: File[]) {
  const { user } = await renderScreen(UPLOAD_CARD, server);
  await screen.findByRole('button', { name: /Drop pictures here/ });
  const [audioInput, pictureInput] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  const choose = (...files: File[]) => user.upload(pictureInput as HTMLInputElement, files);
  const write = async () => {
    await user.upload(audioInput as HTMLInputElement, new File(['x'], 'a.mp3'));
    await user.click(await screen.findByRole('button', { name: 'Write report' }));
  };
  if (pictures.length > 0) {
    await choose(...pictures);
    await waitFor(() => expect(pictureRows()).toHaveLength(pictures.length));
  }
  return { user, choose, write };
}
