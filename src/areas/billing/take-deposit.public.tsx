export type { DepositEntry } from './deposits/deposit.contract.ts';
export { TakeDeposit } from './deposits/form/take-deposit.tsx';
export { DepositReceipt } from './deposits/print/deposit-receipt.tsx';
