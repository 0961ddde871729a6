import type { Call } from '../define-call.ts';

const start = 'owk_';

/** True for a text that stands for a machine's key, whether there is such a key or not. */
export function isMachineKey(text: string): boolean {
  return text.startsWith(start);
}

/** The key of another program, of what a session's token would be. */
export function machineKeyOf(token: string): string {
  return `${start}${token}`;
}

/** What a session's token would be of a machine's key. */
export function tokenOfMachineKey(key: string): string {
  return key.slice(start.length);
}

type Judged = Pick<Call, 'access' | 'kind' | 'forMachines' | 'byPeopleAlone'>;

/**
 * Why only people make a call, and no machine's key whatever its scopes; undefined where keys may make it. A read is
 * open to them unless its contract says otherwise; a write is a person's unless its contract says why machines make it.
 */
export function whyPeopleAlone({ access, kind, forMachines, byPeopleAlone }: Judged): string | undefined {
  if (access === 'public') return 'it knows nobody who calls';
  if (access === 'signed-in') return 'it is about the signed-in person themselves';
  if (access === 'super_admin') return 'it is of the operator of the platform';
  if (byPeopleAlone !== undefined) return byPeopleAlone;
  if (kind === 'write' && forMachines === undefined) return "a person's name stands for what is written";
  return undefined;
}
