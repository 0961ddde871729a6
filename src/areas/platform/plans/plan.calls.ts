import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './plan.contract.ts';

export const listPlans = remoteRead<typeof contract.listPlans>('plans.list');
export const createPlan = remoteWrite<typeof contract.createPlan>('plans.create');
export const updatePlan = remoteWrite<typeof contract.updatePlan>('plans.update');
