import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Hr5TemplateCodec } from '../../server/adapters/hr5/hr5-template-codec.ts';
import { ROOT } from '../../server/root.ts';
import { productOfThisFile } from '../support/product-of-this-file.ts';
import { RestClient } from '../support/rest-client.ts';

const running = productOfThisFile();

it('writes a report from a recording, and stops cleanly', async () => {
  expect(await (await fetch(`${running.product.origin}/healthz`)).json()).toEqual({ status: 'ok' });
  const client = new RestClient(running.product.origin);
  await client.register('smoke@example.com');
  await client.startTrial();
  await client.takeLegacyTemplate();
  const id = await client.startReport([join(ROOT, 'client/explorer/files/sample-dictation.mp3')]);
  await expect
    .poll(async () => (await client.report(id)).status, { timeout: 120_000, interval: 500 })
    .toBe('completed');
  const { fileName, bytes } = await client.download(id);
  expect(fileName).toBe('report.hr5');
  const { template } = await new Hr5TemplateCodec().read(bytes);
  expect(template.components.map((component) => component.name)).toContain('BATHROOMS');
  expect(Buffer.from(bytes).toString()).toContain('<itemCom ');
  expect(await running.product.stop()).toBe(0);
});
