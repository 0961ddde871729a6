import { remoteRegister } from '#client/queries/remote-register.ts';
import { remoteWrite } from '#client/remote.ts';
import type * as contract from './order-set.contract.ts';

export const {
  create: createOrderSet,
  update: updateOrderSet,
  useList: useOrderSets,
  useRefresh: useRefreshOrderSets,
} = remoteRegister<typeof contract>('orderSets', 'orderSetId', 'order-sets');

export const deleteOrderSet = remoteWrite<typeof contract.deleteOrderSet>('orderSets.delete');
