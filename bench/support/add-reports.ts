import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '../../server/adapters/prisma/client.ts';

/** The order of a report: as long as the label needs, and some more. */
const ORDER = JSON.stringify({
  report_info: {
    RIAddress1: ['RIAddress1', '118 Alder Court'],
    RIDate: ['RIDate', '2026-03-14'],
    RIYearBuilt: ['RIYearBuilt', '1974'],
  },
  client_data: {
    CFName1: ['CFName1', 'Ellen'],
    CCity: ['CCity', 'Marlow'],
    CState: ['CState', 'OH'],
    CZip: ['CZip', '44107'],
  },
});

/** Adds completed reports to an account, each with two recordings, a picture, an order, a warning and a package. */
export async function addReports(prisma: PrismaClient, accountId: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const file = (name: string, size: number) => ({ id: randomUUID(), name, size, fileKey: randomUUID() });
    await prisma.report.create({
      data: {
        accountId,
        status: 'completed',
        reachedStep: 270,
        messages: [{ type: 'warning', text: 'At 4:31 no place was found for "the light over the porch flickers".' }],
        createNewComments: true,
        addDefectLocations: true,
        writeMaintenanceTips: false,
        writeFunctionalConditions: false,
        writeHeader: true,
        header: ORDER,
        audioFiles: { create: [file('ground floor.m4a', 21_000_000), file('upper floor.m4a', 18_000_000)] },
        imageFiles: { create: [{ ...file('porch.jpg', 2_000_000), isExcluded: false }] },
        package: { create: { fileKey: randomUUID(), fileName: 'report.hr5', contentType: 'x/y', size: 90_000 } },
      },
    });
  }
}
