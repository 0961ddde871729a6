import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
  return useQuery({
    queryKey: [trailKey, 'list', request],
    queryFn: ({ signal }) => listAuditEntries(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** One entry with its values; it never changes, so it is fetched once. */
export function useAuditEntry(auditEntryId: string) {
  return useQuery({
    queryKey: [trailKey, 'entry', auditEntryId],
    queryFn: ({ signal }) => getAuditEntry({ auditEntryId }, signal),
    staleTime: Infinity,
  });
}

/** Who opened or changed one record; each fetch is written to the trail, so it waits until it is asked for. */
export function useRecordEntries(resource: string, resourceId: string, isAsked: boolean) {
  return useQuery({
    queryKey: [trailKey, 'record', resource, resourceId],
    queryFn: ({ signal }) => listRecordEntries({ resource, resourceId }, signal),
    enabled: isAsked,
  });
}

/** The kinds of record and the actions to choose from. */
export function useAuditChoices() {
  return useQuery({
    queryKey: [trailKey, 'choices'],
    queryFn: ({ signal }) => listAuditChoices({}, signal),
  });
}

/** People whose name or e-mail holds the text. */
export function usePeopleMatches(search: string) {
  return useQuery({
    queryKey: [trailKey, 'people', search],
    queryFn: ({ signal }) => findAuditPeople({ search }, signal),
    placeholderData: keepPreviousData,
  });
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
  return useQuery({
    queryKey: ['audit-verification'],
    queryFn: ({ signal }) => readVerification({}, signal),
  });
}

/** How the system is, now. */
export function useHealth() {
  return useQuery({ queryKey: [healthKey], queryFn: ({ signal }) => readHealth({}, signal) });
}

/** One page of what went wrong in the hospital's pages. */
export function useClientLogPage(request: CallRequest<typeof listClientLogCall>) {
  return useQuery({
    queryKey: [clientLogTopic, request],
    queryFn: ({ signal }) => listClientLog(request, signal),
    placeholderData: keepPreviousData,
  });
}
