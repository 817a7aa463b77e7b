import type { EmptyReportFieldsFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

/** The user's template as the page shows it. */
export type EmptyReportRow = EmptyReportFieldsFragment;

graphql(/* GraphQL */ `
  fragment EmptyReportFields on EmptyReport {
    fileName
    isHousemaster
    status
    processedAt
  }
`);

export const TEMPLATE_PAGE = graphql(/* GraphQL */ `
  query TemplatePage {
    uploadRules {
      templateExtension
      maxTemplateBytes
    }
    emptyReportStatus {
      hasEmptyReport
      emptyReport {
        ...EmptyReportFields
      }
    }
  }
`);

export const UPLOAD_EMPTY_REPORT = graphql(/* GraphQL */ `
  mutation UploadEmptyReport($file: Upload!) {
    uploadEmptyReport(file: $file) {
      importReport {
        isHousemaster
        components
        items
        comments
        tips
        warnings
        unknownElements {
          name
          count
        }
      }
    }
  }
`);

export const PROCESS_EMPTY_REPORT = graphql(/* GraphQL */ `
  mutation ProcessEmptyReport {
    processEmptyReport {
      ...EmptyReportFields
    }
  }
`);

export const USE_DEFAULT_TEMPLATE = graphql(/* GraphQL */ `
  mutation UseDefaultTemplate($isHousemaster: Boolean!) {
    useDefaultTemplate(isHousemaster: $isHousemaster) {
      ...EmptyReportFields
    }
  }
`);
