import { randomUUID } from 'node:crypto';
import { MemoryIsnStore } from '../../../support/fakes/memory-isn-store.ts';
import { describeIsnStore } from '../../../support/isn-store-contract.ts';

describeIsnStore('MemoryIsnStore', async () => ({
  store: new MemoryIsnStore(),
  newAccount: async () => randomUUID(),
  close: async () => {},
}));
