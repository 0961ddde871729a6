import { remoteRead } from '#client/remote.ts';
import type * as contract from './standing.contract.ts';

export const readStanding = remoteRead<typeof contract.readStanding>('subscription.standing');
