import { remoteWrite } from '#client/remote.ts';
import type * as contract from './closing.contract.ts';

export const closeMonth = remoteWrite<typeof contract.closeMonth>('reports.closeMonth');
export const reopenMonth = remoteWrite<typeof contract.reopenMonth>('reports.reopenMonth');
