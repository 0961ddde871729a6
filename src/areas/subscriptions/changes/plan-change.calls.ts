import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './plan-change.contract.ts';

export const listPlanOffers = remoteRead<typeof contract.listPlanOffers>('planChanges.offers');
export const changePlan = remoteWrite<typeof contract.changePlan>('planChanges.change');
export const cancelSubscription = remoteWrite<typeof contract.cancelSubscription>('planChanges.cancel');
export const withdrawPlanChange = remoteWrite<typeof contract.withdrawPlanChange>('planChanges.withdraw');
