import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as log from '../client-log/client-log.contract.ts';
import type * as health from '../health/health.contract.ts';
import type * as trail from '../trail/audit-trail.contract.ts';
import type * as verification from '../verification/verification.contract.ts';

export const listAuditEntries = remoteRead<typeof trail.listAuditEntries>('audit.list');
export const getAuditEntry = remoteRead<typeof trail.getAuditEntry>('audit.entry');
export const listRecordEntries = remoteRead<typeof trail.listRecordEntries>('audit.record');
export const exportAuditEntries = remoteRead<typeof trail.exportAuditEntries>('audit.export');
export const listAuditChoices = remoteRead<typeof trail.listAuditChoices>('audit.choices');
export const findAuditPeople = remoteRead<typeof trail.findAuditPeople>('audit.people');
export const readVerification = remoteRead<typeof verification.readVerification>('audit.verification');
export const verifyChain = remoteRead<typeof verification.verifyChain>('audit.verifyChain');
export const verifyEntries = remoteRead<typeof verification.verifyEntries>('audit.verifyEntries');
export const recordVerification =
  remoteWrite<typeof verification.recordVerification>('audit.recordVerification');
export const readHealth = remoteRead<typeof health.readHealth>('health.read');
export const listClientLog = remoteRead<typeof log.listClientLog>('clientLog.list');
