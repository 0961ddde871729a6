import type { Actor } from '#kernel/access/actor.ts';
import { maxStreamsOfPerson, maxStreamsOfSession } from './stream-limits.ts';

interface OpenStream {
  sessionId: string;
  /** Ends it because newer ones took its place. */
  drop: () => void;
}

/** The streams that are open in this process: a session, and a person, has so many at most, and the newest stay. */
export class OpenStreams {
  /** By tenant and person; in the order in which they were opened. */
  readonly #streams = new Map<string, Set<OpenStream>>();

  /** Counts a new stream and ends the oldest where there are too many; returns how to say that it has ended. */
  add({ tenantId, userId, sessionId }: Actor, drop: () => void): () => void {
    const person = `${tenantId} ${userId}`;
    const streams = this.#streams.get(person) ?? new Set();
    const stream = { sessionId, drop };
    this.#streams.set(person, streams.add(stream));
    const ofSession = [...streams].filter((one) => one.sessionId === sessionId);
    const tooMany =
      ofSession.length > maxStreamsOfSession
        ? ofSession[0]
        : streams.size > maxStreamsOfPerson
          ? [...streams][0]
          : undefined;
    if (tooMany) {
      streams.delete(tooMany);
      tooMany.drop();
    }
    return () => {
      streams.delete(stream);
      if (streams.size === 0 && this.#streams.get(person) === streams) this.#streams.delete(person);
    };
  }
}
