import { randomUUID } from 'node:crypto';
import { MemoryLessonStore } from '../../../support/fakes/memory-lesson-store.ts';
import { describeLessonStore } from '../../../support/lesson-store-contract.ts';

describeLessonStore('MemoryLessonStore', async () => ({
  store: new MemoryLessonStore(),
  newAccount: async () => randomUUID(),
  close: async () => {},
}));
