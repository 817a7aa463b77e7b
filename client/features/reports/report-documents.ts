import type { ReportFieldsFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

/** A report as its row shows it. */
export type ReportRow = ReportFieldsFragment;

/** Reports of one page of the list. */
export const PAGE_SIZE = 20;

graphql(/* GraphQL */ `
  fragment ReportFields on Report {
    id
    status
    statusLabel
    progressPercent
    estimatedSecondsLeft
    updatedAt
    messages {
      type
      text
    }
    settings {
      createNewComments
      addDefectLocations
      writeMaintenanceTips
      writeFunctionalConditions
      writeHeader
    }
    headerAddress
    isHousemaster
  }
`);

export const REPORTS = graphql(/* GraphQL */ `
  query Reports($first: Int!, $after: String) {
    reports(first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...ReportFields
        }
      }
    }
  }
`);

export const REPORT = graphql(/* GraphQL */ `
  query Report($id: ID!) {
    report(id: $id) {
      ...ReportFields
    }
  }
`);

export const REPORT_CHANGED = graphql(/* GraphQL */ `
  subscription ReportChanged {
    reportChanged {
      reportId
      sentAt
      report {
        ...ReportFields
      }
    }
  }
`);

/** What the page needs to know of statuses ahead of the server: the label of `initializing`, and their steps. */
export const REPORT_STATUSES = graphql(/* GraphQL */ `
  query ReportStatuses {
    reportStatuses {
      status
      step
      label
    }
  }
`);

export const CREATE_REPORT = graphql(/* GraphQL */ `
  mutation CreateReport($input: CreateReportInput!) {
    createReport(input: $input) {
      ...ReportFields
    }
  }
`);

export const UPLOAD_AUDIO = graphql(/* GraphQL */ `
  mutation UploadAudio($reportId: ID!, $files: [Upload!]!) {
    uploadAudio(reportId: $reportId, files: $files) {
      ...ReportFields
    }
  }
`);

export const UPLOAD_IMAGE = graphql(/* GraphQL */ `
  mutation UploadImage($reportId: ID!, $file: Upload!, $isExcluded: Boolean!, $caption: String) {
    uploadImage(reportId: $reportId, file: $file, isExcluded: $isExcluded, caption: $caption) {
      ...ReportFields
    }
  }
`);

export const PROCESS_REPORT = graphql(/* GraphQL */ `
  mutation ProcessReport($id: ID!, $forceRestart: Boolean!) {
    processReport(id: $id, forceRestart: $forceRestart) {
      ...ReportFields
    }
  }
`);

export const CANCEL_REPORT = graphql(/* GraphQL */ `
  mutation CancelReport($id: ID!) {
    cancelReport(id: $id) {
      ...ReportFields
    }
  }
`);

export const DELETE_REPORT = graphql(/* GraphQL */ `
  mutation DeleteReport($id: ID!) {
    deleteReport(id: $id)
  }
`);
