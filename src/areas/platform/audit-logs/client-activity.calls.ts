import { remoteRead } from '#client/remote.ts';
import type * as contract from './client-activity.contract.ts';

export const listClientActivity = remoteRead<typeof contract.listClientActivity>('clientActivity.list');
export const exportClientActivity = remoteRead<typeof contract.exportClientActivity>('clientActivity.export');
export const listActivityChoices = remoteRead<typeof contract.listActivityChoices>('clientActivity.choices');
export const findClients = remoteRead<typeof contract.findClients>('clientActivity.clients');
export const readActivityFigures = remoteRead<typeof contract.readActivityFigures>('clientActivity.figures');
