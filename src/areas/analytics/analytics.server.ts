import { handle, type ServerArea } from '#database/handler.ts';
import * as contract from './analytics.contract.ts';
import * as service from './analytics.service.ts';

/** The figures of the home screen. */
export const analyticsServer: ServerArea = {
  name: 'analytics',
  calls: [handle(contract.readOverview, service.readOverview)],
};
