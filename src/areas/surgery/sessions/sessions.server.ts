import { type HandledCall, handle } from '#server/handle.ts';
import * as releaseContract from './release/release.contract.ts';
import * as release from './release/release.service.ts';
import * as contract from './session.contract.ts';
import * as service from './session.service.ts';

export const sessionCalls: HandledCall[] = [
  handle(contract.listTheatreSessions, service.listTheatreSessions),
  handle(contract.createTheatreSession, service.createTheatreSession),
  handle(contract.updateTheatreSession, service.updateTheatreSession),
  handle(contract.removeTheatreSession, service.removeTheatreSession),
  handle(releaseContract.getSessionRelease, release.getSessionRelease),
  handle(releaseContract.updateSessionRelease, release.updateSessionRelease),
];
