import { type RefObject, useEffect, useRef, useState } from 'react';
import { makeThumbnail } from './make-thumbnail.ts';

interface ThumbnailOf {
  /** Where it is drawn, once that is in sight: of hundreds of pictures few are. */
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The browser cannot read the picture. */
  isBroken: boolean;
}

/** Draws the thumbnail of a picture. */
export function useThumbnail(file: File): ThumbnailOf {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let wanted = new AbortController();
    const observer = new IntersectionObserver((changes) => {
      wanted.abort();
      if (!changes.at(-1)?.isIntersecting) return;
      wanted = new AbortController();
      const { signal } = wanted;
      makeThumbnail(file, signal).then(
        (thumbnail) => {
          observer.disconnect();
          draw(thumbnail, canvas.current);
        },
        () => setBroken(!signal.aborted),
      );
    });
    if (canvas.current) observer.observe(canvas.current);
    return () => {
      wanted.abort();
      observer.disconnect();
    };
  }, [file]);
  return { canvas, isBroken };
}

function draw(thumbnail: ImageBitmap, canvas: HTMLCanvasElement | null): void {
  if (canvas) {
    canvas.width = thumbnail.width;
    canvas.height = thumbnail.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(thumbnail);
  }
  thumbnail.close();
}
