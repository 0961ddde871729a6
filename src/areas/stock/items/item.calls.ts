import { remoteRegister } from '#client/queries/remote-register.ts';
import { remoteRead } from '#client/remote.ts';
import type * as contract from './item.contract.ts';

export const itemRegister = remoteRegister<typeof contract>('stockItems', 'stockItemId', 'stock');
export const { list: listStockItems, useList: useItemPage, useRefresh: useRefreshStock } = itemRegister;

export const exportStockItems = remoteRead<typeof contract.exportStockItems>('stockItems.export');
export const listStockCategories = remoteRead<typeof contract.listStockCategories>('stockItems.categories');
export const countStock = remoteRead<typeof contract.countStock>('stockItems.count');
export const getStockItem = remoteRead<typeof contract.getStockItem>('stockItems.get');
