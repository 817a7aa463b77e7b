import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadCard } from '../../../../../client/features/reports/upload-card.tsx';
import type { CreateReportInput } from '../../../../../client/gql/graphql.ts';
import { IsnProvider } from '../../../../../client/lib/isn/isn-provider.tsx';
import { isnStatus, reportRow, uploadCard } from '../../../../support/client/answers.ts';
import { FakeServer, noConnection, refusal } from '../../../../support/client/fake-server.ts';
import { heldUpload } from '../../../../support/client/held-upload.ts';
import { renderScreen } from '../../../../support/client/render-screen.tsx';

const AUDIO = new File(['x'], 'a.mp3');
const picture = (name: string, size = 1) => new File([new Uint8Array(size)], name);
const [ROOF, TUB, ATTIC] = [picture('roof.jpg', 100), picture('tub.png', 50), picture('attic.gif', 10)] as const;

let server: FakeServer;

beforeEach(() => {
  vi.spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
  server = new FakeServer({
    UploadCard: () => uploadCard(),
    IsnCredentialsStatus: () => ({ isnCredentialsStatus: isnStatus() }),
    CreateReport: () => ({ createReport: reportRow({ id: 'new', status: 'created' }) }),
    UploadAudio: () => ({ uploadAudio: reportRow({ id: 'new', status: 'audio_uploaded' }) }),
    UploadImage: () => ({ uploadImage: reportRow({ id: 'new', status: 'images_uploaded' }) }),
    ProcessReport: () => ({ processReport: reportRow({ id: 'new', status: 'initializing' }) }),
    DeleteReport: () => ({ deleteReport: true }),
  });
});

const area = () => screen.getByRole('group', { name: 'Pictures (optional)' });
const rows = () => within(screen.getByRole('list', { name: 'Selected pictures' })).getAllByRole('listitem');
const count = () => screen.getByRole('status', { name: 'Pictures' });
const caption = (name: string) => screen.getByRole('textbox', { name: `Caption of ${name}` });
const include = (name: string) => screen.getByRole('checkbox', { name: `Include ${name} in the report` });
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
const sent = () => server.calls.filter(({ name }) => name === 'UploadImage').map(({ variables }) => variables);

async function open(...pictures: File[]) {
  const { user } = await renderScreen(
    <IsnProvider>
      <UploadCard />
    </IsnProvider>,
    server,
  );
  await screen.findByRole('button', { name: /Drop pictures here/ });
  const [audioInput, pictureInput] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  const choose = (...files: File[]) => user.upload(pictureInput as HTMLInputElement, files);
  const write = async () => {
    await user.upload(audioInput as HTMLInputElement, AUDIO);
    await user.click(await screen.findByRole('button', { name: 'Write report' }));
  };
  if (pictures.length > 0) {
    await choose(...pictures);
    await waitFor(() => expect(rows()).toHaveLength(pictures.length));
  }
  return { user, choose, write };
}

describe('the picture area', () => {
  it('says formats, size and number before anything is chosen, and offers these formats', async () => {
    await open();
    expect(area()).toHaveTextContent('JPG, JPEG, PNG, GIF. At most 4 of 1,000 B each.');
    expect(area().querySelector('input')).toHaveAttribute('accept', '.jpg,.jpeg,.png,.gif');
    expect(screen.queryByRole('button', { name: 'Camera clock' })).not.toBeInTheDocument();
  });

  it('shows what is chosen and tells how much it is', async () => {
    const { user } = await open(ROOF, TUB);
    expect(count()).toHaveTextContent(/^2 pictures, 150 B$/);
    expect(include('roof.jpg')).toBeChecked();
    await user.click(include('tub.png'));
    expect(count()).toHaveTextContent('2 pictures, 150 B; 1 not in the report');
  });

  it('refuses other formats and HEIC at once, until that is dismissed', async () => {
    const { choose, user } = await open(ROOF);
    await choose(picture('IMG_1.HEIC'), TUB);
    expect(await within(area()).findByRole('alert')).toHaveTextContent(
      'Please upload valid image files. Supported formats: JPG, PNG, GIF. Left out: "IMG_1.HEIC". Save HEIC pictures as JPG first',
    );
    expect(rows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that a recording is needed, too', async () => {
    await open(ROOF);
    expect(screen.getByText(/^Please select at least one audio file/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Write report' })).not.toBeInTheDocument();
  });

  it('takes captions of 500 characters', async () => {
    await open(ROOF);
    expect(caption('roof.jpg')).toHaveAttribute('maxlength', '500');
  });

  it('has the browser ask before written captions are left', async () => {
    const { user } = await open(ROOF);
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
    const { user } = await open(ROOF, TUB, ATTIC);
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
    const { user, write } = await open(ROOF, TUB);
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
    expect(sent()).toEqual([
      { reportId: 'new', file: ROOF, isExcluded: false, caption: 'cracked crown' },
      { reportId: 'new', file: TUB, isExcluded: true, caption: null },
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['is refused', refusal('"tub.png" has too many pixels.'), '"tub.png" has too many pixels.'],
    ['gets no answer', noConnection(), 'No response from the server. Check network connection.'],
    ['fails without a word', refusal(''), 'Unknown error'],
  ])('goes on when a picture %s, logs it and names it', async (_, failure, reason) => {
    server.answers.UploadImage = ({ file }) => (file === TUB ? failure : { uploadImage: reportRow({ id: 'new' }) });
    const { write } = await open(ROOF, TUB, ATTIC);
    await write();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Not uploaded, so not in the report: "tub.png". ${reason}`,
    );
    expect(new Set(sent().map((picture) => picture?.file))).toEqual(new Set([ROOF, TUB, ATTIC]));
    expect(server.names).toContain('ProcessReport');
    expect(console.warn).toHaveBeenCalledWith('A picture could not be uploaded.', expect.anything());
    expect(screen.queryByRole('list', { name: 'Selected pictures' })).not.toBeInTheDocument();
  });

  it('waits for the connection when that breaks, and sends the picture again when it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const broken = [noConnection(), noConnection()];
    server.answers.UploadImage = ({ file }) =>
      (file === TUB && broken.pop()) || { uploadImage: reportRow({ id: 'new' }) };
    const { write } = await open(ROOF, TUB, ATTIC);
    await write();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(server.names).not.toContain('ProcessReport');
    window.dispatchEvent(new Event('online')); // only for a moment
    await waitFor(() => expect(sent()).toHaveLength(3));
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.names).toContain('ProcessReport'));
    expect(sent().map((picture) => picture?.file)).toEqual([ROOF, TUB, TUB, TUB, ATTIC]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    onLine.mockRestore();
  });

  it('is cancelled also while it waits for the connection', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const upload = heldUpload();
    server.answers.UploadImage = upload.answer;
    const { user, write } = await open(ROOF);
    await write();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await upload.progress(20, 120);
    await screen.findByRole('progressbar', { name: 'Upload' }, { timeout: 5000 });
    await upload.finish(noConnection());
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText('Upload cancelled.')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    onLine.mockRestore();
  });

  it('keeps the pictures and their captions when it fails', async () => {
    server.answers.ProcessReport = () => refusal('No template.');
    const { user, write } = await open(ROOF);
    await user.type(caption('roof.jpg'), 'crown');
    await write();
    expect(await screen.findByRole('alert')).toHaveTextContent('Upload failed: No template.');
    expect(caption('roof.jpg')).toHaveValue('crown');
  });

  it('shows recording and pictures as one upload, in which nothing can be changed; cancelled, they stay', async () => {
    const upload = heldUpload();
    server.answers.UploadImage = upload.answer;
    const { user, write } = await open(ROOF, TUB);
    await write();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await upload.progress(20, 120);
    const bar = await screen.findByRole('progressbar', { name: 'Upload' }, { timeout: 5000 });
    // 1 byte of audio, 120 of the form with the first picture, 50 of the second.
    expect(bar).toHaveAttribute('aria-valuenow', String(Math.floor((21 / 171) * 100)));
    for (const control of [caption('roof.jpg'), include('roof.jpg'), remove('roof.jpg')])
      expect(control).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText('Upload cancelled.')).toBeInTheDocument();
    expect(server.variablesOf('DeleteReport')).toEqual({ id: 'new' });
    expect(sent()).toHaveLength(1);
    expect(server.names).not.toContain('ProcessReport');
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the camera clock', () => {
  const offset = () =>
    (server.variablesOf('CreateReport') as { input: CreateReportInput }).input.pictureClockOffsetSeconds;

  it('is tucked away, says when it is needed, and is found out where nothing is said', async () => {
    const { user, write } = await open(ROOF);
    const button = screen.getByRole('button', { name: 'Camera clock' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByText(/usually found out from the pictures/)).toBeVisible();
    await write();
    await waitFor(() => expect(server.names).toContain('ProcessReport'));
    expect(offset()).toBeUndefined();
  });

  it('is sent in seconds, and takes digits only', async () => {
    const { user, write } = await open(ROOF);
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

describe('thumbnails', () => {
  const observed = new Map<Element, (isIntersecting: boolean) => Promise<void>>();

  beforeEach(() => {
    observed.clear();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #told: IntersectionObserverCallback;
        constructor(told: IntersectionObserverCallback) {
          this.#told = told;
        }
        observe(element: Element) {
          observed.set(element, (isIntersecting) =>
            act(async () =>
              this.#told([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
            ),
          );
        }
        disconnect() {}
      },
    );
  });

  const canvasOf = (row: number) => rows()[row]?.querySelector('canvas') as HTMLCanvasElement;
  const comeIntoSight = (row: number, isIn = true) => observed.get(canvasOf(row))?.(isIn);

  it('are made of what is in sight, one after the other; what has gone out of sight meanwhile is not', async () => {
    const made: string[] = [];
    let finish: (bitmap: unknown) => void = () => undefined;
    vi.stubGlobal('createImageBitmap', (file: File) => {
      made.push(file.name);
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    await open(ROOF, TUB, ATTIC);
    expect(made).toEqual([]);
    await comeIntoSight(0);
    await comeIntoSight(1);
    await comeIntoSight(2);
    await comeIntoSight(1, false);
    expect(made).toEqual(['roof.jpg']);
    await act(async () => finish({ width: 144, height: 108, close: () => undefined }));
    await waitFor(() => expect(made).toEqual(['roof.jpg', 'attic.gif']));
    expect(canvasOf(0)).toHaveAttribute('width', '144');
    await act(async () => finish({ width: 144, height: 108, close: () => undefined }));
  });

  it('that cannot be made say so, and the picture can still be sent', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
    const { write } = await open(ROOF);
    await comeIntoSight(0);
    expect(await screen.findByText('Cannot be shown: it may be damaged.')).toBeInTheDocument();
    await write();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});
