import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './care-plan.contract.ts';

export const listCarePlans = remoteRead<typeof contract.listCarePlans>('carePlans.list');
export const createCarePlan = remoteWrite<typeof contract.createCarePlan>('carePlans.create');
export const evaluateCarePlan = remoteWrite<typeof contract.evaluateCarePlan>('carePlans.evaluate');
export const changeInterventions = remoteWrite<typeof contract.changeInterventions>(
  'carePlans.changeInterventions',
);
