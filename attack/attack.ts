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

/** Declares an attack; a file of its own in `attacks/` is enough for it to be run. */
export function defineAttack(attack: Attack): Attack {
  return attack;
}

/** What was tried, and what got through. */
export class Attempts {
  readonly gotThrough: string[] = [];
  count = 0;

  /** Notes one attempt; `success` says what the attacker gained, and nothing when it was held off. */
  note(what: string, success: string | null | undefined | false): void {
    this.count += 1;
    if (success) this.gotThrough.push(`${what}: ${success}`);
  }
}

export interface AttackResult {
  attack: Attack;
  tried: number;
  gotThrough: readonly string[];
}

/** Runs an attack. One that tried nothing, or that could not be carried out, proves nothing and counts as a success of it. */
export async function carryOut(attack: Attack, target: Target): Promise<AttackResult> {
  const attempts = new Attempts();
  try {
    await attack.run(target, attempts);
    if (attempts.count === 0) attempts.note('nothing was tried', 'it proves nothing');
  } catch (error) {
    attempts.note('it could not be carried out', String(error));
  }
  return { attack, tried: attempts.count, gotThrough: attempts.gotThrough };
}
