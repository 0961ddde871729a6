import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './own-limit.contract.ts';

export const listOwnLimits = remoteRead<typeof contract.listOwnLimits>('billingLimits.list');
export const setOwnLimit = remoteWrite<typeof contract.setOwnLimit>('billingLimits.set');
export const listSecondPersons = remoteRead<typeof contract.listSecondPersons>('billingLimits.secondPersons');
