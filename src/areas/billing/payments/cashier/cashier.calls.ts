import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './cashier.contract.ts';

export const currentCashierDay = remoteRead<typeof contract.currentCashierDay>('cashierDays.current');
export const listCashierDays = remoteRead<typeof contract.listCashierDays>('cashierDays.list');
export const listPaymentsOfDay = remoteRead<typeof contract.listPaymentsOfDay>('cashierDays.payments');
export const openCashierDay = remoteWrite<typeof contract.openCashierDay>('cashierDays.open');
export const closeCashierDay = remoteWrite<typeof contract.closeCashierDay>('cashierDays.close');
