import { DEFAULT_SETTINGS } from '../../server/domain/report/report.ts';
import { type BenchedProduct, startBenchedProduct } from './benched-product.ts';
import { forgetPeak, memoryMb } from './proc.ts';
import { sendRecording } from './send-recording.ts';

const MEGABYTE = 1_000_000;
const BYTES = 300 * MEGABYTE;

const MUTATION = 'mutation ($id: ID!, $files: [Upload!]!) { uploadAudio(reportId: $id, files: $files) { status } }';

type Upload = (product: BenchedProduct, reportId: string, bytes: number) => Promise<void>;

const DOORS: Record<string, Upload> = {
  REST: ({ origin, account }, reportId, bytes) =>
    sendRecording(
      `${origin}/api/reports/${reportId}/upload-audio`,
      bearer(account),
      {},
      { part: 'audio_files', bytes },
    ),
  GraphQL: ({ origin, account }, reportId, bytes) => {
    const operations = JSON.stringify({ query: MUTATION, variables: { id: reportId, files: [null] } });
    const fields = { operations, map: JSON.stringify({ 0: ['variables.files.0'] }) };
    const headers = { ...bearer(account), 'apollo-require-preflight': 'true' };
    return sendRecording(`${origin}/graphql`, headers, fields, { part: '0', bytes });
  },
};

/** A recording of 300 MB through each door. Expected: the web process never holds 64 MB more than before. */
export async function measureUpload(): Promise<void> {
  const product = await startBenchedProduct();
  try {
    console.log(`\nUpload of ${BYTES / MEGABYTE} MB   MB before   most MB   growth   seconds`);
    for (const [name, upload] of Object.entries(DOORS)) {
      await upload(product, await addReport(product), MEGABYTE); // the program itself comes into memory
      const reportId = await addReport(product);
      forgetPeak(product.pid);
      const before = memoryMb(product.pid).resident;
      const started = performance.now();
      await upload(product, reportId, BYTES);
      const seconds = (performance.now() - started) / 1000;
      const { peak } = memoryMb(product.pid);
      await assertStored(product, reportId);
      const cells = [
        before.toFixed(0).padStart(9),
        peak.toFixed(0).padStart(7),
        (peak - before).toFixed(1).padStart(6),
      ];
      console.log(`${name.padEnd(16)}   ${cells.join('   ')}   ${seconds.toFixed(1).padStart(7)}`);
    }
    console.log('expected: growth below 64 MB');
  } finally {
    await product.stop();
  }
}

function bearer({ accessToken }: BenchedProduct['account']): Record<string, string> {
  return { authorization: `Bearer ${accessToken}` };
}

async function addReport({ prisma, account }: BenchedProduct): Promise<string> {
  const data = { accountId: account.id, ...DEFAULT_SETTINGS, writeHeader: false };
  return (await prisma.report.create({ data, select: { id: true } })).id;
}

async function assertStored({ prisma }: BenchedProduct, reportId: string): Promise<void> {
  const { size } = await prisma.audioFile.findFirstOrThrow({ where: { reportId } });
  if (Number(size) !== BYTES) throw new Error(`${size} bytes were stored.`);
}
