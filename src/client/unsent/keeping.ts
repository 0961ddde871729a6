import { currentSession } from '#client/session.ts';

let isKeeping = false;
let keepable: ReadonlySet<string> = new Set();

/**
 * From now on this page keeps what cannot be sent of these calls; true the first time. The demo, whose server is in the
 * browser, keeps nothing.
 */
export function startKeeping(calls: readonly string[]): boolean {
  const isFirst = !isKeeping;
  isKeeping = true;
  keepable = new Set(calls);
  return isFirst;
}

/** Whether entries of this call are kept: nothing else that lies on the device is sent in anybody's name. */
export function isKeepable(call: string): boolean {
  return keepable.has(call);
}

/** Whose entries this page keeps: the signed-in person of their hospital; undefined where it keeps none. */
export function keepingFor(): string | undefined {
  const session = currentSession();
  if (!isKeeping || session.status !== 'signed-in') return undefined;
  return `${session.person.tenant.id} ${session.person.user.id}`;
}
