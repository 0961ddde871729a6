import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './consumable.contract.ts';

export const listConsumables = remoteRead<typeof contract.listConsumables>('surgicalConsumables.list');
export const listTheatreStores = remoteRead<typeof contract.listTheatreStores>('theatreStock.places');
export const searchTheatreStock = remoteRead<typeof contract.searchTheatreStock>('theatreStock.search');
export const listTheatreWitnesses =
  remoteRead<typeof contract.listTheatreWitnesses>('theatreStock.witnesses');
export const recordConsumable = remoteWrite<typeof contract.recordConsumable>('surgicalConsumables.record');
export const returnConsumable = remoteWrite<typeof contract.returnConsumable>('surgicalConsumables.giveBack');
