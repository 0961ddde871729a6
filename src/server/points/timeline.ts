import { can } from '#kernel/access/actor.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import {
  inTimelineOrder,
  type TimelineEntry,
  type TimelineKind,
  timelineKinds,
  type TimelineRequest,
} from '#kernel/care/timeline.ts';
import type { CallContext } from '../call-context.ts';
import { definePoint } from './point.ts';

type Asking = Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock'>;

/** What an area has for the timeline of a patient. */
export interface TimelineSource {
  /** Who may read each kind of its entries. */
  readonly kinds: Readonly<Partial<Record<TimelineKind, PermissionDemand>>>;
  /** Asked for kinds of its own alone, in one statement; at most one entry more than the limit of each kind. */
  readonly find: (context: Asking, request: TimelineRequest) => Promise<TimelineEntry[]>;
}

export const timeline = definePoint<TimelineSource>('timeline');

/** Entries of a timeline, and which kinds the person who asks may read at all. */
export interface FoundTimeline {
  entries: TimelineEntry[];
  kinds: TimelineKind[];
}

/**
 * What happened to a patient by all areas whose module is on, as far as the actor may read each kind; one entry more than
 * the limit where there are further ones. Of what is closed to the actor no more than that it was, when and by whom.
 * Whoever calls has opened the record.
 */
export async function findTimelineEntries(
  context: Asking & Pick<CallContext, 'fillings' | 'findClosedRecords'>,
  request: TimelineRequest,
): Promise<FoundTimeline> {
  const { actor } = context;
  const closed = await context.findClosedRecords(request.patientId);
  const sources = context.fillings(timeline).map((source) => ({
    find: source.find,
    kinds: readableKinds(source, actor),
  }));
  const found = sources.map(async ({ find, kinds }) => {
    const wanted = kinds.filter((kind) => request.kinds.includes(kind));
    return wanted.length === 0 ? [] : find(context, { ...request, kinds: wanted });
  });
  const entries = inTimelineOrder((await Promise.all(found)).flat());
  const readable = new Set(sources.flatMap(({ kinds }) => kinds));
  return {
    entries: entries
      .slice(0, request.limit + 1)
      .map((entry) => (isOf(closed, entry) ? wordless(entry) : entry)),
    kinds: timelineKinds.filter((kind) => readable.has(kind)),
  };
}

type Entry = FoundTimeline['entries'][number];

/** True for an entry of one of these records, or with a link to one. */
function isOf(records: ReadonlySet<string>, { id, link }: Entry): boolean {
  if (records.size === 0) return false;
  return records.has(id) || [...(link ?? '').matchAll(uuids)].some(([found]) => records.has(found));
}

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The facts of entries that say what something was for, with what stands there instead. */
const instead: Readonly<Record<string, string>> = { words: '', title: '—', diagnosis: '' };

function wordless(entry: Entry): Entry {
  const { notice } = entry;
  const facts = Object.entries(notice.facts).map(([name, fact]) => [name, instead[name] ?? fact]);
  return { ...entry, notice: { ...notice, facts: Object.fromEntries(facts) } };
}

function readableKinds({ kinds }: TimelineSource, actor: CallContext['actor']): TimelineKind[] {
  return timelineKinds.filter((kind) => {
    const demand = kinds[kind];
    return demand !== undefined && can(actor, demand);
  });
}
