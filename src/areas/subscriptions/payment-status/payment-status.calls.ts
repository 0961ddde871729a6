import { remoteRead } from '#client/remote.ts';
import type * as contract from './payment-status.contract.ts';

export const readPaymentStatus = remoteRead<typeof contract.readPaymentStatus>('subscription.paymentStatus');
