import { handle } from '#server/handle.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as closing from './closing/closing.contract.ts';
import * as closings from './closing/closing.service.ts';
import * as contract from './report/report.contract.ts';
import * as service from './report/report.service.ts';
import { reportsErrors } from './reports.errors.ts';
import * as saved from './saved/saved-report.contract.ts';
import * as save from './saved/saved-report.service.ts';
import { sendScheduledReports } from './saved/scheduled-reports.job.ts';
import * as codes from './statistics/settings/statistic-codes.contract.ts';
import * as code from './statistics/settings/statistic-codes.service.ts';

/** The reports of a hospital: they read what the other areas keep. */
export const reportsServer: ServerArea = {
  name: 'reports',
  module: 'reports_enabled',
  errors: reportsErrors,
  minuteJobs: [sendScheduledReports],
  calls: [
    handle(contract.readReport, service.readReport),
    handle(contract.exportReport, service.exportReport),
    handle(contract.recordReportPrint, service.recordReportPrint),
    handle(closing.closeMonth, closings.closeMonth),
    handle(closing.reopenMonth, closings.reopenMonth),
    handle(saved.listSavedReports, save.listSavedReports),
    handle(saved.saveReport, save.saveReport),
    handle(saved.updateSavedReport, save.updateSavedReport),
    handle(saved.deleteSavedReport, save.deleteSavedReport),
    handle(codes.getStatisticCodes, code.getStatisticCodes),
    handle(codes.setStatisticCodes, code.setStatisticCodes),
  ],
};
