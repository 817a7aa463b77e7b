import { graphql } from '../../gql/index.ts';

graphql(/* GraphQL */ `
  fragment EditedTemplateFields on Template {
    versionId
    isHousemaster
    fileName
    components {
      name
      oldName
      childComponents {
        name
        items {
          itemId
          itemName
          comments {
            commentId
            commentName
            commentText
            commentTs
          }
        }
      }
    }
  }
`);

graphql(/* GraphQL */ `
  fragment EditedTipsFields on MaintenanceTips {
    component
    itemId
    commentIds
  }
`);

export const TEMPLATE_EDITOR_STATUS = graphql(/* GraphQL */ `
  query TemplateEditorStatus {
    emptyReportStatus {
      hasEmptyReport
    }
  }
`);

export const EDITED_TEMPLATE = graphql(/* GraphQL */ `
  query EditedTemplate {
    template {
      ...EditedTemplateFields
    }
    maintenanceTips {
      ...EditedTipsFields
    }
  }
`);

export const SAVE_TEMPLATE = graphql(/* GraphQL */ `
  mutation SaveTemplate(
    $components: [TemplateComponentInput!]!
    $maintenanceTips: [MaintenanceTipsInput!]!
    $versionId: ID
    $overwrite: Boolean!
  ) {
    updateTemplate(
      components: $components
      maintenanceTips: $maintenanceTips
      versionId: $versionId
      overwrite: $overwrite
    ) {
      template {
        ...EditedTemplateFields
      }
      maintenanceTips {
        ...EditedTipsFields
      }
    }
  }
`);

export const PROCESS_SAVED_TEMPLATE = graphql(/* GraphQL */ `
  mutation ProcessSavedTemplate {
    processEmptyReport {
      status
      processedAt
    }
  }
`);

export const TEMPLATE_VERSIONS = graphql(/* GraphQL */ `
  query TemplateVersions {
    templateVersions {
      versionId
      createdAt
      origin
      change
      fileName
      isHousemaster
      isCurrent
    }
  }
`);

export const RESTORE_TEMPLATE_VERSION = graphql(/* GraphQL */ `
  mutation RestoreTemplateVersion($versionId: ID!) {
    restoreTemplateVersion(versionId: $versionId) {
      status
    }
  }
`);

export const ENHANCE_COMMENT = graphql(/* GraphQL */ `
  mutation EnhanceComment($userComment: String!) {
    enhanceComment(userComment: $userComment)
  }
`);
