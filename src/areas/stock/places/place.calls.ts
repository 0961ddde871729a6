import { remoteRegister } from '#client/queries/remote-register.ts';
import type * as contract from './place.contract.ts';

export const placeRegister = remoteRegister<typeof contract>('stockPlaces', 'stockPlaceId', 'stock-places');
export const { useList: useStockPlaces } = placeRegister;
