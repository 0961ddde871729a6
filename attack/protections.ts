import { accessProtections } from './protections/access.ts';
import { inputProtections } from './protections/input.ts';
import { moneyProtections } from './protections/money.ts';
import { peopleProtections } from './protections/people.ts';
import { safetyProtections } from './protections/safety.ts';
import { transportProtections } from './protections/transport.ts';

/**
 * Places of the program that alone hold an attack off, so that taking one of them out lets the attack through. Where a
 * second place exists behind the first, neither is listed, because nothing would get through:
 * - foreign ids, signed-out calls: each query names the tenant, and row-level security adds it; a token is looked up by
 *   its hash in a tenant that it names itself.
 * - freezing texts: the length ends the judging, and each pattern works a fixed number of times on each character.
 * - whoever made a payout, confirms an own commission or clears a mark of a medicine alone; amounts at or below zero,
 *   and above what is due: constraints of the tables refuse them as well.
 * - links from before a promotion: the promotion revokes them, and using one compares the rights again.
 * - paths that lead out of a folder: no line of ours, but the library that delivers files.
 */
export interface Protection {
  /** What it protects, as a sentence that is true while it is there. */
  name: string;
  file: string;
  /** The exact text that is the protection; it exists once in the file. */
  text: string;
  /** What it is replaced by: the program starts with it. */
  instead: string;
  /** The attack that gets through then. */
  attack: string;
  /** Part of what the attack then tells of its success. */
  gain: string;
}

/** By what they protect, in the folders of `attacks`. */
export const protections: readonly Protection[] = [
  ...accessProtections,
  ...inputProtections,
  ...moneyProtections,
  ...peopleProtections,
  ...safetyProtections,
  ...transportProtections,
];
