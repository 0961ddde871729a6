import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './stock-request.contract.ts';

export const changeStock = remoteWrite<typeof contract.changeStock>('stockRequests.create');
export const approveStockRequest = remoteWrite<typeof contract.approveStockRequest>('stockRequests.approve');
export const rejectStockRequest = remoteWrite<typeof contract.rejectStockRequest>('stockRequests.reject');
export const listStockRequests = remoteRead<typeof contract.listStockRequests>('stockRequests.list');
