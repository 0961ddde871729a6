import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './census.contract.ts';

export const readCensus = remoteRead<typeof contract.readCensus>('census.read');
export const exportCensus = remoteRead<typeof contract.exportCensus>('census.export');
export const recordBoardPrint = remoteWrite<typeof contract.recordBoardPrint>('census.recordPrint');
