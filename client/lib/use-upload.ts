import { useRef, useState } from 'react';
import { UploadCancelled } from './upload-cancelled.ts';
import type { OnUploadProgress } from './upload-fetch.ts';
import { UploadMeter, type UploadProgress } from './upload-meter.ts';

/** An upload that is over sooner is not worth a bar that flashes by. */
const SHORT_MS = 1000;

/** Context of the Apollo call that uploads. */
export interface UploadContext {
  fetchOptions: { signal: AbortSignal; onUploadProgress: OnUploadProgress };
}

/** Makes a call whose upload can be watched and cancelled. @throws UploadCancelled, else what the call throws. */
export type RunUpload = <Result>(call: (context: UploadContext) => Promise<Result>) => Promise<Result>;

export interface Upload {
  /** Null while nothing is uploaded, and for the first second. */
  progress: UploadProgress | null;
  /** Whether the last upload was cancelled. */
  wasCancelled: boolean;
  run: RunUpload;
  cancel: () => void;
  /** Speaks of the last upload no more. */
  forget: () => void;
}

/** One upload at a time, how far it is, and a way to cancel it. */
export function useUpload(): Upload {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [isLong, setLong] = useState(false);
  const [wasCancelled, setCancelled] = useState(false);
  const controller = useRef<AbortController>(null);

  async function run<Result>(call: (context: UploadContext) => Promise<Result>): Promise<Result> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const meter = new UploadMeter();
    const onUploadProgress: OnUploadProgress = (loaded, total) =>
      setProgress(meter.take(loaded, total, performance.now()));
    setCancelled(false);
    const appearance = setTimeout(() => setLong(true), SHORT_MS);
    try {
      const result = await call({ fetchOptions: { signal, onUploadProgress } });
      signal.throwIfAborted();
      return result;
    } catch (error) {
      if (!signal.aborted) throw error;
      setCancelled(true);
      throw new UploadCancelled();
    } finally {
      clearTimeout(appearance);
      setLong(false);
      setProgress(null);
    }
  }

  return {
    progress: isLong ? progress : null,
    wasCancelled,
    run,
    cancel: () => controller.current?.abort(),
    forget: () => setCancelled(false),
  };
}
