import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './stock-recall.contract.ts';

export const listStockRecalls = remoteRead<typeof contract.listStockRecalls>('stockRecalls.list');
export const getStockRecall = remoteRead<typeof contract.getStockRecall>('stockRecalls.get');
export const listRecalledPatients = remoteRead<typeof contract.listRecalledPatients>('stockRecalls.patients');
export const recallLot = remoteWrite<typeof contract.recallLot>('stockRecalls.create');
export const closeStockRecall = remoteWrite<typeof contract.closeStockRecall>('stockRecalls.close');
export const liftStockRecall = remoteWrite<typeof contract.liftStockRecall>('stockRecalls.lift');
