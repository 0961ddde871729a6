import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './milestone.contract.ts';
import * as service from './milestone.service.ts';

export const milestonesCalls: HandledCall[] = [
  handle(contract.getCourse, service.getCourse),
  handle(contract.recordMilestone, service.recordMilestone),
  handle(contract.takeBackMilestone, service.takeBackMilestone),
  handle(contract.recordDelay, service.recordDelay),
];
