import { remoteRegister } from '#client/queries/remote-register.ts';
import type * as contract from './place.contract.ts';

export const placeRegister = remoteRegister<typeof contract>('stockPlaces', 'stockPlaceId', 'stock-places');
export const {
  list: listStockPlaces,
  create: createStockPlace,
  update: updateStockPlace,
  useList: useStockPlaces,
  useRefresh: useRefreshPlaces,
} = placeRegister;
