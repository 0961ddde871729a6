import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as release from './release/release.contract.ts';
import type * as contract from './session.contract.ts';

export const listTheatreSessions = remoteRead<typeof contract.listTheatreSessions>('theatreSessions.list');
export const createTheatreSession =
  remoteWrite<typeof contract.createTheatreSession>('theatreSessions.create');
export const updateTheatreSession =
  remoteWrite<typeof contract.updateTheatreSession>('theatreSessions.update');
export const removeTheatreSession =
  remoteWrite<typeof contract.removeTheatreSession>('theatreSessions.remove');
export const getSessionRelease = remoteRead<typeof release.getSessionRelease>('theatreSessions.getRelease');
export const updateSessionRelease = remoteWrite<typeof release.updateSessionRelease>(
  'theatreSessions.updateRelease',
);
