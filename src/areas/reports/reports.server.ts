import { handle, type ServerArea } from '#database/handler.ts';
import * as contract from './report/report.contract.ts';
import * as service from './report/report.service.ts';

/** The reports of a hospital: they read what the other areas keep, and keep nothing. */
export const reportsServer: ServerArea = {
  name: 'reports',
  module: 'reports_enabled',
  calls: [
    handle(contract.readReport, service.readReport),
    handle(contract.exportReport, service.exportReport),
    handle(contract.recordReportPrint, service.recordReportPrint),
  ],
};
