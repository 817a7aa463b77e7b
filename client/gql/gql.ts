/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  subscription SubscriptionStatusChanged {\n    subscriptionStatusChanged {\n      status\n      hasUsedFreeTrial\n    }\n  }\n": typeof types.SubscriptionStatusChangedDocument,
    "\n  mutation Register($username: String!, $password: String!) {\n    register(username: $username, password: $password) {\n      ...SessionFields\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  query Landing {\n    emptyReportStatus {\n      hasEmptyReport\n    }\n  }\n": typeof types.LandingDocument,
    "\n  mutation SaveIsnCredentials($username: String!, $password: String!, $companyKey: String!) {\n    saveIsnCredentials(username: $username, password: $password, companyKey: $companyKey) {\n      ...IsnStatusFields\n    }\n  }\n": typeof types.SaveIsnCredentialsDocument,
    "\n  mutation DeleteIsnCredentials {\n    deleteIsnCredentials\n  }\n": typeof types.DeleteIsnCredentialsDocument,
    "\n  mutation SetIsnGivesBack($givesBack: Boolean!) {\n    setIsnGivesBack(givesBack: $givesBack) {\n      ...IsnStatusFields\n    }\n  }\n": typeof types.SetIsnGivesBackDocument,
    "\n  query PricingPage {\n    pricing {\n      planName\n      monthlyPriceCents\n      currency\n      trialDays\n      features {\n        label\n        isAvailable\n      }\n    }\n  }\n": typeof types.PricingPageDocument,
    "\n  mutation CreateCheckoutSession($mode: CheckoutMode!) {\n    createCheckoutSession(mode: $mode) {\n      url\n    }\n  }\n": typeof types.CreateCheckoutSessionDocument,
    "\n  mutation ChangePassword($newPassword: String!) {\n    changePassword(newPassword: $newPassword)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation DeleteAccount {\n    deleteAccount\n  }\n": typeof types.DeleteAccountDocument,
    "\n  fragment ReportFields on Report {\n    id\n    status\n    statusLabel\n    progressPercent\n    estimatedSecondsLeft\n    updatedAt\n    messages {\n      type\n      text\n    }\n    settings {\n      createNewComments\n      addDefectLocations\n      writeMaintenanceTips\n      writeFunctionalConditions\n      writeHeader\n    }\n    headerAddress\n    isHousemaster\n  }\n": typeof types.ReportFieldsFragmentDoc,
    "\n  query Reports($first: Int!, $after: String) {\n    reports(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          ...ReportFields\n        }\n      }\n    }\n  }\n": typeof types.ReportsDocument,
    "\n  query Report($id: ID!) {\n    report(id: $id) {\n      ...ReportFields\n    }\n  }\n": typeof types.ReportDocument,
    "\n  subscription ReportChanged {\n    reportChanged {\n      reportId\n      sentAt\n      report {\n        ...ReportFields\n      }\n    }\n  }\n": typeof types.ReportChangedDocument,
    "\n  query ReportStatuses {\n    reportStatuses {\n      status\n      step\n      label\n    }\n  }\n": typeof types.ReportStatusesDocument,
    "\n  mutation CreateReport($input: CreateReportInput!) {\n    createReport(input: $input) {\n      ...ReportFields\n    }\n  }\n": typeof types.CreateReportDocument,
    "\n  mutation UploadAudio($reportId: ID!, $files: [Upload!]!) {\n    uploadAudio(reportId: $reportId, files: $files) {\n      ...ReportFields\n    }\n  }\n": typeof types.UploadAudioDocument,
    "\n  mutation UploadImage($reportId: ID!, $file: Upload!, $isExcluded: Boolean!, $caption: String) {\n    uploadImage(reportId: $reportId, file: $file, isExcluded: $isExcluded, caption: $caption) {\n      ...ReportFields\n    }\n  }\n": typeof types.UploadImageDocument,
    "\n  mutation ProcessReport($id: ID!, $forceRestart: Boolean!) {\n    processReport(id: $id, forceRestart: $forceRestart) {\n      ...ReportFields\n    }\n  }\n": typeof types.ProcessReportDocument,
    "\n  mutation CancelReport($id: ID!) {\n    cancelReport(id: $id) {\n      ...ReportFields\n    }\n  }\n": typeof types.CancelReportDocument,
    "\n  mutation DeleteReport($id: ID!) {\n    deleteReport(id: $id)\n  }\n": typeof types.DeleteReportDocument,
    "\n  fragment LessonFields on Lesson {\n    id\n    words\n    component\n    itemId\n    itemName\n    commentId\n    commentName\n    createdAt\n  }\n": typeof types.LessonFieldsFragmentDoc,
    "\n  query Remarks($reportId: ID!) {\n    remarks(reportId: $reportId) {\n      index\n      words\n      heard\n      start\n      outcome\n      section\n      item\n      comment\n      rating\n      reason\n      isNew\n      isTaught\n      candidates {\n        component\n        itemId\n        itemName\n        commentId\n        commentName\n      }\n    }\n  }\n": typeof types.RemarksDocument,
    "\n  query Lessons {\n    lessons {\n      ...LessonFields\n    }\n  }\n": typeof types.LessonsDocument,
    "\n  query TemplateTargets {\n    template {\n      components {\n        name\n        childComponents {\n          items {\n            itemId\n            itemName\n            comments {\n              commentId\n              commentName\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.TemplateTargetsDocument,
    "\n  mutation TeachLesson($input: TeachLessonInput!) {\n    teachLesson(input: $input) {\n      ...LessonFields\n    }\n  }\n": typeof types.TeachLessonDocument,
    "\n  mutation ForgetLesson($id: ID!) {\n    forgetLesson(id: $id)\n  }\n": typeof types.ForgetLessonDocument,
    "\n  query UploadCard {\n    uploadRules {\n      audioExtensions\n      maxAudioBytes\n      maxAudioFiles\n      imageExtensions\n      maxImageBytes\n      maxImageFiles\n    }\n    emptyReportStatus {\n      hasEmptyReport\n    }\n  }\n": typeof types.UploadCardDocument,
    "\n  fragment EditedTemplateFields on Template {\n    versionId\n    isHousemaster\n    fileName\n    components {\n      name\n      oldName\n      childComponents {\n        name\n        items {\n          itemId\n          itemName\n          comments {\n            commentId\n            commentName\n            commentText\n            commentTs\n          }\n        }\n      }\n    }\n  }\n": typeof types.EditedTemplateFieldsFragmentDoc,
    "\n  fragment EditedTipsFields on MaintenanceTips {\n    component\n    itemId\n    commentIds\n  }\n": typeof types.EditedTipsFieldsFragmentDoc,
    "\n  query TemplateEditorStatus {\n    emptyReportStatus {\n      hasEmptyReport\n    }\n  }\n": typeof types.TemplateEditorStatusDocument,
    "\n  query EditedTemplate {\n    template {\n      ...EditedTemplateFields\n    }\n    maintenanceTips {\n      ...EditedTipsFields\n    }\n  }\n": typeof types.EditedTemplateDocument,
    "\n  mutation SaveTemplate(\n    $components: [TemplateComponentInput!]!\n    $maintenanceTips: [MaintenanceTipsInput!]!\n    $versionId: ID\n    $overwrite: Boolean!\n  ) {\n    updateTemplate(\n      components: $components\n      maintenanceTips: $maintenanceTips\n      versionId: $versionId\n      overwrite: $overwrite\n    ) {\n      template {\n        ...EditedTemplateFields\n      }\n      maintenanceTips {\n        ...EditedTipsFields\n      }\n    }\n  }\n": typeof types.SaveTemplateDocument,
    "\n  mutation ProcessSavedTemplate {\n    processEmptyReport {\n      status\n      processedAt\n    }\n  }\n": typeof types.ProcessSavedTemplateDocument,
    "\n  query TemplateVersions {\n    templateVersions {\n      versionId\n      createdAt\n      origin\n      change\n      fileName\n      isHousemaster\n      isCurrent\n    }\n  }\n": typeof types.TemplateVersionsDocument,
    "\n  mutation RestoreTemplateVersion($versionId: ID!) {\n    restoreTemplateVersion(versionId: $versionId) {\n      status\n    }\n  }\n": typeof types.RestoreTemplateVersionDocument,
    "\n  mutation EnhanceComment($userComment: String!) {\n    enhanceComment(userComment: $userComment)\n  }\n": typeof types.EnhanceCommentDocument,
    "\n  fragment EmptyReportFields on EmptyReport {\n    fileName\n    isHousemaster\n    status\n    processedAt\n  }\n": typeof types.EmptyReportFieldsFragmentDoc,
    "\n  query TemplatePage {\n    uploadRules {\n      templateExtension\n      maxTemplateBytes\n    }\n    emptyReportStatus {\n      hasEmptyReport\n      emptyReport {\n        ...EmptyReportFields\n      }\n    }\n  }\n": typeof types.TemplatePageDocument,
    "\n  mutation UploadEmptyReport($file: Upload!) {\n    uploadEmptyReport(file: $file) {\n      importReport {\n        isHousemaster\n        components\n        items\n        comments\n        tips\n        warnings\n        unknownElements {\n          name\n          count\n        }\n      }\n    }\n  }\n": typeof types.UploadEmptyReportDocument,
    "\n  mutation ProcessEmptyReport {\n    processEmptyReport {\n      ...EmptyReportFields\n    }\n  }\n": typeof types.ProcessEmptyReportDocument,
    "\n  mutation UseDefaultTemplate($isHousemaster: Boolean!) {\n    useDefaultTemplate(isHousemaster: $isHousemaster) {\n      ...EmptyReportFields\n    }\n  }\n": typeof types.UseDefaultTemplateDocument,
    "\n  fragment IsnStatusFields on IsnCredentialsStatus {\n    hasCredentials\n    credentials {\n      username\n      companyKey\n    }\n    givesBack\n  }\n": typeof types.IsnStatusFieldsFragmentDoc,
    "\n  query IsnCredentialsStatus {\n    isnCredentialsStatus {\n      ...IsnStatusFields\n    }\n  }\n": typeof types.IsnCredentialsStatusDocument,
    "\n  query IsnOrders($forceUpdate: Boolean!) {\n    isnOrders(forceUpdate: $forceUpdate) {\n      fetchedAt\n      orders {\n        id\n        label\n        datetime\n        orderJson\n      }\n    }\n  }\n": typeof types.IsnOrdersDocument,
    "\n  fragment SessionFields on Session {\n    accessToken\n    refreshToken\n    account {\n      id\n      username\n      subscriptionStatus\n      hasUsedFreeTrial\n    }\n  }\n": typeof types.SessionFieldsFragmentDoc,
    "\n  mutation LogIn($username: String!, $password: String!) {\n    login(username: $username, password: $password) {\n      ...SessionFields\n    }\n  }\n": typeof types.LogInDocument,
    "\n  mutation Refresh($refreshToken: String!) {\n    refresh(refreshToken: $refreshToken) {\n      ...SessionFields\n    }\n  }\n": typeof types.RefreshDocument,
    "\n  mutation LogOut($refreshToken: String!) {\n    logout(refreshToken: $refreshToken)\n  }\n": typeof types.LogOutDocument,
    "\n  query Site {\n    site {\n      termsUrl\n      supportEmail\n      helpUrl\n      isBillingSandbox\n      isIsnSandbox\n    }\n  }\n": typeof types.SiteDocument,
    "\n  mutation CreatePortalSession {\n    createPortalSession {\n      url\n    }\n  }\n": typeof types.CreatePortalSessionDocument,
};
const documents: Documents = {
    "\n  subscription SubscriptionStatusChanged {\n    subscriptionStatusChanged {\n      status\n      hasUsedFreeTrial\n    }\n  }\n": types.SubscriptionStatusChangedDocument,
    "\n  mutation Register($username: String!, $password: String!) {\n    register(username: $username, password: $password) {\n      ...SessionFields\n    }\n  }\n": types.RegisterDocument,
    "\n  query Landing {\n    emptyReportStatus {\n      hasEmptyReport\n    }\n  }\n": types.LandingDocument,
    "\n  mutation SaveIsnCredentials($username: String!, $password: String!, $companyKey: String!) {\n    saveIsnCredentials(username: $username, password: $password, companyKey: $companyKey) {\n      ...IsnStatusFields\n    }\n  }\n": types.SaveIsnCredentialsDocument,
    "\n  mutation DeleteIsnCredentials {\n    deleteIsnCredentials\n  }\n": types.DeleteIsnCredentialsDocument,
    "\n  mutation SetIsnGivesBack($givesBack: Boolean!) {\n    setIsnGivesBack(givesBack: $givesBack) {\n      ...IsnStatusFields\n    }\n  }\n": types.SetIsnGivesBackDocument,
    "\n  query PricingPage {\n    pricing {\n      planName\n      monthlyPriceCents\n      currency\n      trialDays\n      features {\n        label\n        isAvailable\n      }\n    }\n  }\n": types.PricingPageDocument,
    "\n  mutation CreateCheckoutSession($mode: CheckoutMode!) {\n    createCheckoutSession(mode: $mode) {\n      url\n    }\n  }\n": types.CreateCheckoutSessionDocument,
    "\n  mutation ChangePassword($newPassword: String!) {\n    changePassword(newPassword: $newPassword)\n  }\n": types.ChangePasswordDocument,
    "\n  mutation DeleteAccount {\n    deleteAccount\n  }\n": types.DeleteAccountDocument,
    "\n  fragment ReportFields on Report {\n    id\n    status\n    statusLabel\n    progressPercent\n    estimatedSecondsLeft\n    updatedAt\n    messages {\n      type\n      text\n    }\n    settings {\n      createNewComments\n      addDefectLocations\n      writeMaintenanceTips\n      writeFunctionalConditions\n      writeHeader\n    }\n    headerAddress\n    isHousemaster\n  }\n": types.ReportFieldsFragmentDoc,
    "\n  query Reports($first: Int!, $after: String) {\n    reports(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          ...ReportFields\n        }\n      }\n    }\n  }\n": types.ReportsDocument,
    "\n  query Report($id: ID!) {\n    report(id: $id) {\n      ...ReportFields\n    }\n  }\n": types.ReportDocument,
    "\n  subscription ReportChanged {\n    reportChanged {\n      reportId\n      sentAt\n      report {\n        ...ReportFields\n      }\n    }\n  }\n": types.ReportChangedDocument,
    "\n  query ReportStatuses {\n    reportStatuses {\n      status\n      step\n      label\n    }\n  }\n": types.ReportStatusesDocument,
    "\n  mutation CreateReport($input: CreateReportInput!) {\n    createReport(input: $input) {\n      ...ReportFields\n    }\n  }\n": types.CreateReportDocument,
    "\n  mutation UploadAudio($reportId: ID!, $files: [Upload!]!) {\n    uploadAudio(reportId: $reportId, files: $files) {\n      ...ReportFields\n    }\n  }\n": types.UploadAudioDocument,
    "\n  mutation UploadImage($reportId: ID!, $file: Upload!, $isExcluded: Boolean!, $caption: String) {\n    uploadImage(reportId: $reportId, file: $file, isExcluded: $isExcluded, caption: $caption) {\n      ...ReportFields\n    }\n  }\n": types.UploadImageDocument,
    "\n  mutation ProcessReport($id: ID!, $forceRestart: Boolean!) {\n    processReport(id: $id, forceRestart: $forceRestart) {\n      ...ReportFields\n    }\n  }\n": types.ProcessReportDocument,
    "\n  mutation CancelReport($id: ID!) {\n    cancelReport(id: $id) {\n      ...ReportFields\n    }\n  }\n": types.CancelReportDocument,
    "\n  mutation DeleteReport($id: ID!) {\n    deleteReport(id: $id)\n  }\n": types.DeleteReportDocument,
    "\n  fragment LessonFields on Lesson {\n    id\n    words\n    component\n    itemId\n    itemName\n    commentId\n    commentName\n    createdAt\n  }\n": types.LessonFieldsFragmentDoc,
    "\n  query Remarks($reportId: ID!) {\n    remarks(reportId: $reportId) {\n      index\n      words\n      heard\n      start\n      outcome\n      section\n      item\n      comment\n      rating\n      reason\n      isNew\n      isTaught\n      candidates {\n        component\n        itemId\n        itemName\n        commentId\n        commentName\n      }\n    }\n  }\n": types.RemarksDocument,
    "\n  query Lessons {\n    lessons {\n      ...LessonFields\n    }\n  }\n": types.LessonsDocument,
    "\n  query TemplateTargets {\n    template {\n      components {\n        name\n        childComponents {\n          items {\n            itemId\n            itemName\n            comments {\n              commentId\n              commentName\n            }\n          }\n        }\n      }\n    }\n  }\n": types.TemplateTargetsDocument,
    "\n  mutation TeachLesson($input: TeachLessonInput!) {\n    teachLesson(input: $input) {\n      ...LessonFields\n    }\n  }\n": types.TeachLessonDocument,
    "\n  mutation ForgetLesson($id: ID!) {\n    forgetLesson(id: $id)\n  }\n": types.ForgetLessonDocument,
    "\n  query UploadCard {\n    uploadRules {\n      audioExtensions\n      maxAudioBytes\n      maxAudioFiles\n      imageExtensions\n      maxImageBytes\n      maxImageFiles\n    }\n    emptyReportStatus {\n      hasEmptyReport\n    }\n  }\n": types.UploadCardDocument,
    "\n  fragment EditedTemplateFields on Template {\n    versionId\n    isHousemaster\n    fileName\n    components {\n      name\n      oldName\n      childComponents {\n        name\n        items {\n          itemId\n          itemName\n          comments {\n            commentId\n            commentName\n            commentText\n            commentTs\n          }\n        }\n      }\n    }\n  }\n": types.EditedTemplateFieldsFragmentDoc,
    "\n  fragment EditedTipsFields on MaintenanceTips {\n    component\n    itemId\n    commentIds\n  }\n": types.EditedTipsFieldsFragmentDoc,
    "\n  query TemplateEditorStatus {\n    emptyReportStatus {\n      hasEmptyReport\n    }\n  }\n": types.TemplateEditorStatusDocument,
    "\n  query EditedTemplate {\n    template {\n      ...EditedTemplateFields\n    }\n    maintenanceTips {\n      ...EditedTipsFields\n    }\n  }\n": types.EditedTemplateDocument,
    "\n  mutation SaveTemplate(\n    $components: [TemplateComponentInput!]!\n    $maintenanceTips: [MaintenanceTipsInput!]!\n    $versionId: ID\n    $overwrite: Boolean!\n  ) {\n    updateTemplate(\n      components: $components\n      maintenanceTips: $maintenanceTips\n      versionId: $versionId\n      overwrite: $overwrite\n    ) {\n      template {\n        ...EditedTemplateFields\n      }\n      maintenanceTips {\n        ...EditedTipsFields\n      }\n    }\n  }\n": types.SaveTemplateDocument,
    "\n  mutation ProcessSavedTemplate {\n    processEmptyReport {\n      status\n      processedAt\n    }\n  }\n": types.ProcessSavedTemplateDocument,
    "\n  query TemplateVersions {\n    templateVersions {\n      versionId\n      createdAt\n      origin\n      change\n      fileName\n      isHousemaster\n      isCurrent\n    }\n  }\n": types.TemplateVersionsDocument,
    "\n  mutation RestoreTemplateVersion($versionId: ID!) {\n    restoreTemplateVersion(versionId: $versionId) {\n      status\n    }\n  }\n": types.RestoreTemplateVersionDocument,
    "\n  mutation EnhanceComment($userComment: String!) {\n    enhanceComment(userComment: $userComment)\n  }\n": types.EnhanceCommentDocument,
    "\n  fragment EmptyReportFields on EmptyReport {\n    fileName\n    isHousemaster\n    status\n    processedAt\n  }\n": types.EmptyReportFieldsFragmentDoc,
    "\n  query TemplatePage {\n    uploadRules {\n      templateExtension\n      maxTemplateBytes\n    }\n    emptyReportStatus {\n      hasEmptyReport\n      emptyReport {\n        ...EmptyReportFields\n      }\n    }\n  }\n": types.TemplatePageDocument,
    "\n  mutation UploadEmptyReport($file: Upload!) {\n    uploadEmptyReport(file: $file) {\n      importReport {\n        isHousemaster\n        components\n        items\n        comments\n        tips\n        warnings\n        unknownElements {\n          name\n          count\n        }\n      }\n    }\n  }\n": types.UploadEmptyReportDocument,
    "\n  mutation ProcessEmptyReport {\n    processEmptyReport {\n      ...EmptyReportFields\n    }\n  }\n": types.ProcessEmptyReportDocument,
    "\n  mutation UseDefaultTemplate($isHousemaster: Boolean!) {\n    useDefaultTemplate(isHousemaster: $isHousemaster) {\n      ...EmptyReportFields\n    }\n  }\n": types.UseDefaultTemplateDocument,
    "\n  fragment IsnStatusFields on IsnCredentialsStatus {\n    hasCredentials\n    credentials {\n      username\n      companyKey\n    }\n    givesBack\n  }\n": types.IsnStatusFieldsFragmentDoc,
    "\n  query IsnCredentialsStatus {\n    isnCredentialsStatus {\n      ...IsnStatusFields\n    }\n  }\n": types.IsnCredentialsStatusDocument,
    "\n  query IsnOrders($forceUpdate: Boolean!) {\n    isnOrders(forceUpdate: $forceUpdate) {\n      fetchedAt\n      orders {\n        id\n        label\n        datetime\n        orderJson\n      }\n    }\n  }\n": types.IsnOrdersDocument,
    "\n  fragment SessionFields on Session {\n    accessToken\n    refreshToken\n    account {\n      id\n      username\n      subscriptionStatus\n      hasUsedFreeTrial\n    }\n  }\n": types.SessionFieldsFragmentDoc,
    "\n  mutation LogIn($username: String!, $password: String!) {\n    login(username: $username, password: $password) {\n      ...SessionFields\n    }\n  }\n": types.LogInDocument,
    "\n  mutation Refresh($refreshToken: String!) {\n    refresh(refreshToken: $refreshToken) {\n      ...SessionFields\n    }\n  }\n": types.RefreshDocument,
    "\n  mutation LogOut($refreshToken: String!) {\n    logout(refreshToken: $refreshToken)\n  }\n": types.LogOutDocument,
    "\n  query Site {\n    site {\n      termsUrl\n      supportEmail\n      helpUrl\n      isBillingSandbox\n      isIsnSandbox\n    }\n  }\n": types.SiteDocument,
    "\n  mutation CreatePortalSession {\n    createPortalSession {\n      url\n    }\n  }\n": types.CreatePortalSessionDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SubscriptionStatusChanged {\n    subscriptionStatusChanged {\n      status\n      hasUsedFreeTrial\n    }\n  }\n"): (typeof documents)["\n  subscription SubscriptionStatusChanged {\n    subscriptionStatusChanged {\n      status\n      hasUsedFreeTrial\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($username: String!, $password: String!) {\n    register(username: $username, password: $password) {\n      ...SessionFields\n    }\n  }\n"): (typeof documents)["\n  mutation Register($username: String!, $password: String!) {\n    register(username: $username, password: $password) {\n      ...SessionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Landing {\n    emptyReportStatus {\n      hasEmptyReport\n    }\n  }\n"): (typeof documents)["\n  query Landing {\n    emptyReportStatus {\n      hasEmptyReport\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveIsnCredentials($username: String!, $password: String!, $companyKey: String!) {\n    saveIsnCredentials(username: $username, password: $password, companyKey: $companyKey) {\n      ...IsnStatusFields\n    }\n  }\n"): (typeof documents)["\n  mutation SaveIsnCredentials($username: String!, $password: String!, $companyKey: String!) {\n    saveIsnCredentials(username: $username, password: $password, companyKey: $companyKey) {\n      ...IsnStatusFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteIsnCredentials {\n    deleteIsnCredentials\n  }\n"): (typeof documents)["\n  mutation DeleteIsnCredentials {\n    deleteIsnCredentials\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetIsnGivesBack($givesBack: Boolean!) {\n    setIsnGivesBack(givesBack: $givesBack) {\n      ...IsnStatusFields\n    }\n  }\n"): (typeof documents)["\n  mutation SetIsnGivesBack($givesBack: Boolean!) {\n    setIsnGivesBack(givesBack: $givesBack) {\n      ...IsnStatusFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PricingPage {\n    pricing {\n      planName\n      monthlyPriceCents\n      currency\n      trialDays\n      features {\n        label\n        isAvailable\n      }\n    }\n  }\n"): (typeof documents)["\n  query PricingPage {\n    pricing {\n      planName\n      monthlyPriceCents\n      currency\n      trialDays\n      features {\n        label\n        isAvailable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCheckoutSession($mode: CheckoutMode!) {\n    createCheckoutSession(mode: $mode) {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCheckoutSession($mode: CheckoutMode!) {\n    createCheckoutSession(mode: $mode) {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($newPassword: String!) {\n    changePassword(newPassword: $newPassword)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($newPassword: String!) {\n    changePassword(newPassword: $newPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount {\n    deleteAccount\n  }\n"): (typeof documents)["\n  mutation DeleteAccount {\n    deleteAccount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportFields on Report {\n    id\n    status\n    statusLabel\n    progressPercent\n    estimatedSecondsLeft\n    updatedAt\n    messages {\n      type\n      text\n    }\n    settings {\n      createNewComments\n      addDefectLocations\n      writeMaintenanceTips\n      writeFunctionalConditions\n      writeHeader\n    }\n    headerAddress\n    isHousemaster\n  }\n"): (typeof documents)["\n  fragment ReportFields on Report {\n    id\n    status\n    statusLabel\n    progressPercent\n    estimatedSecondsLeft\n    updatedAt\n    messages {\n      type\n      text\n    }\n    settings {\n      createNewComments\n      addDefectLocations\n      writeMaintenanceTips\n      writeFunctionalConditions\n      writeHeader\n    }\n    headerAddress\n    isHousemaster\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Reports($first: Int!, $after: String) {\n    reports(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          ...ReportFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Reports($first: Int!, $after: String) {\n    reports(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          ...ReportFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Report($id: ID!) {\n    report(id: $id) {\n      ...ReportFields\n    }\n  }\n"): (typeof documents)["\n  query Report($id: ID!) {\n    report(id: $id) {\n      ...ReportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ReportChanged {\n    reportChanged {\n      reportId\n      sentAt\n      report {\n        ...ReportFields\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ReportChanged {\n    reportChanged {\n      reportId\n      sentAt\n      report {\n        ...ReportFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportStatuses {\n    reportStatuses {\n      status\n      step\n      label\n    }\n  }\n"): (typeof documents)["\n  query ReportStatuses {\n    reportStatuses {\n      status\n      step\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateReport($input: CreateReportInput!) {\n    createReport(input: $input) {\n      ...ReportFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateReport($input: CreateReportInput!) {\n    createReport(input: $input) {\n      ...ReportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadAudio($reportId: ID!, $files: [Upload!]!) {\n    uploadAudio(reportId: $reportId, files: $files) {\n      ...ReportFields\n    }\n  }\n"): (typeof documents)["\n  mutation UploadAudio($reportId: ID!, $files: [Upload!]!) {\n    uploadAudio(reportId: $reportId, files: $files) {\n      ...ReportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadImage($reportId: ID!, $file: Upload!, $isExcluded: Boolean!, $caption: String) {\n    uploadImage(reportId: $reportId, file: $file, isExcluded: $isExcluded, caption: $caption) {\n      ...ReportFields\n    }\n  }\n"): (typeof documents)["\n  mutation UploadImage($reportId: ID!, $file: Upload!, $isExcluded: Boolean!, $caption: String) {\n    uploadImage(reportId: $reportId, file: $file, isExcluded: $isExcluded, caption: $caption) {\n      ...ReportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProcessReport($id: ID!, $forceRestart: Boolean!) {\n    processReport(id: $id, forceRestart: $forceRestart) {\n      ...ReportFields\n    }\n  }\n"): (typeof documents)["\n  mutation ProcessReport($id: ID!, $forceRestart: Boolean!) {\n    processReport(id: $id, forceRestart: $forceRestart) {\n      ...ReportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelReport($id: ID!) {\n    cancelReport(id: $id) {\n      ...ReportFields\n    }\n  }\n"): (typeof documents)["\n  mutation CancelReport($id: ID!) {\n    cancelReport(id: $id) {\n      ...ReportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteReport($id: ID!) {\n    deleteReport(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteReport($id: ID!) {\n    deleteReport(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LessonFields on Lesson {\n    id\n    words\n    component\n    itemId\n    itemName\n    commentId\n    commentName\n    createdAt\n  }\n"): (typeof documents)["\n  fragment LessonFields on Lesson {\n    id\n    words\n    component\n    itemId\n    itemName\n    commentId\n    commentName\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Remarks($reportId: ID!) {\n    remarks(reportId: $reportId) {\n      index\n      words\n      heard\n      start\n      outcome\n      section\n      item\n      comment\n      rating\n      reason\n      isNew\n      isTaught\n      candidates {\n        component\n        itemId\n        itemName\n        commentId\n        commentName\n      }\n    }\n  }\n"): (typeof documents)["\n  query Remarks($reportId: ID!) {\n    remarks(reportId: $reportId) {\n      index\n      words\n      heard\n      start\n      outcome\n      section\n      item\n      comment\n      rating\n      reason\n      isNew\n      isTaught\n      candidates {\n        component\n        itemId\n        itemName\n        commentId\n        commentName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Lessons {\n    lessons {\n      ...LessonFields\n    }\n  }\n"): (typeof documents)["\n  query Lessons {\n    lessons {\n      ...LessonFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TemplateTargets {\n    template {\n      components {\n        name\n        childComponents {\n          items {\n            itemId\n            itemName\n            comments {\n              commentId\n              commentName\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query TemplateTargets {\n    template {\n      components {\n        name\n        childComponents {\n          items {\n            itemId\n            itemName\n            comments {\n              commentId\n              commentName\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TeachLesson($input: TeachLessonInput!) {\n    teachLesson(input: $input) {\n      ...LessonFields\n    }\n  }\n"): (typeof documents)["\n  mutation TeachLesson($input: TeachLessonInput!) {\n    teachLesson(input: $input) {\n      ...LessonFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetLesson($id: ID!) {\n    forgetLesson(id: $id)\n  }\n"): (typeof documents)["\n  mutation ForgetLesson($id: ID!) {\n    forgetLesson(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UploadCard {\n    uploadRules {\n      audioExtensions\n      maxAudioBytes\n      maxAudioFiles\n      imageExtensions\n      maxImageBytes\n      maxImageFiles\n    }\n    emptyReportStatus {\n      hasEmptyReport\n    }\n  }\n"): (typeof documents)["\n  query UploadCard {\n    uploadRules {\n      audioExtensions\n      maxAudioBytes\n      maxAudioFiles\n      imageExtensions\n      maxImageBytes\n      maxImageFiles\n    }\n    emptyReportStatus {\n      hasEmptyReport\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedTemplateFields on Template {\n    versionId\n    isHousemaster\n    fileName\n    components {\n      name\n      oldName\n      childComponents {\n        name\n        items {\n          itemId\n          itemName\n          comments {\n            commentId\n            commentName\n            commentText\n            commentTs\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment EditedTemplateFields on Template {\n    versionId\n    isHousemaster\n    fileName\n    components {\n      name\n      oldName\n      childComponents {\n        name\n        items {\n          itemId\n          itemName\n          comments {\n            commentId\n            commentName\n            commentText\n            commentTs\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedTipsFields on MaintenanceTips {\n    component\n    itemId\n    commentIds\n  }\n"): (typeof documents)["\n  fragment EditedTipsFields on MaintenanceTips {\n    component\n    itemId\n    commentIds\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TemplateEditorStatus {\n    emptyReportStatus {\n      hasEmptyReport\n    }\n  }\n"): (typeof documents)["\n  query TemplateEditorStatus {\n    emptyReportStatus {\n      hasEmptyReport\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedTemplate {\n    template {\n      ...EditedTemplateFields\n    }\n    maintenanceTips {\n      ...EditedTipsFields\n    }\n  }\n"): (typeof documents)["\n  query EditedTemplate {\n    template {\n      ...EditedTemplateFields\n    }\n    maintenanceTips {\n      ...EditedTipsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveTemplate(\n    $components: [TemplateComponentInput!]!\n    $maintenanceTips: [MaintenanceTipsInput!]!\n    $versionId: ID\n    $overwrite: Boolean!\n  ) {\n    updateTemplate(\n      components: $components\n      maintenanceTips: $maintenanceTips\n      versionId: $versionId\n      overwrite: $overwrite\n    ) {\n      template {\n        ...EditedTemplateFields\n      }\n      maintenanceTips {\n        ...EditedTipsFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveTemplate(\n    $components: [TemplateComponentInput!]!\n    $maintenanceTips: [MaintenanceTipsInput!]!\n    $versionId: ID\n    $overwrite: Boolean!\n  ) {\n    updateTemplate(\n      components: $components\n      maintenanceTips: $maintenanceTips\n      versionId: $versionId\n      overwrite: $overwrite\n    ) {\n      template {\n        ...EditedTemplateFields\n      }\n      maintenanceTips {\n        ...EditedTipsFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProcessSavedTemplate {\n    processEmptyReport {\n      status\n      processedAt\n    }\n  }\n"): (typeof documents)["\n  mutation ProcessSavedTemplate {\n    processEmptyReport {\n      status\n      processedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TemplateVersions {\n    templateVersions {\n      versionId\n      createdAt\n      origin\n      change\n      fileName\n      isHousemaster\n      isCurrent\n    }\n  }\n"): (typeof documents)["\n  query TemplateVersions {\n    templateVersions {\n      versionId\n      createdAt\n      origin\n      change\n      fileName\n      isHousemaster\n      isCurrent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreTemplateVersion($versionId: ID!) {\n    restoreTemplateVersion(versionId: $versionId) {\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreTemplateVersion($versionId: ID!) {\n    restoreTemplateVersion(versionId: $versionId) {\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnhanceComment($userComment: String!) {\n    enhanceComment(userComment: $userComment)\n  }\n"): (typeof documents)["\n  mutation EnhanceComment($userComment: String!) {\n    enhanceComment(userComment: $userComment)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmptyReportFields on EmptyReport {\n    fileName\n    isHousemaster\n    status\n    processedAt\n  }\n"): (typeof documents)["\n  fragment EmptyReportFields on EmptyReport {\n    fileName\n    isHousemaster\n    status\n    processedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TemplatePage {\n    uploadRules {\n      templateExtension\n      maxTemplateBytes\n    }\n    emptyReportStatus {\n      hasEmptyReport\n      emptyReport {\n        ...EmptyReportFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query TemplatePage {\n    uploadRules {\n      templateExtension\n      maxTemplateBytes\n    }\n    emptyReportStatus {\n      hasEmptyReport\n      emptyReport {\n        ...EmptyReportFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadEmptyReport($file: Upload!) {\n    uploadEmptyReport(file: $file) {\n      importReport {\n        isHousemaster\n        components\n        items\n        comments\n        tips\n        warnings\n        unknownElements {\n          name\n          count\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UploadEmptyReport($file: Upload!) {\n    uploadEmptyReport(file: $file) {\n      importReport {\n        isHousemaster\n        components\n        items\n        comments\n        tips\n        warnings\n        unknownElements {\n          name\n          count\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProcessEmptyReport {\n    processEmptyReport {\n      ...EmptyReportFields\n    }\n  }\n"): (typeof documents)["\n  mutation ProcessEmptyReport {\n    processEmptyReport {\n      ...EmptyReportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseDefaultTemplate($isHousemaster: Boolean!) {\n    useDefaultTemplate(isHousemaster: $isHousemaster) {\n      ...EmptyReportFields\n    }\n  }\n"): (typeof documents)["\n  mutation UseDefaultTemplate($isHousemaster: Boolean!) {\n    useDefaultTemplate(isHousemaster: $isHousemaster) {\n      ...EmptyReportFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IsnStatusFields on IsnCredentialsStatus {\n    hasCredentials\n    credentials {\n      username\n      companyKey\n    }\n    givesBack\n  }\n"): (typeof documents)["\n  fragment IsnStatusFields on IsnCredentialsStatus {\n    hasCredentials\n    credentials {\n      username\n      companyKey\n    }\n    givesBack\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IsnCredentialsStatus {\n    isnCredentialsStatus {\n      ...IsnStatusFields\n    }\n  }\n"): (typeof documents)["\n  query IsnCredentialsStatus {\n    isnCredentialsStatus {\n      ...IsnStatusFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IsnOrders($forceUpdate: Boolean!) {\n    isnOrders(forceUpdate: $forceUpdate) {\n      fetchedAt\n      orders {\n        id\n        label\n        datetime\n        orderJson\n      }\n    }\n  }\n"): (typeof documents)["\n  query IsnOrders($forceUpdate: Boolean!) {\n    isnOrders(forceUpdate: $forceUpdate) {\n      fetchedAt\n      orders {\n        id\n        label\n        datetime\n        orderJson\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionFields on Session {\n    accessToken\n    refreshToken\n    account {\n      id\n      username\n      subscriptionStatus\n      hasUsedFreeTrial\n    }\n  }\n"): (typeof documents)["\n  fragment SessionFields on Session {\n    accessToken\n    refreshToken\n    account {\n      id\n      username\n      subscriptionStatus\n      hasUsedFreeTrial\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogIn($username: String!, $password: String!) {\n    login(username: $username, password: $password) {\n      ...SessionFields\n    }\n  }\n"): (typeof documents)["\n  mutation LogIn($username: String!, $password: String!) {\n    login(username: $username, password: $password) {\n      ...SessionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Refresh($refreshToken: String!) {\n    refresh(refreshToken: $refreshToken) {\n      ...SessionFields\n    }\n  }\n"): (typeof documents)["\n  mutation Refresh($refreshToken: String!) {\n    refresh(refreshToken: $refreshToken) {\n      ...SessionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogOut($refreshToken: String!) {\n    logout(refreshToken: $refreshToken)\n  }\n"): (typeof documents)["\n  mutation LogOut($refreshToken: String!) {\n    logout(refreshToken: $refreshToken)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Site {\n    site {\n      termsUrl\n      supportEmail\n      helpUrl\n      isBillingSandbox\n      isIsnSandbox\n    }\n  }\n"): (typeof documents)["\n  query Site {\n    site {\n      termsUrl\n      supportEmail\n      helpUrl\n      isBillingSandbox\n      isIsnSandbox\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePortalSession {\n    createPortalSession {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePortalSession {\n    createPortalSession {\n      url\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;