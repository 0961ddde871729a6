import { handle } from '#server/handle.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as contract from './exports/data-export.contract.ts';
import * as service from './exports/data-export.service.ts';
import { settleExports } from './exports/settle-exports.job.ts';
import { leavingErrors } from './leaving.errors.ts';

/** What a hospital takes with it. */
export const leavingServer: ServerArea = {
  name: 'leaving',
  errors: leavingErrors,
  minuteJobs: [settleExports],
  calls: [
    handle(contract.listDataExports, service.listDataExports),
    handle(contract.askDataExport, service.askDataExport),
    handle(contract.readDataExportPart, service.readDataExportPart),
  ],
};
