import { currentSession } from '#client/session.ts';

let isKeeping = false;

/** From now on this page keeps what cannot be sent; true the first time. The demo, whose server is in the browser, keeps nothing. */
export function startKeeping(): boolean {
  const isFirst = !isKeeping;
  isKeeping = true;
  return isFirst;
}

/** Whose entries this page keeps: the signed-in person of their hospital; undefined where it keeps none. */
export function keepingFor(): string | undefined {
  const session = currentSession();
  if (!isKeeping || session.status !== 'signed-in') return undefined;
  return `${session.person.tenant.id} ${session.person.user.id}`;
}
