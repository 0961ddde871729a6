import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './client-payment.contract.ts';

export const listPayments = remoteRead<typeof contract.listPayments>('clientPayments.list');
export const countPayments = remoteRead<typeof contract.countPayments>('clientPayments.counts');
export const exportPayments = remoteRead<typeof contract.exportPayments>('clientPayments.export');
export const approvePayment = remoteWrite<typeof contract.approvePayment>('clientPayments.approve');
export const rejectPayment = remoteWrite<typeof contract.rejectPayment>('clientPayments.reject');
export const readPaymentFile = remoteRead<typeof contract.readPaymentFile>('clientPayments.readFile');
