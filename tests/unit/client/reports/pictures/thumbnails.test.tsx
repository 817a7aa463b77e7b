import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeServer } from '../../../../support/client/fake-server.ts';
import {
  ATTIC,
  openUploadCard,
  pictureRows,
  ROOF,
  sentPictures,
  TUB,
  uploadServer,
} from '../../../../support/client/open-upload-card.tsx';

describe('thumbnails', () => {
  let server: FakeServer;
  const observed = new Map<Element, (isIntersecting: boolean) => Promise<void>>();

  beforeEach(() => {
    server = uploadServer();
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

  const canvasOf = (row: number) => pictureRows()[row]?.querySelector('canvas') as HTMLCanvasElement;
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
    await openUploadCard(server, ROOF, TUB, ATTIC);
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
    const { write } = await openUploadCard(server, ROOF);
    await comeIntoSight(0);
    expect(await screen.findByText('Cannot be shown: it may be damaged.')).toBeInTheDocument();
    await write();
    await waitFor(() => expect(sentPictures(server)).toHaveLength(1));
  });
});
