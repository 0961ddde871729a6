import { remoteRead } from '#client/remote.ts';
import type * as contract from './subscription.contract.ts';

export const readSubscription = remoteRead<typeof contract.readSubscription>('subscription.read');
