import { authenticate } from './domain/account/authenticate.ts';
import { authenticateRequest } from './domain/account/authenticate-request.ts';
import { changePassword } from './domain/account/change-password.ts';
import { deleteAccount } from './domain/account/delete-account.ts';
import { getAccount } from './domain/account/get-account.ts';
import { logIn } from './domain/account/log-in.ts';
import { logOut } from './domain/account/log-out.ts';
import { refreshSession } from './domain/account/refresh-session.ts';
import { register } from './domain/account/register.ts';
import { watchSession } from './domain/account/watch-session.ts';
import { applyPaymentEvent } from './domain/billing/apply-payment-event.ts';
import { createCheckoutSession } from './domain/billing/create-checkout-session.ts';
import { createPortalSession } from './domain/billing/create-portal-session.ts';
import { subscriptionStatus } from './domain/billing/subscription-status.ts';
import { watchSubscription } from './domain/billing/watch-subscription.ts';
import { isnCredentialsStatus } from './domain/isn/credentials-status.ts';
import { deleteIsnCredentials } from './domain/isn/delete-credentials.ts';
import { listIsnOrders } from './domain/isn/list-orders.ts';
import { saveIsnCredentials } from './domain/isn/save-credentials.ts';
import { setIsnGivesBack } from './domain/isn/set-gives-back.ts';
import { forgetLesson } from './domain/lessons/forget-lesson.ts';
import { listLessons } from './domain/lessons/list-lessons.ts';
import { teachLesson } from './domain/lessons/teach-lesson.ts';
import type { Ports } from './domain/ports.ts';
import { allReports } from './domain/report/all-reports.ts';
import { cancelReport } from './domain/report/cancel-report.ts';
import { createReport } from './domain/report/create-report.ts';
import { deleteReport } from './domain/report/delete-report.ts';
import { downloadAddress } from './domain/report/download-address.ts';
import { downloadByToken } from './domain/report/download-by-token.ts';
import { downloadReport } from './domain/report/download-report.ts';
import { getReport } from './domain/report/get-report.ts';
import { getReports } from './domain/report/get-reports.ts';
import { listReports } from './domain/report/list-reports.ts';
import { processReport } from './domain/report/process-report.ts';
import { reportRemarks } from './domain/report/report-remarks.ts';
import { uploadAudio } from './domain/report/upload-audio.ts';
import { uploadImage } from './domain/report/upload-image.ts';
import { watchReports } from './domain/report/watch-reports.ts';
import { downloadTemplate } from './domain/template/download-template.ts';
import { emptyReportStatus } from './domain/template/empty-report-status.ts';
import { enhanceComment } from './domain/template/enhance-comment.ts';
import { openTemplate } from './domain/template/open-template.ts';
import { processEmptyReport } from './domain/template/process-empty-report.ts';
import { restoreTemplate } from './domain/template/restore-template.ts';
import { templateDownloadAddress } from './domain/template/template-download-address.ts';
import { templateDownloadByToken } from './domain/template/template-download-by-token.ts';
import { templateVersions } from './domain/template/template-versions.ts';
import { updateTemplate } from './domain/template/update-template.ts';
import { uploadEmptyReport } from './domain/template/upload-empty-report.ts';
import { useDefaultTemplate } from './domain/template/use-default-template.ts';

export type { Ports } from './domain/ports.ts';

/**
 * Every verb of the product with its ports bound, grouped. All that the doors ever call: what one door can do,
 * the other can do, with the same checks.
 */
export type App = ReturnType<typeof bindApp>;

export function bindApp(ports: Ports) {
  const bind =
    <Input extends unknown[], Output>(verb: (ports: Ports, ...input: Input) => Output) =>
    (...input: Input): Output =>
      verb(ports, ...input);

  return {
    accounts: {
      register: bind(register),
      logIn: bind(logIn),
      refresh: bind(refreshSession),
      logOut: bind(logOut),
      authenticate: bind(authenticate),
      authenticateRequest: bind(authenticateRequest),
      get: bind(getAccount),
      changePassword: bind(changePassword),
      delete: bind(deleteAccount),
      watchSession: bind(watchSession),
    },
    billing: {
      status: bind(subscriptionStatus),
      watch: bind(watchSubscription),
      createCheckout: bind(createCheckoutSession),
      createPortal: bind(createPortalSession),
      applyEvent: bind(applyPaymentEvent),
    },
    templates: {
      status: bind(emptyReportStatus),
      upload: bind(uploadEmptyReport),
      process: bind(processEmptyReport),
      chooseDefault: bind(useDefaultTemplate),
      open: bind(openTemplate),
      update: bind(updateTemplate),
      enhance: bind(enhanceComment),
      versions: bind(templateVersions),
      restore: bind(restoreTemplate),
      download: bind(downloadTemplate),
      downloadAddress: bind(templateDownloadAddress),
      downloadByToken: bind(templateDownloadByToken),
    },
    reports: {
      create: bind(createReport),
      uploadAudio: bind(uploadAudio),
      uploadImage: bind(uploadImage),
      process: bind(processReport),
      cancel: bind(cancelReport),
      list: bind(listReports),
      all: bind(allReports),
      get: bind(getReport),
      getMany: bind(getReports),
      delete: bind(deleteReport),
      download: bind(downloadReport),
      downloadAddress: bind(downloadAddress),
      downloadByToken: bind(downloadByToken),
      watch: bind(watchReports),
      remarks: bind(reportRemarks),
    },
    lessons: {
      list: bind(listLessons),
      teach: bind(teachLesson),
      forget: bind(forgetLesson),
    },
    isn: {
      credentialsStatus: bind(isnCredentialsStatus),
      saveCredentials: bind(saveIsnCredentials),
      deleteCredentials: bind(deleteIsnCredentials),
      orders: bind(listIsnOrders),
      setGivesBack: bind(setIsnGivesBack),
    },
  };
}
