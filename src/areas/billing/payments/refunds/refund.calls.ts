import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './refund.contract.ts';

export const listRefundRequests = remoteRead<typeof contract.listRefundRequests>('refunds.list');
export const requestRefund = remoteWrite<typeof contract.requestRefund>('refunds.request');
export const approveRefund = remoteWrite<typeof contract.approveRefund>('refunds.approve');
export const rejectRefund = remoteWrite<typeof contract.rejectRefund>('refunds.reject');
