import { remoteRead } from '#client/remote.ts';
import type * as contract from './inpatient.contract.ts';

export const listInpatients = remoteRead<typeof contract.listInpatients>('inpatients.list');
