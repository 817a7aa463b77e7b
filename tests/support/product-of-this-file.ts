import { afterAll, beforeAll } from 'vitest';
import { newDataDir, type Product, startProduct } from './product.ts';

/** The product of one test file: started before its tests, stopped and its data removed after them. */
export function productOfThisFile(): { product: Product } {
  const running = {} as { product: Product };
  let folder: Awaited<ReturnType<typeof newDataDir>>;
  beforeAll(async () => {
    folder = await newDataDir();
    running.product = await startProduct(folder.dataDir);
  });
  afterAll(async () => {
    await running.product?.stop();
    await folder?.remove();
  });
  return running;
}
