import { remoteRead } from '#client/remote.ts';
import type * as contract from './platform-health.contract.ts';

export const readPlatformHealth = remoteRead<typeof contract.readPlatformHealth>('platformHealth.read');
