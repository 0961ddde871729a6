import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './stock-transfer.contract.ts';

export const listStockTransfers = remoteRead<typeof contract.listStockTransfers>('stockTransfers.list');
export const getStockTransfer = remoteRead<typeof contract.getStockTransfer>('stockTransfers.get');
export const sendStock = remoteWrite<typeof contract.sendStock>('stockTransfers.send');
export const receiveTransfer = remoteWrite<typeof contract.receiveTransfer>('stockTransfers.receive');
