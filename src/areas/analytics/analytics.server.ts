import { handle } from '#server/handle.ts';
import type { ServerArea } from '#server/server-area.ts';
import { figureJob } from './checks/figure-check.job.ts';
import * as contract from './overview/overview.contract.ts';
import * as service from './overview/overview.service.ts';

/** The figures of the home screen. */
export const analyticsServer: ServerArea = {
  name: 'analytics',
  calls: [handle(contract.readOverview, service.readOverview)],
  dailyJobs: [figureJob],
};
