import type { Actor } from '#kernel/access/actor.ts';
import { mayChangeSession } from '#kernel/access/session-topic.ts';
import { type LiveChange, topicsHeardBy } from '#kernel/access/topics.ts';
import { maxWaitingTopics } from './stream-limits.ts';

export interface HeardChangesOptions {
  tell: (topics: readonly string[]) => void;
  tellMissed: () => void;
  /** The person's rights at this moment; null when the session is over. */
  findRights: () => Promise<Actor | null>;
  onSignedOut: () => void;
}

/** The changes that one person is told of. While their rights are looked up again, changes wait for what is found. */
export class HeardChanges {
  #actor: Actor;
  readonly #options: HeardChangesOptions;
  #isLooking = false;
  /** True when rights may have changed since the look that is going on began. */
  #isOutdated = false;
  #waiting: LiveChange[] = [];
  #waitingTopics = 0;

  constructor(actor: Actor, options: HeardChangesOptions) {
    this.#actor = actor;
    this.#options = options;
  }

  /** Tells of a change, or keeps it while it is not known what the person may hear by now. */
  add(change: LiveChange, { areRightsKnown }: { areRightsKnown: boolean }): void {
    if (areRightsKnown && !this.#isLooking) return this.#tell(change);
    // Whose session it is hears of it whatever else they may do.
    const own = change.topics.filter((topic) => mayChangeSession(topic, this.#actor.userId));
    if (own.length > 0) this.#options.tell(own);
    this.#wait({ ...change, topics: change.topics.filter((topic) => !own.includes(topic)) });
    if (!areRightsKnown) this.lookAgain();
  }

  /** Looks up the person's rights anew. */
  lookAgain(): void {
    this.#isOutdated = true;
    if (!this.#isLooking) void this.#look();
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    while (this.#isOutdated) {
      this.#isOutdated = false;
      // While the database is away nobody's rights change.
      const found = await this.#options.findRights().catch(() => this.#actor);
      if (!found) return this.#options.onSignedOut();
      this.#actor = found;
    }
    this.#isLooking = false;
    const waiting = this.#waiting;
    const isTooMuch = this.#waitingTopics > maxWaitingTopics;
    this.#waiting = [];
    this.#waitingTopics = 0;
    if (isTooMuch) this.#options.tellMissed();
    else for (const change of waiting) this.#tell(change);
  }

  #wait(change: LiveChange): void {
    this.#waitingTopics += change.topics.length;
    if (this.#waitingTopics > maxWaitingTopics) this.#waiting = [];
    else this.#waiting.push(change);
  }

  #tell(change: LiveChange): void {
    const topics = topicsHeardBy(this.#actor, change);
    if (topics.length > 0) this.#options.tell(topics);
  }
}
