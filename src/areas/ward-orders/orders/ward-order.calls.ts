import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './ward-order.contract.ts';

export const listWardOrders = remoteRead<typeof contract.listWardOrders>('wardOrders.list');
export const signWardOrders = remoteWrite<typeof contract.signWardOrders>('wardOrders.sign');
export const changeWardOrder = remoteWrite<typeof contract.changeWardOrder>('wardOrders.change');
export const stopWardOrder = remoteWrite<typeof contract.stopWardOrder>('wardOrders.stop');
export const acknowledgeWardOrders =
  remoteWrite<typeof contract.acknowledgeWardOrders>('wardOrders.acknowledge');
