import { remoteRegister } from '#client/queries/remote-register.ts';
import type * as contract from './place.contract.ts';

export const {
  list: listStockPlaces,
  create: createStockPlace,
  update: updateStockPlace,
  useList: useStockPlaces,
  useRefresh: useRefreshPlaces,
} = remoteRegister<typeof contract>('stockPlaces', 'stock-places');
