import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './saved-report.contract.ts';

export const listSavedReports = remoteRead<typeof contract.listSavedReports>('reports.listSaved');
export const saveReport = remoteWrite<typeof contract.saveReport>('reports.save');
export const updateSavedReport = remoteWrite<typeof contract.updateSavedReport>('reports.updateSaved');
export const deleteSavedReport = remoteWrite<typeof contract.deleteSavedReport>('reports.deleteSaved');
