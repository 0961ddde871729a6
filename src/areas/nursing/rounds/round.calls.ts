import { remoteRead } from '#client/remote.ts';
import type * as contract from './round.contract.ts';

export const listRound = remoteRead<typeof contract.listRound>('vitalSigns.round');
