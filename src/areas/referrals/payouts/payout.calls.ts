import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './payout.contract.ts';

export const listPayouts = remoteRead<typeof contract.listPayouts>('payouts.list');
export const exportPayouts = remoteRead<typeof contract.exportPayouts>('payouts.export');
export const getPayout = remoteRead<typeof contract.getPayout>('payouts.get');
export const countPayouts = remoteRead<typeof contract.countPayouts>('payouts.count');
export const runPayouts = remoteWrite<typeof contract.runPayouts>('payouts.run');
export const approvePayout = remoteWrite<typeof contract.approvePayout>('payouts.approve');
export const markPayoutPaid = remoteWrite<typeof contract.markPayoutPaid>('payouts.markPaid');
export const cancelPayout = remoteWrite<typeof contract.cancelPayout>('payouts.cancel');
export const recordPayoutPrint = remoteWrite<typeof contract.recordPayoutPrint>('payouts.recordPrint');
