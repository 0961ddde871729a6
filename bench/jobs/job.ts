import type { Page } from '@playwright/test';
import type { Person } from '../../e2e/sessions.ts';
import type { Hand } from './hand.ts';

/** One piece of work that is done many times a day. */
export interface Job<Facts = unknown> {
  /** As issue and report call it. */
  name: string;
  /** Who does it; everybody begins at the home screen. */
  person: Person;
  /** Who makes what the job needs; the administrator where nobody is named. */
  preparedBy?: Person;
  /** Makes what the job needs; what it returns is known to the person, as from a paper. */
  prepare: (page: Page) => Promise<Facts>;
  /** Does it, and ends when the program has said that it is done. */
  run: (hand: Hand, facts: Facts) => Promise<void>;
}

let made = 0;

/** Letters that no other name of this run has. */
export function aMark(): string {
  made += 1;
  return `${Date.now()}${made}`.replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
}

/** A phone number that nobody else of this run has. */
export function aPhone(): string {
  return `01${String(Math.floor(Math.random() * 1e9)).padStart(9, '5')}`;
}

/** A time in the coming years at which hardly anybody else has an appointment; in UTC, as `2032-01-05T10:00`. */
export function aLaterTime(): string {
  const halfHours = Math.floor(Math.random() * 80_000) + 100;
  return new Date(Date.now() + halfHours * 30 * 60_000).toISOString().slice(0, 16);
}

/** Keeps what a job's parts know of each other to the job. */
export function job<Facts>(written: Job<Facts>): Job {
  return written as Job;
}
