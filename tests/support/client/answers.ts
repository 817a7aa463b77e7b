import type { ReportRow } from '../../../client/features/reports/report-documents.ts';
import type { IsnOrder, IsnStatus } from '../../../client/lib/isn/isn-documents.ts';
import type { SessionAnswer } from '../../../client/lib/session-documents.ts';
import type { Subscription } from '../../../client/lib/subscription.ts';

/** What `LogIn`, `Register` and `Refresh` answer within their field. */
export function sessionAnswer(
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  { username = 'maria@example.com', status = 'active' as Subscription['status'], hasUsedFreeTrial = true } = {},
): SessionAnswer {
  const account = { __typename: 'Account', id: 'u1', username, subscriptionStatus: status, hasUsedFreeTrial };
  return { __typename: 'Session', accessToken, refreshToken, account } as SessionAnswer;
}

/** An event of `SubscriptionStatusChanged`. */
export function subscriptionChange(status: Subscription['status'], hasUsedFreeTrial = true) {
  return { subscriptionStatusChanged: { __typename: 'SubscriptionState', status, hasUsedFreeTrial } };
}

/** Answer of `PricingPage`. */
export const PRICING = {
  pricing: {
    __typename: 'Pricing',
    planName: 'Full Access',
    monthlyPriceCents: 9900,
    currency: 'usd',
    trialDays: 14,
    features: [
      { __typename: 'Feature', label: 'Voice to report generation', isAvailable: true },
      { __typename: 'Feature', label: 'ISN integration', isAvailable: false },
    ],
  },
};

/** A report as the server answers it. */
export function reportRow(over: Partial<ReportRow> = {}): ReportRow {
  return {
    __typename: 'Report',
    id: 'r1',
    status: 'completed',
    statusLabel: 'Completed',
    progressPercent: 100,
    estimatedSecondsLeft: null,
    updatedAt: '2026-01-01T10:00:00.000Z',
    messages: [],
    settings: {
      __typename: 'ReportSettings',
      createNewComments: true,
      addDefectLocations: true,
      writeMaintenanceTips: false,
      writeFunctionalConditions: true,
      writeHeader: false,
    },
    headerAddress: 'Unknown Address',
    isHousemaster: false,
    ...over,
  } as ReportRow;
}

/** Answer of `Reports`. */
export function reportList(nodes: ReportRow[], hasNextPage = false) {
  return {
    reports: {
      __typename: 'ReportConnection',
      totalCount: nodes.length,
      pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
      edges: nodes.map((node) => ({ __typename: 'ReportEdge', cursor: node.id, node })),
    },
  };
}

/** Answer of `ReportStatuses`. */
export const STATUSES = {
  reportStatuses: [
    { __typename: 'ReportStatusInfo', status: 'created', step: 0, label: 'Created' },
    { __typename: 'ReportStatusInfo', status: 'initializing', step: 27, label: 'Initializing...' },
    { __typename: 'ReportStatusInfo', status: 'writing_comments', step: 80, label: 'Writing comments...' },
    { __typename: 'ReportStatusInfo', status: 'creating_final_download_package', step: 270, label: 'Packing...' },
  ],
};

/** Answer of `Site`. */
export function site(isBillingSandbox = false, isIsnSandbox = false) {
  return {
    site: {
      __typename: 'SiteInfo',
      termsUrl: '/terms',
      supportEmail: 'help@example.com',
      helpUrl: '/help',
      isBillingSandbox,
      isIsnSandbox,
    },
  };
}

/** Answer of `UploadCard`. */
export function uploadCard(hasEmptyReport = true) {
  return {
    uploadRules: {
      __typename: 'UploadRules',
      audioExtensions: ['mp3', 'wav', 'flac', 'ogg', 'm4a', 'aac'],
      maxAudioBytes: 1000,
      maxAudioFiles: 3,
      imageExtensions: ['jpg', 'jpeg', 'png', 'gif'],
      maxImageBytes: 1000,
      maxImageFiles: 4,
    },
    emptyReportStatus: { __typename: 'EmptyReportStatus', hasEmptyReport },
  };
}

/** Answer of `TemplatePage`, with or without a template. */
export function templatePage(emptyReport: Record<string, unknown> | null) {
  return {
    uploadRules: { __typename: 'UploadRules', templateExtension: 'hr5', maxTemplateBytes: 1000 },
    emptyReportStatus: {
      __typename: 'EmptyReportStatus',
      hasEmptyReport: emptyReport !== null,
      emptyReport: emptyReport && { __typename: 'EmptyReport', ...emptyReport },
    },
  };
}

/** A connection to ISN; without a user name there is none. */
export function isnStatus(username: string | null = null, companyKey = 'acme', givesBack = false): IsnStatus {
  return {
    __typename: 'IsnCredentialsStatus',
    hasCredentials: username !== null,
    credentials: username === null ? null : { __typename: 'IsnCredentials', username, companyKey },
    givesBack,
  } as IsnStatus;
}

/** Answer of `IsnOrders`. */
export function isnOrders(orders: Partial<IsnOrder>[], fetchedAt = new Date().toISOString()) {
  return {
    isnOrders: {
      __typename: 'IsnOrders',
      fetchedAt,
      orders: orders.map((order, index) => ({
        __typename: 'IsnOrder',
        id: `o${index + 1}`,
        label: 'Unknown Address',
        datetime: null,
        orderJson: `{"id":"o${index + 1}"}`,
        ...order,
      })),
    },
  };
}
