import { afterAll, beforeAll } from 'vitest';
import { newDataDir, type Product, startProduct } from './product.ts';

/** For files that have no report written: the product starts without the worker, which loads the speech model. */
export const WITHOUT_WORKER = { ROLES: 'web' };

interface Running {
  product: Product;
  /** Starts it again on the same data, after it ended. */
  restart(): Promise<Product>;
}

/**
 * The product of one test file: started before its tests, stopped and its data removed after them.
 * @param env variables beside port and data folder.
 */
export function productOfThisFile(env: Record<string, string> = {}): Running {
  const running = { restart: () => startProduct(folder.dataDir, env) } as Running;
  let folder: Awaited<ReturnType<typeof newDataDir>>;
  beforeAll(async () => {
    folder = await newDataDir();
    running.product = await startProduct(folder.dataDir, env);
  });
  afterAll(async () => {
    await running.product?.stop();
    await folder?.remove();
  });
  return running;
}
