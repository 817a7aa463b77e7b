/** The user cancelled an upload: nothing went wrong. */
export class UploadCancelled extends Error {}
