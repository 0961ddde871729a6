import { AppError } from '#kernel/app-error.ts';
import type { Actor } from '#kernel/access/actor.ts';

/** The words of a search, in lower case; at most ten are looked at. */
export function searchWords(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
}

/** @throws AppError OWN_ACCOUNT for what nobody does to themselves. */
export function refuseOwnAccount(actor: Pick<Actor, 'userId'>, userId: string): void {
  if (actor.userId === userId) throw new AppError('OWN_ACCOUNT');
}
