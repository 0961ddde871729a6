import type { FoundTimeline, ServerArea, TimelineSource } from '#database/handler.ts';
import { can } from '#kernel/access/actor.ts';
import {
  inTimelineOrder,
  type TimelineKind,
  timelineKinds,
  type TimelineRequest,
} from '#kernel/care/timeline.ts';
import { sourcesOf } from '../areas/gated-parts.ts';

type Asker = Parameters<TimelineSource['find']>[0];

/**
 * The entries of all areas as one timeline: each area is asked once, and for nothing that the actor may not read. Of what
 * is closed to the actor no more than that it was, when and by whom.
 */
export async function timelineOf(
  areas: readonly ServerArea[],
  context: Asker,
  request: TimelineRequest,
  closed: ReadonlySet<string>,
): Promise<FoundTimeline> {
  const { actor } = context;
  const sources = sourcesOf(areas, actor, 'timeline').map((source) => ({
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

function readableKinds({ kinds }: TimelineSource, actor: Asker['actor']): TimelineKind[] {
  return timelineKinds.filter((kind) => {
    const demand = kinds[kind];
    return demand !== undefined && can(actor, demand);
  });
}
