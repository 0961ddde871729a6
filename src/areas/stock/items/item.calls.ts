import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './item.contract.ts';

export const listStockItems = remoteRead<typeof contract.listStockItems>('stockItems.list');
export const exportStockItems = remoteRead<typeof contract.exportStockItems>('stockItems.export');
export const listStockCategories = remoteRead<typeof contract.listStockCategories>('stockItems.categories');
export const countStock = remoteRead<typeof contract.countStock>('stockItems.count');
export const getStockItem = remoteRead<typeof contract.getStockItem>('stockItems.get');
export const createStockItem = remoteWrite<typeof contract.createStockItem>('stockItems.create');
export const updateStockItem = remoteWrite<typeof contract.updateStockItem>('stockItems.update');
