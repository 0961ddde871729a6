import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './order-set.contract.ts';

export const listOrderSets = remoteRead<typeof contract.listOrderSets>('orderSets.list');
export const createOrderSet = remoteWrite<typeof contract.createOrderSet>('orderSets.create');
export const updateOrderSet = remoteWrite<typeof contract.updateOrderSet>('orderSets.update');
export const deleteOrderSet = remoteWrite<typeof contract.deleteOrderSet>('orderSets.delete');
