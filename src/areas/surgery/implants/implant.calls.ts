import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './implant.contract.ts';

export const listImplants = remoteRead<typeof contract.listImplants>('surgicalImplants.list');
export const recordImplant = remoteWrite<typeof contract.recordImplant>('surgicalImplants.record');
export const markImplant = remoteWrite<typeof contract.markImplant>('surgicalImplants.markError');
