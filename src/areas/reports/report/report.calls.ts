import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './report.contract.ts';

export const readReport = remoteRead<typeof contract.readReport>('reports.read');
export const exportReport = remoteRead<typeof contract.exportReport>('reports.export');
export const recordReportPrint = remoteWrite<typeof contract.recordReportPrint>('reports.recordPrint');
