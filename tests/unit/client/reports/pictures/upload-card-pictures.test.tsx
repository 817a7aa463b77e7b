import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportRow } from '../../../../support/client/answers.ts';
import { type FakeServer, noConnection, refusal } from '../../../../support/client/fake-server.ts';
import { heldUpload } from '../../../../support/client/held-upload.ts';
import {
  ATTIC,
  openUploadCard,
  picture,
  pictureRows,
  ROOF,
  sentPictures,
  TUB,
  uploadServer,
} from '../../../../support/client/open-upload-card.tsx';

let server: FakeServer;

beforeEach(() => {
  vi.spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
  server = uploadServer();
});

const area = () => screen.getByRole('group', { name: 'Pictures (optional)' });
const count = () => screen.getByRole('status', { name: 'Pictures' });
const caption = (name: string) => screen.getByRole('textbox', { name: `Caption of ${name}` });
const include = (name: string) => screen.getByRole('checkbox', { name: `Include ${name} in the report` });
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

describe('the picture area', () => {
  it('says formats, size and number before anything is chosen, and offers these formats', async () => {
    await openUploadCard(server);
    expect(area()).toHaveTextContent('JPG, JPEG, PNG, GIF. At most 4 of 1,000 B each.');
    expect(area().querySelector('input')).toHaveAttribute('accept', '.jpg,.jpeg,.png,.gif');
    expect(screen.queryByRole('button', { name: 'Camera clock' })).not.toBeInTheDocument();
  });

  it('shows what is chosen and tells how much it is', async () => {
    const { user } = await openUploadCard(server, ROOF, TUB);
    expect(count()).toHaveTextContent(/^2 pictures, 150 B$/);
    expect(include('roof.jpg')).toBeChecked();
    await user.click(include('tub.png'));
    expect(count()).toHaveTextContent('2 pictures, 150 B; 1 not in the report');
  });

  it('refuses other formats and HEIC at once, until that is dismissed', async () => {
    const { choose, user } = await openUploadCard(server, ROOF);
    await choose(picture('IMG_1.HEIC'), TUB);
    expect(await within(area()).findByRole('alert')).toHaveTextContent(
      'Please upload valid image files. Supported formats: JPG, PNG, GIF. Left out: "IMG_1.HEIC". Save HEIC pictures as JPG first',
    );
    expect(pictureRows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that a recording is needed, too', async () => {
    await openUploadCard(server, ROOF);
    expect(screen.getByText(/^Please select at least one audio file/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Write report' })).not.toBeInTheDocument();
  });

  it('takes captions of 500 characters', async () => {
    await openUploadCard(server, ROOF);
    expect(caption('roof.jpg')).toHaveAttribute('maxlength', '500');
  });

  it('has the browser ask before written captions are left', async () => {
    const { user } = await openUploadCard(server, ROOF);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await user.type(caption('roof.jpg'), 'crown');
    expect(leave()).toBe(true);
  });
});

describe('the keyboard, after a picture is removed', () => {
  it('goes on at the next one, after the last at the one before, and at the end where more are chosen', async () => {
    const { user } = await openUploadCard(server, ROOF, TUB, ATTIC);
    const press = async (name: string) => {
      remove(name).focus();
      await user.keyboard('{Enter}');
    };
    await press('tub.png');
    await waitFor(() => expect(remove('attic.gif')).toHaveFocus());
    await press('attic.gif');
    await waitFor(() => expect(remove('roof.jpg')).toHaveFocus());
    await press('roof.jpg');
    await waitFor(() => expect(screen.getByRole('button', { name: /Drop pictures here/ })).toHaveFocus());
    expect(count()).toBeEmptyDOMElement();
  });
});

describe('writing', () => {
  it('sends the pictures one by one after the audio, with captions and what is excluded, then clears them', async () => {
    const { user, write } = await openUploadCard(server, ROOF, TUB);
    await user.type(caption('roof.jpg'), '  cracked crown ');
    await user.click(include('tub.png'));
    await write();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Selected pictures' })).not.toBeInTheDocument());
    expect(server.names.slice(-5)).toEqual([
      'CreateReport',
      'UploadAudio',
      'UploadImage',
      'UploadImage',
      'ProcessReport',
    ]);
    expect(sentPictures(server)).toEqual([
      { reportId: 'new', file: ROOF, isExcluded: false, caption: 'cracked crown' },
      { reportId: 'new', file: TUB, isExcluded: true, caption: null },
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says once what the refusals of several pictures share', async () => {
    server.answers.UploadImage = ({ file }) =>
      refusal(`Please upload valid image files. "${(file as File).name}" is a HEIC picture: save it as JPG first.`);
    const { write } = await openUploadCard(server, ROOF, TUB);
    await write();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `"${ROOF.name}", "${TUB.name}". Please upload valid image files. "${ROOF.name}" is a HEIC picture: save it as JPG first. "${TUB.name}" is a HEIC picture: save it as JPG first.`,
    );
  });

  it.each([
    ['is refused', refusal('"tub.png" has too many pixels.'), '"tub.png" has too many pixels.'],
    ['gets no answer', noConnection(), 'No response from the server. Check network connection.'],
    ['fails without a word', refusal(''), 'Unknown error'],
  ])('goes on when a picture %s, logs it and names it', async (_, failure, reason) => {
    server.answers.UploadImage = ({ file }) => (file === TUB ? failure : { uploadImage: reportRow({ id: 'new' }) });
    const { write } = await openUploadCard(server, ROOF, TUB, ATTIC);
    await write();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Not uploaded, so not in the report: "tub.png". ${reason}`,
    );
    expect(new Set(sentPictures(server).map((picture) => picture?.file))).toEqual(new Set([ROOF, TUB, ATTIC]));
    expect(server.names).toContain('ProcessReport');
    expect(console.warn).toHaveBeenCalledWith('A picture could not be uploaded.', expect.anything());
    expect(screen.queryByRole('list', { name: 'Selected pictures' })).not.toBeInTheDocument();
  });

  it('waits for the connection when that breaks, and sends the picture again when it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const broken = [noConnection(), noConnection()];
    server.answers.UploadImage = ({ file }) =>
      (file === TUB && broken.pop()) || { uploadImage: reportRow({ id: 'new' }) };
    const { write } = await openUploadCard(server, ROOF, TUB, ATTIC);
    await write();
    await waitFor(() => expect(sentPictures(server)).toHaveLength(2));
    expect(server.names).not.toContain('ProcessReport');
    window.dispatchEvent(new Event('online')); // only for a moment
    await waitFor(() => expect(sentPictures(server)).toHaveLength(3));
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.names).toContain('ProcessReport'));
    expect(sentPictures(server).map((picture) => picture?.file)).toEqual([ROOF, TUB, TUB, TUB, ATTIC]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    onLine.mockRestore();
  });

  it('is cancelled also while it waits for the connection', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const upload = heldUpload();
    server.answers.UploadImage = upload.answer;
    const { user, write } = await openUploadCard(server, ROOF);
    await write();
    await waitFor(() => expect(sentPictures(server)).toHaveLength(1));
    await upload.progress(20, 120);
    await screen.findByRole('progressbar', { name: 'Upload' }, { timeout: 5000 });
    await upload.finish(noConnection());
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText('Upload cancelled.')).toBeInTheDocument();
    expect(sentPictures(server)).toHaveLength(1);
    onLine.mockRestore();
  });

  it('keeps the pictures and their captions when it fails', async () => {
    server.answers.ProcessReport = () => refusal('No template.');
    const { user, write } = await openUploadCard(server, ROOF);
    await user.type(caption('roof.jpg'), 'crown');
    await write();
    expect(await screen.findByRole('alert')).toHaveTextContent('Upload failed: No template.');
    expect(caption('roof.jpg')).toHaveValue('crown');
  });

  it('shows recording and pictures as one upload, in which nothing can be changed; cancelled, they stay', async () => {
    const upload = heldUpload();
    server.answers.UploadImage = upload.answer;
    const { user, write } = await openUploadCard(server, ROOF, TUB);
    await write();
    await waitFor(() => expect(sentPictures(server)).toHaveLength(1));
    await upload.progress(20, 120);
    const bar = await screen.findByRole('progressbar', { name: 'Upload' }, { timeout: 5000 });
    // 1 byte of audio, 120 of the form with the first picture, 50 of the second.
    expect(bar).toHaveAttribute('aria-valuenow', String(Math.floor((21 / 171) * 100)));
    for (const control of [caption('roof.jpg'), include('roof.jpg'), remove('roof.jpg')])
      expect(control).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText('Upload cancelled.')).toBeInTheDocument();
    expect(server.variablesOf('DeleteReport')).toEqual({ id: 'new' });
    expect(sentPictures(server)).toHaveLength(1);
    expect(server.names).not.toContain('ProcessReport');
    expect(pictureRows()).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
