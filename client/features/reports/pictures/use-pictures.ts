import { startTransition, useCallback, useState } from 'react';
import { choosePictures, type PictureChoice, type PictureRules } from './choose-pictures.ts';
import type { ChosenPicture } from './chosen-picture.ts';
import { type ClockSetting, NO_CLOCK_SETTING } from './clock-setting.ts';

/** The pictures of a new report, and what can be done with them before they are sent. */
export interface Pictures {
  chosen: ChosenPicture[];
  /** What became of the files that were added last, where that must be said. */
  alert: string | null;
  clock: ClockSetting;
  add: (files: File[]) => void;
  change: (file: File, change: Partial<Omit<ChosenPicture, 'file'>>) => void;
  remove: (file: File) => void;
  setClock: (clock: ClockSetting) => void;
  dismissAlert: () => void;
  clear: () => void;
}

const NONE = { pictures: [], alert: null };

export function usePictures(rules: PictureRules): Pictures {
  const [{ pictures, alert }, setChoice] = useState<PictureChoice>(NONE);
  const [clock, setClock] = useState(NO_CLOCK_SETTING);

  function add(files: File[]) {
    // Hundreds of rows take a while to draw, and the page is not to stand still meanwhile.
    startTransition(() => setChoice((before) => choosePictures(before.pictures, files, rules)));
  }

  // These two are handed to the rows, which are drawn anew when they change.
  const change = useCallback<Pictures['change']>(
    (file, changed) =>
      setChoice((before) => ({
        ...before,
        pictures: before.pictures.map((picture) => (picture.file === file ? { ...picture, ...changed } : picture)),
      })),
    [],
  );
  const remove = useCallback<Pictures['remove']>(
    (file) =>
      setChoice((before) => ({ ...before, pictures: before.pictures.filter((picture) => picture.file !== file) })),
    [],
  );

  function clear() {
    setChoice(NONE);
    setClock(NO_CLOCK_SETTING);
  }

  return {
    chosen: pictures,
    alert,
    clock,
    add,
    change,
    remove,
    setClock,
    dismissAlert: () => setChoice((before) => ({ ...before, alert: null })),
    clear,
  };
}
