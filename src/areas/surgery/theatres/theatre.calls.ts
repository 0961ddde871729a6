import { remoteRegister } from '#client/queries/remote-register.ts';
import { remoteWrite } from '#client/remote.ts';
import type * as contract from './theatre.contract.ts';

export const theatreRegister = remoteRegister<typeof contract>('theatres', 'theatreId');
export const { useList: useTheatres, useRefresh: useRefreshTheatres } = theatreRegister;

export const setTheatreStatus = remoteWrite<typeof contract.setTheatreStatus>('theatres.setStatus');
export const takeTheatreCleaning = remoteWrite<typeof contract.takeTheatreCleaning>('theatres.takeCleaning');
export const finishTheatreCleaning =
  remoteWrite<typeof contract.finishTheatreCleaning>('theatres.finishCleaning');
