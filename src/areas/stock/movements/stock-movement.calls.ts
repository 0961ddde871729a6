import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './stock-movement.contract.ts';

export const listStockLots = remoteRead<typeof contract.listStockLots>('stockLots.list');
export const listStockMovements = remoteRead<typeof contract.listStockMovements>('stockMovements.list');
export const receiveStock = remoteWrite<typeof contract.receiveStock>('stockMovements.receive');
export const issueStock = remoteWrite<typeof contract.issueStock>('stockMovements.issue');
export const quarantineStock = remoteWrite<typeof contract.quarantineStock>('stockMovements.quarantine');
export const releaseStock = remoteWrite<typeof contract.releaseStock>('stockMovements.release');
