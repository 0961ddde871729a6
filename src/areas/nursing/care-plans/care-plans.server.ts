import { handle } from '#server/handle.ts';
import * as contract from './care-plan.contract.ts';
import * as service from './care-plan.service.ts';

export const carePlanCalls = [
  handle(contract.listCarePlans, service.listCarePlans),
  handle(contract.createCarePlan, service.createCarePlan),
  handle(contract.evaluateCarePlan, service.evaluateCarePlan),
  handle(contract.changeInterventions, service.changeInterventions),
];
