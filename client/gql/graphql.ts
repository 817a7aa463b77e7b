/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a subscription begins. */
export type CheckoutMode =
  /** Paid from the first day. */
  | 'immediate'
  /** With the free trial, once per account. */
  | 'trial';

/** A group of items. */
export type ChildComponentInput = {
  /** Its items, in order. */
  items: Array<TemplateItemInput>;
  /** Its name, as plain text. */
  name: string;
};

/** What the inspector chose for a report. */
export type CreateReportInput = {
  /** Put the spoken location into the comments. */
  addDefectLocations?: boolean;
  /** Write a new comment for what no comment of the template says. */
  createNewComments?: boolean;
  /** The chosen order as JSON, at most 64 KiB; `writeHeader` is true exactly when it is given. */
  isnOrder?: string | null | undefined;
  /** Seconds that the clocks of the cameras are ahead, below zero where they are behind; without it that is found out from the pictures. */
  pictureClockOffsetSeconds?: number | null | undefined;
  /** Write the functional statement of items that were said to be in order. */
  writeFunctionalConditions?: boolean;
  /** Add the template's maintenance tips to the items that were spoken of. */
  writeMaintenanceTips?: boolean;
};

/** Where words belong: a comment of the template, or a new comment of an item. */
export type LessonTargetInput = {
  /** Identifier of a comment of the item; null: a new comment. */
  commentId?: string | number | null | undefined;
  /** The template component's name. */
  component: string;
  /** Identifier of an item of the component. */
  itemId: string | number;
};

/** The comments of one item that are to be maintenance tips there. */
export type MaintenanceTipsInput = {
  /** The comments. */
  commentIds: Array<string | number>;
  /** Name of the component, as it is now. */
  component: string;
  /** The item. */
  itemId: string | number;
};

/** What kind of message it is. */
export type MessageType =
  /** Why the report could not be written. */
  | 'error'
  /** Something to look at. */
  | 'warning';

/** What became of something that was said. */
export type RemarkOutcome =
  /** It names a place. */
  | 'announcement'
  /** It was taken back, or takes something back. */
  | 'correction'
  /** It says what the report does not tell. */
  | 'leftOut'
  /** It is part of the comment of another remark. */
  | 'merged'
  /** It says nothing of the house. */
  | 'narration'
  /** It is the rating of an item. */
  | 'rated'
  /** A message of the report tells of it. */
  | 'warned'
  /** It stands in the report as a comment, alone or with others. */
  | 'written';

/** How a subscription stands. `active` and `trialing` open the product. */
export type SubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'inactive'
  | 'none'
  | 'past_due'
  | 'trialing'
  | 'unpaid';

/** What is to become of words that were said. */
export type TeachLessonInput = {
  /** `index` of a remark of the report. */
  remark: number;
  /** Identifier of a completed report of the account. */
  reportId: string | number;
  /** Where they belong; null: in no report. */
  target?: LessonTargetInput | null | undefined;
};

/** A comment that an item offers. */
export type TemplateCommentInput = {
  /** `C-` and an upper-case GUID; the same one only with the same title and text. */
  commentId: string | number;
  /** The title, as plain text; may be empty. */
  commentName: string;
  /** HTML: what is not `p`, `br`, `strong`, `em` or `u` is taken out. */
  commentText: string;
  /** When it was made or last edited, ISO 8601. */
  commentTs?: string | null | undefined;
};

/** A section of the template. */
export type TemplateComponentInput = {
  /** One is normal; of several only the first is used. */
  childComponents: Array<ChildComponentInput>;
  /** Its name, as plain text; no other component has it. */
  name: string;
  /** The name that it had before, where it was renamed. */
  oldName?: string | null | undefined;
};

/** What is inspected within a component. */
export type TemplateItemInput = {
  /** What it offers, in order. */
  comments: Array<TemplateCommentInput>;
  /** `II-` and an upper-case GUID; once in a component. */
  itemId: string | number;
  /** Its name, as plain text. */
  itemName: string;
};

/** How a version of a template came to be. */
export type TemplateOrigin =
  /** A built-in template was chosen. */
  | 'default'
  /** It was edited and saved. */
  | 'edit'
  /** An earlier version was restored. */
  | 'restore'
  /** It was uploaded. */
  | 'upload';

/** How a template stands. */
export type TemplateStatus =
  /** Processing failed. */
  | 'error'
  /** Ready for writing reports. */
  | 'processed'
  /** Being processed. */
  | 'processing'
  /** Stored, not yet processed. */
  | 'uploaded';

export type SubscriptionStatusChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionStatusChangedSubscription = { subscriptionStatusChanged: { status: SubscriptionStatus, hasUsedFreeTrial: boolean } };

export type RegisterMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type RegisterMutation = { register: { accessToken: string, refreshToken: string, account: { id: string, username: string, subscriptionStatus: SubscriptionStatus, hasUsedFreeTrial: boolean } } };

export type LandingQueryVariables = Exact<{ [key: string]: never; }>;


export type LandingQuery = { emptyReportStatus: { hasEmptyReport: boolean } };

export type SaveIsnCredentialsMutationVariables = Exact<{
  username: string;
  password: string;
  companyKey: string;
}>;


export type SaveIsnCredentialsMutation = { saveIsnCredentials: { hasCredentials: boolean, givesBack: boolean, credentials: { username: string, companyKey: string } | null } };

export type DeleteIsnCredentialsMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteIsnCredentialsMutation = { deleteIsnCredentials: boolean };

export type SetIsnGivesBackMutationVariables = Exact<{
  givesBack: boolean;
}>;


export type SetIsnGivesBackMutation = { setIsnGivesBack: { hasCredentials: boolean, givesBack: boolean, credentials: { username: string, companyKey: string } | null } };

export type PricingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PricingPageQuery = { pricing: { planName: string, monthlyPriceCents: number, currency: string, trialDays: number, features: Array<{ label: string, isAvailable: boolean }> } };

export type CreateCheckoutSessionMutationVariables = Exact<{
  mode: CheckoutMode;
}>;


export type CreateCheckoutSessionMutation = { createCheckoutSession: { url: string } };

export type ChangePasswordMutationVariables = Exact<{
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type DeleteAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteAccountMutation = { deleteAccount: boolean };

export type ReportFieldsFragment = { id: string, status: string, statusLabel: string, progressPercent: number, estimatedSecondsLeft: number | null, updatedAt: string, headerAddress: string, isHousemaster: boolean | null, messages: Array<{ type: MessageType, text: string }>, settings: { createNewComments: boolean, addDefectLocations: boolean, writeMaintenanceTips: boolean, writeFunctionalConditions: boolean, writeHeader: boolean } };

export type ReportsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ReportsQuery = { reports: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, status: string, statusLabel: string, progressPercent: number, estimatedSecondsLeft: number | null, updatedAt: string, headerAddress: string, isHousemaster: boolean | null, messages: Array<{ type: MessageType, text: string }>, settings: { createNewComments: boolean, addDefectLocations: boolean, writeMaintenanceTips: boolean, writeFunctionalConditions: boolean, writeHeader: boolean } } }> } };

export type ReportQueryVariables = Exact<{
  id: string | number;
}>;


export type ReportQuery = { report: { id: string, status: string, statusLabel: string, progressPercent: number, estimatedSecondsLeft: number | null, updatedAt: string, headerAddress: string, isHousemaster: boolean | null, messages: Array<{ type: MessageType, text: string }>, settings: { createNewComments: boolean, addDefectLocations: boolean, writeMaintenanceTips: boolean, writeFunctionalConditions: boolean, writeHeader: boolean } } };

export type ReportChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ReportChangedSubscription = { reportChanged: { reportId: string, sentAt: string, report: { id: string, status: string, statusLabel: string, progressPercent: number, estimatedSecondsLeft: number | null, updatedAt: string, headerAddress: string, isHousemaster: boolean | null, messages: Array<{ type: MessageType, text: string }>, settings: { createNewComments: boolean, addDefectLocations: boolean, writeMaintenanceTips: boolean, writeFunctionalConditions: boolean, writeHeader: boolean } } | null } };

export type ReportStatusesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportStatusesQuery = { reportStatuses: Array<{ status: string, step: number | null, label: string }> };

export type CreateReportMutationVariables = Exact<{
  input: CreateReportInput;
}>;


export type CreateReportMutation = { createReport: { id: string, status: string, statusLabel: string, progressPercent: number, estimatedSecondsLeft: number | null, updatedAt: string, headerAddress: string, isHousemaster: boolean | null, messages: Array<{ type: MessageType, text: string }>, settings: { createNewComments: boolean, addDefectLocations: boolean, writeMaintenanceTips: boolean, writeFunctionalConditions: boolean, writeHeader: boolean } } };

export type UploadAudioMutationVariables = Exact<{
  reportId: string | number;
  files: Array<File> | File;
}>;


export type UploadAudioMutation = { uploadAudio: { id: string, status: string, statusLabel: string, progressPercent: number, estimatedSecondsLeft: number | null, updatedAt: string, headerAddress: string, isHousemaster: boolean | null, messages: Array<{ type: MessageType, text: string }>, settings: { createNewComments: boolean, addDefectLocations: boolean, writeMaintenanceTips: boolean, writeFunctionalConditions: boolean, writeHeader: boolean } } };

export type UploadImageMutationVariables = Exact<{
  reportId: string | number;
  file: File;
  isExcluded: boolean;
  caption?: string | null | undefined;
}>;


export type UploadImageMutation = { uploadImage: { id: string, status: string, statusLabel: string, progressPercent: number, estimatedSecondsLeft: number | null, updatedAt: string, headerAddress: string, isHousemaster: boolean | null, messages: Array<{ type: MessageType, text: string }>, settings: { createNewComments: boolean, addDefectLocations: boolean, writeMaintenanceTips: boolean, writeFunctionalConditions: boolean, writeHeader: boolean } } };

export type ProcessReportMutationVariables = Exact<{
  id: string | number;
  forceRestart: boolean;
}>;


export type ProcessReportMutation = { processReport: { id: string, status: string, statusLabel: string, progressPercent: number, estimatedSecondsLeft: number | null, updatedAt: string, headerAddress: string, isHousemaster: boolean | null, messages: Array<{ type: MessageType, text: string }>, settings: { createNewComments: boolean, addDefectLocations: boolean, writeMaintenanceTips: boolean, writeFunctionalConditions: boolean, writeHeader: boolean } } };

export type CancelReportMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelReportMutation = { cancelReport: { id: string, status: string, statusLabel: string, progressPercent: number, estimatedSecondsLeft: number | null, updatedAt: string, headerAddress: string, isHousemaster: boolean | null, messages: Array<{ type: MessageType, text: string }>, settings: { createNewComments: boolean, addDefectLocations: boolean, writeMaintenanceTips: boolean, writeFunctionalConditions: boolean, writeHeader: boolean } } };

export type DeleteReportMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteReportMutation = { deleteReport: boolean };

export type LessonFieldsFragment = { id: string, words: string, component: string | null, itemId: string | null, itemName: string | null, commentId: string | null, commentName: string | null, createdAt: string };

export type RemarksQueryVariables = Exact<{
  reportId: string | number;
}>;


export type RemarksQuery = { remarks: Array<{ index: number, words: string, heard: string, start: number, outcome: RemarkOutcome, section: string | null, item: string | null, comment: string | null, rating: string | null, reason: string, isNew: boolean, isTaught: boolean, candidates: Array<{ component: string, itemId: string, itemName: string, commentId: string, commentName: string }> }> };

export type LessonsQueryVariables = Exact<{ [key: string]: never; }>;


export type LessonsQuery = { lessons: Array<{ id: string, words: string, component: string | null, itemId: string | null, itemName: string | null, commentId: string | null, commentName: string | null, createdAt: string }> };

export type TemplateTargetsQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplateTargetsQuery = { template: { components: Array<{ name: string, childComponents: Array<{ items: Array<{ itemId: string, itemName: string, comments: Array<{ commentId: string, commentName: string }> }> }> }> } };

export type TeachLessonMutationVariables = Exact<{
  input: TeachLessonInput;
}>;


export type TeachLessonMutation = { teachLesson: { id: string, words: string, component: string | null, itemId: string | null, itemName: string | null, commentId: string | null, commentName: string | null, createdAt: string } };

export type ForgetLessonMutationVariables = Exact<{
  id: string | number;
}>;


export type ForgetLessonMutation = { forgetLesson: boolean };

export type UploadCardQueryVariables = Exact<{ [key: string]: never; }>;


export type UploadCardQuery = { uploadRules: { audioExtensions: Array<string>, maxAudioBytes: number, maxAudioFiles: number, imageExtensions: Array<string>, maxImageBytes: number, maxImageFiles: number }, emptyReportStatus: { hasEmptyReport: boolean } };

export type EditedTemplateFieldsFragment = { versionId: string, isHousemaster: boolean, fileName: string, components: Array<{ name: string, oldName: string | null, childComponents: Array<{ name: string, items: Array<{ itemId: string, itemName: string, comments: Array<{ commentId: string, commentName: string, commentText: string, commentTs: string | null }> }> }> }> };

export type EditedTipsFieldsFragment = { component: string, itemId: string, commentIds: Array<string> };

export type TemplateEditorStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplateEditorStatusQuery = { emptyReportStatus: { hasEmptyReport: boolean } };

export type EditedTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedTemplateQuery = { template: { versionId: string, isHousemaster: boolean, fileName: string, components: Array<{ name: string, oldName: string | null, childComponents: Array<{ name: string, items: Array<{ itemId: string, itemName: string, comments: Array<{ commentId: string, commentName: string, commentText: string, commentTs: string | null }> }> }> }> }, maintenanceTips: Array<{ component: string, itemId: string, commentIds: Array<string> }> };

export type SaveTemplateMutationVariables = Exact<{
  components: Array<TemplateComponentInput> | TemplateComponentInput;
  maintenanceTips: Array<MaintenanceTipsInput> | MaintenanceTipsInput;
  versionId?: string | number | null | undefined;
  overwrite: boolean;
}>;


export type SaveTemplateMutation = { updateTemplate: { template: { versionId: string, isHousemaster: boolean, fileName: string, components: Array<{ name: string, oldName: string | null, childComponents: Array<{ name: string, items: Array<{ itemId: string, itemName: string, comments: Array<{ commentId: string, commentName: string, commentText: string, commentTs: string | null }> }> }> }> }, maintenanceTips: Array<{ component: string, itemId: string, commentIds: Array<string> }> } };

export type ProcessSavedTemplateMutationVariables = Exact<{ [key: string]: never; }>;


export type ProcessSavedTemplateMutation = { processEmptyReport: { status: TemplateStatus, processedAt: string | null } };

export type TemplateVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplateVersionsQuery = { templateVersions: Array<{ versionId: string, createdAt: string, origin: TemplateOrigin, change: string, fileName: string, isHousemaster: boolean, isCurrent: boolean }> };

export type RestoreTemplateVersionMutationVariables = Exact<{
  versionId: string | number;
}>;


export type RestoreTemplateVersionMutation = { restoreTemplateVersion: { status: TemplateStatus } };

export type EnhanceCommentMutationVariables = Exact<{
  userComment: string;
}>;


export type EnhanceCommentMutation = { enhanceComment: string };

export type EmptyReportFieldsFragment = { fileName: string, isHousemaster: boolean, status: TemplateStatus, processedAt: string | null };

export type TemplatePageQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplatePageQuery = { uploadRules: { templateExtension: string, maxTemplateBytes: number }, emptyReportStatus: { hasEmptyReport: boolean, emptyReport: { fileName: string, isHousemaster: boolean, status: TemplateStatus, processedAt: string | null } | null } };

export type UploadEmptyReportMutationVariables = Exact<{
  file: File;
}>;


export type UploadEmptyReportMutation = { uploadEmptyReport: { importReport: { isHousemaster: boolean, components: number, items: number, comments: number, tips: number, warnings: Array<string>, unknownElements: Array<{ name: string, count: number }> } } };

export type ProcessEmptyReportMutationVariables = Exact<{ [key: string]: never; }>;


export type ProcessEmptyReportMutation = { processEmptyReport: { fileName: string, isHousemaster: boolean, status: TemplateStatus, processedAt: string | null } };

export type UseDefaultTemplateMutationVariables = Exact<{
  isHousemaster: boolean;
}>;


export type UseDefaultTemplateMutation = { useDefaultTemplate: { fileName: string, isHousemaster: boolean, status: TemplateStatus, processedAt: string | null } };

export type IsnStatusFieldsFragment = { hasCredentials: boolean, givesBack: boolean, credentials: { username: string, companyKey: string } | null };

export type IsnCredentialsStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type IsnCredentialsStatusQuery = { isnCredentialsStatus: { hasCredentials: boolean, givesBack: boolean, credentials: { username: string, companyKey: string } | null } };

export type IsnOrdersQueryVariables = Exact<{
  forceUpdate: boolean;
}>;


export type IsnOrdersQuery = { isnOrders: { fetchedAt: string, orders: Array<{ id: string, label: string, datetime: string | null, orderJson: string }> } };

export type SessionFieldsFragment = { accessToken: string, refreshToken: string, account: { id: string, username: string, subscriptionStatus: SubscriptionStatus, hasUsedFreeTrial: boolean } };

export type LogInMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type LogInMutation = { login: { accessToken: string, refreshToken: string, account: { id: string, username: string, subscriptionStatus: SubscriptionStatus, hasUsedFreeTrial: boolean } } };

export type RefreshMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RefreshMutation = { refresh: { accessToken: string, refreshToken: string, account: { id: string, username: string, subscriptionStatus: SubscriptionStatus, hasUsedFreeTrial: boolean } } };

export type LogOutMutationVariables = Exact<{
  refreshToken: string;
}>;


export type LogOutMutation = { logout: boolean };

export type SiteQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteQuery = { site: { termsUrl: string, supportEmail: string, helpUrl: string, isBillingSandbox: boolean, isIsnSandbox: boolean } };

export type CreatePortalSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type CreatePortalSessionMutation = { createPortalSession: { url: string } };

export const ReportFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedSecondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNewComments"}},{"kind":"Field","name":{"kind":"Name","value":"addDefectLocations"}},{"kind":"Field","name":{"kind":"Name","value":"writeMaintenanceTips"}},{"kind":"Field","name":{"kind":"Name","value":"writeFunctionalConditions"}},{"kind":"Field","name":{"kind":"Name","value":"writeHeader"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}}]}}]} as unknown as DocumentNode<ReportFieldsFragment, unknown>;
export const LessonFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"commentName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LessonFieldsFragment, unknown>;
export const EditedTemplateFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTemplateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Template"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionId"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"oldName"}},{"kind":"Field","name":{"kind":"Name","value":"childComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"commentName"}},{"kind":"Field","name":{"kind":"Name","value":"commentText"}},{"kind":"Field","name":{"kind":"Name","value":"commentTs"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<EditedTemplateFieldsFragment, unknown>;
export const EditedTipsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTipsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceTips"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"commentIds"}}]}}]} as unknown as DocumentNode<EditedTipsFieldsFragment, unknown>;
export const EmptyReportFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmptyReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmptyReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}}]}}]} as unknown as DocumentNode<EmptyReportFieldsFragment, unknown>;
export const IsnStatusFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IsnStatusFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IsnCredentialsStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCredentials"}},{"kind":"Field","name":{"kind":"Name","value":"credentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"companyKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givesBack"}}]}}]} as unknown as DocumentNode<IsnStatusFieldsFragment, unknown>;
export const SessionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsedFreeTrial"}}]}}]}}]} as unknown as DocumentNode<SessionFieldsFragment, unknown>;
export const SubscriptionStatusChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SubscriptionStatusChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptionStatusChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsedFreeTrial"}}]}}]}}]} as unknown as DocumentNode<SubscriptionStatusChangedSubscription, SubscriptionStatusChangedSubscriptionVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsedFreeTrial"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const LandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Landing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptyReportStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasEmptyReport"}}]}}]}}]} as unknown as DocumentNode<LandingQuery, LandingQueryVariables>;
export const SaveIsnCredentialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveIsnCredentials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveIsnCredentials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"companyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IsnStatusFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IsnStatusFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IsnCredentialsStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCredentials"}},{"kind":"Field","name":{"kind":"Name","value":"credentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"companyKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givesBack"}}]}}]} as unknown as DocumentNode<SaveIsnCredentialsMutation, SaveIsnCredentialsMutationVariables>;
export const DeleteIsnCredentialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteIsnCredentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteIsnCredentials"}}]}}]} as unknown as DocumentNode<DeleteIsnCredentialsMutation, DeleteIsnCredentialsMutationVariables>;
export const SetIsnGivesBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetIsnGivesBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"givesBack"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setIsnGivesBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"givesBack"},"value":{"kind":"Variable","name":{"kind":"Name","value":"givesBack"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IsnStatusFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IsnStatusFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IsnCredentialsStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCredentials"}},{"kind":"Field","name":{"kind":"Name","value":"credentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"companyKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givesBack"}}]}}]} as unknown as DocumentNode<SetIsnGivesBackMutation, SetIsnGivesBackMutationVariables>;
export const PricingPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricingPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPriceCents"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}}]}}]}}]}}]} as unknown as DocumentNode<PricingPageQuery, PricingPageQueryVariables>;
export const CreateCheckoutSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCheckoutSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutMode"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCheckoutSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CreateCheckoutSessionMutation, CreateCheckoutSessionMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const ReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedSecondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNewComments"}},{"kind":"Field","name":{"kind":"Name","value":"addDefectLocations"}},{"kind":"Field","name":{"kind":"Name","value":"writeMaintenanceTips"}},{"kind":"Field","name":{"kind":"Name","value":"writeFunctionalConditions"}},{"kind":"Field","name":{"kind":"Name","value":"writeHeader"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}}]}}]} as unknown as DocumentNode<ReportsQuery, ReportsQueryVariables>;
export const ReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedSecondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNewComments"}},{"kind":"Field","name":{"kind":"Name","value":"addDefectLocations"}},{"kind":"Field","name":{"kind":"Name","value":"writeMaintenanceTips"}},{"kind":"Field","name":{"kind":"Name","value":"writeFunctionalConditions"}},{"kind":"Field","name":{"kind":"Name","value":"writeHeader"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}}]}}]} as unknown as DocumentNode<ReportQuery, ReportQueryVariables>;
export const ReportChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ReportChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportId"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedSecondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNewComments"}},{"kind":"Field","name":{"kind":"Name","value":"addDefectLocations"}},{"kind":"Field","name":{"kind":"Name","value":"writeMaintenanceTips"}},{"kind":"Field","name":{"kind":"Name","value":"writeFunctionalConditions"}},{"kind":"Field","name":{"kind":"Name","value":"writeHeader"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}}]}}]} as unknown as DocumentNode<ReportChangedSubscription, ReportChangedSubscriptionVariables>;
export const ReportStatusesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportStatuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportStatuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<ReportStatusesQuery, ReportStatusesQueryVariables>;
export const CreateReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedSecondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNewComments"}},{"kind":"Field","name":{"kind":"Name","value":"addDefectLocations"}},{"kind":"Field","name":{"kind":"Name","value":"writeMaintenanceTips"}},{"kind":"Field","name":{"kind":"Name","value":"writeFunctionalConditions"}},{"kind":"Field","name":{"kind":"Name","value":"writeHeader"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}}]}}]} as unknown as DocumentNode<CreateReportMutation, CreateReportMutationVariables>;
export const UploadAudioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadAudio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"files"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadAudio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportId"}}},{"kind":"Argument","name":{"kind":"Name","value":"files"},"value":{"kind":"Variable","name":{"kind":"Name","value":"files"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedSecondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNewComments"}},{"kind":"Field","name":{"kind":"Name","value":"addDefectLocations"}},{"kind":"Field","name":{"kind":"Name","value":"writeMaintenanceTips"}},{"kind":"Field","name":{"kind":"Name","value":"writeFunctionalConditions"}},{"kind":"Field","name":{"kind":"Name","value":"writeHeader"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}}]}}]} as unknown as DocumentNode<UploadAudioMutation, UploadAudioMutationVariables>;
export const UploadImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isExcluded"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caption"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportId"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"isExcluded"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isExcluded"}}},{"kind":"Argument","name":{"kind":"Name","value":"caption"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caption"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedSecondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNewComments"}},{"kind":"Field","name":{"kind":"Name","value":"addDefectLocations"}},{"kind":"Field","name":{"kind":"Name","value":"writeMaintenanceTips"}},{"kind":"Field","name":{"kind":"Name","value":"writeFunctionalConditions"}},{"kind":"Field","name":{"kind":"Name","value":"writeHeader"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}}]}}]} as unknown as DocumentNode<UploadImageMutation, UploadImageMutationVariables>;
export const ProcessReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProcessReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"forceRestart"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"processReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forceRestart"},"value":{"kind":"Variable","name":{"kind":"Name","value":"forceRestart"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedSecondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNewComments"}},{"kind":"Field","name":{"kind":"Name","value":"addDefectLocations"}},{"kind":"Field","name":{"kind":"Name","value":"writeMaintenanceTips"}},{"kind":"Field","name":{"kind":"Name","value":"writeFunctionalConditions"}},{"kind":"Field","name":{"kind":"Name","value":"writeHeader"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}}]}}]} as unknown as DocumentNode<ProcessReportMutation, ProcessReportMutationVariables>;
export const CancelReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedSecondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNewComments"}},{"kind":"Field","name":{"kind":"Name","value":"addDefectLocations"}},{"kind":"Field","name":{"kind":"Name","value":"writeMaintenanceTips"}},{"kind":"Field","name":{"kind":"Name","value":"writeFunctionalConditions"}},{"kind":"Field","name":{"kind":"Name","value":"writeHeader"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}}]}}]} as unknown as DocumentNode<CancelReportMutation, CancelReportMutationVariables>;
export const DeleteReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteReportMutation, DeleteReportMutationVariables>;
export const RemarksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Remarks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remarks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"heard"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"isTaught"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"commentName"}}]}}]}}]}}]} as unknown as DocumentNode<RemarksQuery, RemarksQueryVariables>;
export const LessonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"commentName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LessonsQuery, LessonsQueryVariables>;
export const TemplateTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateTargets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"childComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"commentName"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TemplateTargetsQuery, TemplateTargetsQueryVariables>;
export const TeachLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TeachLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeachLessonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teachLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"commentName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TeachLessonMutation, TeachLessonMutationVariables>;
export const ForgetLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ForgetLessonMutation, ForgetLessonMutationVariables>;
export const UploadCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audioExtensions"}},{"kind":"Field","name":{"kind":"Name","value":"maxAudioBytes"}},{"kind":"Field","name":{"kind":"Name","value":"maxAudioFiles"}},{"kind":"Field","name":{"kind":"Name","value":"imageExtensions"}},{"kind":"Field","name":{"kind":"Name","value":"maxImageBytes"}},{"kind":"Field","name":{"kind":"Name","value":"maxImageFiles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emptyReportStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasEmptyReport"}}]}}]}}]} as unknown as DocumentNode<UploadCardQuery, UploadCardQueryVariables>;
export const TemplateEditorStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateEditorStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptyReportStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasEmptyReport"}}]}}]}}]} as unknown as DocumentNode<TemplateEditorStatusQuery, TemplateEditorStatusQueryVariables>;
export const EditedTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTemplateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceTips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTipsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTemplateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Template"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionId"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"oldName"}},{"kind":"Field","name":{"kind":"Name","value":"childComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"commentName"}},{"kind":"Field","name":{"kind":"Name","value":"commentText"}},{"kind":"Field","name":{"kind":"Name","value":"commentTs"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTipsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceTips"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"commentIds"}}]}}]} as unknown as DocumentNode<EditedTemplateQuery, EditedTemplateQueryVariables>;
export const SaveTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"components"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TemplateComponentInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maintenanceTips"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceTipsInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versionId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overwrite"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"components"},"value":{"kind":"Variable","name":{"kind":"Name","value":"components"}}},{"kind":"Argument","name":{"kind":"Name","value":"maintenanceTips"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maintenanceTips"}}},{"kind":"Argument","name":{"kind":"Name","value":"versionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"overwrite"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overwrite"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTemplateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceTips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTipsFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTemplateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Template"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionId"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"oldName"}},{"kind":"Field","name":{"kind":"Name","value":"childComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentId"}},{"kind":"Field","name":{"kind":"Name","value":"commentName"}},{"kind":"Field","name":{"kind":"Name","value":"commentText"}},{"kind":"Field","name":{"kind":"Name","value":"commentTs"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTipsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceTips"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"commentIds"}}]}}]} as unknown as DocumentNode<SaveTemplateMutation, SaveTemplateMutationVariables>;
export const ProcessSavedTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProcessSavedTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"processEmptyReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}}]}}]}}]} as unknown as DocumentNode<ProcessSavedTemplateMutation, ProcessSavedTemplateMutationVariables>;
export const TemplateVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<TemplateVersionsQuery, TemplateVersionsQueryVariables>;
export const RestoreTemplateVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreTemplateVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreTemplateVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"versionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RestoreTemplateVersionMutation, RestoreTemplateVersionMutationVariables>;
export const EnhanceCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnhanceComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userComment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enhanceComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userComment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userComment"}}}]}]}}]} as unknown as DocumentNode<EnhanceCommentMutation, EnhanceCommentMutationVariables>;
export const TemplatePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplatePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateExtension"}},{"kind":"Field","name":{"kind":"Name","value":"maxTemplateBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emptyReportStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasEmptyReport"}},{"kind":"Field","name":{"kind":"Name","value":"emptyReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmptyReportFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmptyReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmptyReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}}]}}]} as unknown as DocumentNode<TemplatePageQuery, TemplatePageQueryVariables>;
export const UploadEmptyReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadEmptyReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadEmptyReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}},{"kind":"Field","name":{"kind":"Name","value":"components"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"unknownElements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UploadEmptyReportMutation, UploadEmptyReportMutationVariables>;
export const ProcessEmptyReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProcessEmptyReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"processEmptyReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmptyReportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmptyReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmptyReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}}]}}]} as unknown as DocumentNode<ProcessEmptyReportMutation, ProcessEmptyReportMutationVariables>;
export const UseDefaultTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseDefaultTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isHousemaster"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useDefaultTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isHousemaster"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isHousemaster"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmptyReportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmptyReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmptyReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isHousemaster"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}}]}}]} as unknown as DocumentNode<UseDefaultTemplateMutation, UseDefaultTemplateMutationVariables>;
export const IsnCredentialsStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IsnCredentialsStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isnCredentialsStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IsnStatusFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IsnStatusFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IsnCredentialsStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCredentials"}},{"kind":"Field","name":{"kind":"Name","value":"credentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"companyKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givesBack"}}]}}]} as unknown as DocumentNode<IsnCredentialsStatusQuery, IsnCredentialsStatusQueryVariables>;
export const IsnOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IsnOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"forceUpdate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isnOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"forceUpdate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"forceUpdate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"datetime"}},{"kind":"Field","name":{"kind":"Name","value":"orderJson"}}]}}]}}]}}]} as unknown as DocumentNode<IsnOrdersQuery, IsnOrdersQueryVariables>;
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsedFreeTrial"}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const RefreshDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Refresh"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refreshToken"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refresh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"refreshToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refreshToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hasUsedFreeTrial"}}]}}]}}]} as unknown as DocumentNode<RefreshMutation, RefreshMutationVariables>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refreshToken"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"refreshToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refreshToken"}}}]}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const SiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"helpUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isBillingSandbox"}},{"kind":"Field","name":{"kind":"Name","value":"isIsnSandbox"}}]}}]}}]} as unknown as DocumentNode<SiteQuery, SiteQueryVariables>;
export const CreatePortalSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePortalSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPortalSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CreatePortalSessionMutation, CreatePortalSessionMutationVariables>;