import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './count.contract.ts';
import type * as items from './items/counted-items.contract.ts';

export const getCounts = remoteRead<typeof contract.getCounts>('surgicalCounts.get');
export const recordCount = remoteWrite<typeof contract.recordCount>('surgicalCounts.record');
export const confirmCount = remoteWrite<typeof contract.confirmCount>('surgicalCounts.confirm');
export const addToField = remoteWrite<typeof contract.addToField>('surgicalCounts.add');
export const settleCounts = remoteWrite<typeof contract.settleCounts>('surgicalCounts.settle');
export const markCountEntry = remoteWrite<typeof contract.markCountEntry>('surgicalCounts.markEntry');
export const getCountedItems = remoteRead<typeof items.getCountedItems>('countedItems.get');
export const updateCountedItems = remoteWrite<typeof items.updateCountedItems>('countedItems.update');
