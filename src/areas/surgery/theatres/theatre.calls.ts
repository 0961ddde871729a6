import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './theatre.contract.ts';

export const listTheatres = remoteRead<typeof contract.listTheatres>('theatres.list');
export const createTheatre = remoteWrite<typeof contract.createTheatre>('theatres.create');
export const updateTheatre = remoteWrite<typeof contract.updateTheatre>('theatres.update');
export const setTheatreStatus = remoteWrite<typeof contract.setTheatreStatus>('theatres.setStatus');
export const takeTheatreCleaning = remoteWrite<typeof contract.takeTheatreCleaning>('theatres.takeCleaning');
export const finishTheatreCleaning =
  remoteWrite<typeof contract.finishTheatreCleaning>('theatres.finishCleaning');
