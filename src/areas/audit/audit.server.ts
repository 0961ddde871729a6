import { handle } from '#server/handle.ts';
import { fillPoint } from '#server/points/point.ts';
import { firstSteps } from '#server/points/first-steps.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as logContract from './client-log/client-log.contract.ts';
import * as logService from './client-log/client-log.service.ts';
import { readHealth } from './health/health.contract.ts';
import * as healthService from './health/health.service.ts';
import * as trailContract from './trail/audit-trail.contract.ts';
import * as trailService from './trail/audit-trail.service.ts';
import * as verifyContract from './verification/verification.contract.ts';
import * as verifyService from './verification/verification.service.ts';

export const auditServer: ServerArea = {
  name: 'audit',
  fills: [fillPoint(firstSteps, { id: 'backUp', access: 'admin.audit', isDone: healthService.hasBackUp })],
  calls: [
    handle(trailContract.listAuditEntries, trailService.listAuditEntries),
    handle(trailContract.getAuditEntry, trailService.getAuditEntry),
    handle(trailContract.listRecordEntries, trailService.listRecordEntries),
    handle(trailContract.exportAuditEntries, trailService.exportAuditEntries),
    handle(trailContract.listAuditChoices, trailService.listAuditChoices),
    handle(trailContract.findAuditPeople, trailService.findAuditPeople),
    handle(verifyContract.readVerification, verifyService.readVerification),
    handle(verifyContract.verifyChain, verifyService.verifyChain),
    handle(verifyContract.verifyEntries, verifyService.verifyEntries),
    handle(verifyContract.recordVerification, verifyService.recordVerification),
    handle(readHealth, healthService.readHealth),
    handle(logContract.recordClientLog, logService.recordClientLog),
    handle(logContract.listClientLog, logService.listClientLog),
  ],
};
