import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './payment.contract.ts';

export const listPayments = remoteRead<typeof contract.listPayments>('payments.list');
export const recordPayment = remoteWrite<typeof contract.recordPayment>('payments.record');
export const recordReceiptPrint = remoteWrite<typeof contract.recordReceiptPrint>('payments.recordPrint');
