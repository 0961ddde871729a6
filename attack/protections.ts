import { accessProtections } from './protections/access.ts';
import { inputProtections } from './protections/input.ts';
import { moneyProtections } from './protections/money.ts';
import { peopleProtections } from './protections/people.ts';
import { safetyProtections } from './protections/safety.ts';
import { transportProtections } from './protections/transport.ts';

/**
 * A place of the program that alone holds an attack off, so that taking it out lets the attack through. Where a second
 * place exists behind the first, neither is listed, because nothing would get through. So it is with whoever made a
 * payout, confirms an own commission or clears a mark of a medicine alone, and with amounts at or below zero or above
 * what is due: constraints of the tables refuse them too. A promotion revokes the open links of a person, and using
 * one compares the rights again.
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

/** Attacks that no single place holds off, each with why. */
export const guardedTwice: Readonly<Record<string, string>> = {
  'foreign-ids': 'each query names the tenant, and row-level security adds it',
  'signed-out': 'a token is looked up by its hash, in the tenant that it names and no other',
  'freezing-texts':
    'the length ends the judging, and each pattern works a fixed number of times on a character',
  traversal: 'the library that delivers files stays in its folder; no line of ours does it',
};
