import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './referrer.contract.ts';

export const listReferrers = remoteRead<typeof contract.listReferrers>('referrers.list');
export const getReferrer = remoteRead<typeof contract.getReferrer>('referrers.get');
export const createReferrer = remoteWrite<typeof contract.createReferrer>('referrers.create');
export const confirmTerms = remoteWrite<typeof contract.confirmTerms>('referrers.confirmTerms');
export const updateReferrer = remoteWrite<typeof contract.updateReferrer>('referrers.update');
