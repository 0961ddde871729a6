import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './stock-count.contract.ts';

export const listStockCounts = remoteRead<typeof contract.listStockCounts>('stockCounts.list');
export const getStockCount = remoteRead<typeof contract.getStockCount>('stockCounts.get');
export const listCountedLots = remoteRead<typeof contract.listCountedLots>('stockCounts.lots');
export const startStockCount = remoteWrite<typeof contract.startStockCount>('stockCounts.start');
export const addCountedLot = remoteWrite<typeof contract.addCountedLot>('stockCounts.addLot');
export const countLots = remoteWrite<typeof contract.countLots>('stockCounts.count');
export const submitStockCount = remoteWrite<typeof contract.submitStockCount>('stockCounts.submit');
export const cancelStockCount = remoteWrite<typeof contract.cancelStockCount>('stockCounts.cancel');
export const approveStockCount = remoteWrite<typeof contract.approveStockCount>('stockCounts.approve');
export const rejectStockCount = remoteWrite<typeof contract.rejectStockCount>('stockCounts.reject');
