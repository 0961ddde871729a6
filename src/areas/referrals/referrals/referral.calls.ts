import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './referral.contract.ts';

export const listReferrals = remoteRead<typeof contract.listReferrals>('referrals.list');
export const createReferral = remoteWrite<typeof contract.createReferral>('referrals.create');
export const updateReferral = remoteWrite<typeof contract.updateReferral>('referrals.update');
