import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './online-payment.contract.ts';

export const startOnlinePayment = remoteWrite<typeof contract.startOnlinePayment>('onlinePayments.start');
export const readOnlinePayment = remoteRead<typeof contract.readOnlinePayment>('onlinePayments.read');
export const checkOnlinePayment = remoteWrite<typeof contract.checkOnlinePayment>('onlinePayments.check');
