import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './deposit.contract.ts';
import type * as refundContract from './refunds/deposit-refund.contract.ts';

export const readDeposits = remoteRead<typeof contract.readDeposits>('deposits.ofPatient');
export const listDepositsOfDay = remoteRead<typeof contract.listDepositsOfDay>('deposits.ofDay');
export const takeDeposit = remoteWrite<typeof contract.takeDeposit>('deposits.take');
export const payFromDeposit = remoteWrite<typeof contract.payFromDeposit>('deposits.use');
export const recordDepositPrint = remoteWrite<typeof contract.recordDepositPrint>('deposits.recordPrint');
export const listDepositRefunds = remoteRead<typeof refundContract.listDepositRefunds>('depositRefunds.list');
export const requestDepositRefund =
  remoteWrite<typeof refundContract.requestDepositRefund>('depositRefunds.request');
export const approveDepositRefund =
  remoteWrite<typeof refundContract.approveDepositRefund>('depositRefunds.approve');
export const rejectDepositRefund =
  remoteWrite<typeof refundContract.rejectDepositRefund>('depositRefunds.reject');
