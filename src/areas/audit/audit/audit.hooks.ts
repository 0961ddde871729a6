import { useQuery } from '@tanstack/react-query';
import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import {
  findAuditPeople,
  getAuditEntry,
  listAuditChoices,
  listAuditEntries,
  listClientLog,
  listRecordEntries,
  readHealth,
  readVerification,
} from './audit.calls.ts';
import type { listClientLog as listClientLogCall } from '../client-log/client-log.contract.ts';
import { clientLogTopic } from '../client-log/client-log.rules.ts';
import type { listAuditEntries as listAuditEntriesCall } from '../trail/audit-trail.contract.ts';

// Nobody announces the trail: it grows with every click, and each reading of it is a reading of the database.
const trailKey = 'audit';
const healthKey = 'system-health';

export type TrailListRequest = CallRequest<typeof listAuditEntriesCall>;

/** One page of the trail; the page before stays on screen until the next has come. */
export function useTrailPage(request: TrailListRequest) {
  return usePage(trailKey, listAuditEntries, request);
}

/** One entry with its values; it never changes, so it is fetched once. */
export function useAuditEntry(auditEntryId: string) {
  return useRead(trailKey, getAuditEntry, { auditEntryId }, { staleTime: Infinity });
}

/** Who opened or changed one record; each fetch is written to the trail, so it waits until it is asked for. */
export function useRecordEntries(resource: string, resourceId: string, isAsked: boolean) {
  return useRead(trailKey, listRecordEntries, { resource, resourceId }, { enabled: isAsked });
}

/** The kinds of record and the actions to choose from. */
export function useAuditChoices() {
  return useRead(trailKey, listAuditChoices, {});
}

/** People whose name or e-mail holds the text. */
export function usePeopleMatches(search: string) {
  return usePage(trailKey, findAuditPeople, { search });
}

/** The person whose id the address names. */
export function useNamedPerson(userId: string | undefined) {
  return useQuery({
    queryKey: [trailKey, 'person', userId],
    queryFn: async ({ signal }) => (await findAuditPeople({ userId: userId! }, signal)).rows[0] ?? null,
    enabled: userId !== undefined,
  });
}

/** How far the trail is sealed and verified. */
export function useVerification() {
  return useRead('audit-verification', readVerification, {});
}

/** How the system is, now. */
export function useHealth() {
  return useRead(healthKey, readHealth, {});
}

/** One page of what went wrong in the hospital's pages. */
export function useClientLogPage(request: CallRequest<typeof listClientLogCall>) {
  return usePage(clientLogTopic, listClientLog, request);
}
