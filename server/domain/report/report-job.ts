/** A report to be written. */
export interface ReportJob {
  reportId: string;
  accountId: string;
}
