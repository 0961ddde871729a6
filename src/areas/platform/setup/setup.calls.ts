import { remoteWrite } from '#client/remote.ts';
import type * as contract from './setup.contract.ts';

export const makeOperator = remoteWrite<typeof contract.makeOperator>('setup.makeOperator');
