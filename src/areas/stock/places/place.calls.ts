import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './place.contract.ts';

export const listStockPlaces = remoteRead<typeof contract.listStockPlaces>('stockPlaces.list');
export const createStockPlace = remoteWrite<typeof contract.createStockPlace>('stockPlaces.create');
export const updateStockPlace = remoteWrite<typeof contract.updateStockPlace>('stockPlaces.update');
