import { remoteRead } from '#client/remote.ts';
import type * as contract from './own-limit.contract.ts';

export const listSecondPersons = remoteRead<typeof contract.listSecondPersons>('billingLimits.secondPersons');
