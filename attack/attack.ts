import type { Target } from './target.ts';

/** One kind of attack on a running server. */
export interface Attack {
  name: string;
  /** What somebody tries, in a few words. */
  tries: string;
  /** What must happen instead. */
  expects: string;
  run(target: Target, record: Attempts): Promise<void>;
}

/** Declares an attack; a file of its own in a folder of `attacks/` is enough for it to be run. */
export function defineAttack(attack: Attack): Attack {
  return attack;
}

/** Ends an attack that has gained what it was run for. */
class EnoughGained extends Error {}

/** What was tried, and what got through. */
export class Attempts {
  readonly gotThrough: string[] = [];
  count = 0;
  readonly #until: string | undefined;

  /** With `until` the attack ends at the first success that has this text. */
  constructor(until?: string) {
    this.#until = until;
  }

  /** Notes one attempt; `success` says what the attacker gained, and nothing when it was held off. */
  note(what: string, success: string | null | undefined | false): void {
    this.count += 1;
    if (!success) return;
    const gained = `${what}: ${success}`;
    this.gotThrough.push(gained);
    if (this.#until !== undefined && gained.includes(this.#until)) throw new EnoughGained(gained);
  }
}

export interface AttackResult {
  attack: Attack;
  tried: number;
  gotThrough: readonly string[];
  /** Why the attack proves nothing: it tried nothing, or could not be carried out. Part of `gotThrough` as well. */
  failure: string | undefined;
}

/** Runs an attack. One that tried nothing, or that could not be carried out, proves nothing and counts as a success of it. */
export async function carryOut(attack: Attack, target: Target, until?: string): Promise<AttackResult> {
  const attempts = new Attempts(until);
  let failure: string | undefined;
  try {
    await attack.run(target, attempts);
    if (attempts.count === 0) failure = 'nothing was tried: it proves nothing';
  } catch (error) {
    if (!(error instanceof EnoughGained)) failure = `it could not be carried out: ${String(error)}`;
  }
  const gotThrough = [...attempts.gotThrough, ...(failure === undefined ? [] : [failure])];
  return { attack, tried: attempts.count, gotThrough, failure };
}
