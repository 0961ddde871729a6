import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './dashboard.contract.ts';
import * as service from './dashboard.service.ts';

export const dashboardCalls: HandledCall[] = [
  handle(contract.readSurgeryDashboard, service.readSurgeryDashboard),
];
