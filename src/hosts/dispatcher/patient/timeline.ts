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

/** The entries of all areas as one timeline: each area is asked once, and for nothing that the actor may not read. */
export async function timelineOf(
  areas: readonly ServerArea[],
  context: Asker,
  request: TimelineRequest,
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
    entries: entries.slice(0, request.limit + 1),
    kinds: timelineKinds.filter((kind) => readable.has(kind)),
  };
}

function readableKinds({ kinds }: TimelineSource, actor: Asker['actor']): TimelineKind[] {
  return timelineKinds.filter((kind) => {
    const demand = kinds[kind];
    return demand !== undefined && can(actor, demand);
  });
}
