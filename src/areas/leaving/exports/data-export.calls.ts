import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './data-export.contract.ts';

export const listDataExports = remoteRead<typeof contract.listDataExports>('dataExports.list');
export const askDataExport = remoteWrite<typeof contract.askDataExport>('dataExports.ask');
export const readDataExportPart = remoteRead<typeof contract.readDataExportPart>('dataExports.readPart');
