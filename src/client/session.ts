import type { WeekStart } from '#kernel/time/week-times.ts';
import { hasModule, mayUse } from '#kernel/access/actor.ts';
import { readModules, type ModuleFlag } from '#kernel/access/modules.ts';
import type { Permission, PermissionDemand } from '#kernel/access/permissions.ts';
import { createStore, useStore } from './store.ts';

/** What the server tells of the signed-in person and their hospital (output of `sessions.find`). */
export interface SessionAnswer {
  user: { id: string; email: string; firstName: string; lastName: string; roles: string[] };
  permissions: string[];
  isAdministrator: boolean;
  modules: Record<string, boolean>;
  mustSetUpSecondFactor: boolean;
  isSuspended?: true | undefined;
  tenant: Tenant;
}

export interface Tenant {
  id: string;
  slug: string;
  name: string;
  address: string | null;
  phone: string | null;
  email: string | null;
  currencyCode: string;
  timeZone: string;
  dateFormat: string;
  timeFormat: '12h' | '24h';
  numberGrouping: 'thousand' | 'lakh';
  weekStart: WeekStart;
  /** Hundredths of a percent: 1000 is 10 percent. */
  taxRateBasisPoints: number;
  payoutWithholdingBasisPoints: number;
  /** Another one after each change of the logo; null without a logo. */
  logoVersion: string | null;
  /** It runs the platform and is no hospital. */
  isPlatform?: true | undefined;
}

/** The signed-in person, in the shape the kernel's permission checks take. */
export interface Person {
  readonly user: SessionAnswer['user'];
  readonly tenant: Tenant;
  readonly permissions: ReadonlySet<Permission>;
  readonly isAdministrator: boolean;
  readonly modules: Readonly<Record<ModuleFlag, boolean>>;
  /** The hospital asks everybody for a second factor: until theirs is set up the person can do nothing else. */
  readonly mustSetUpSecondFactor: boolean;
  /** The operator has suspended the hospital: its people read and take out, and write nothing. */
  readonly isSuspended?: true | undefined;
}

export type SessionState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'signed-out' }
  /** `hasEnded`: the server no longer knows the session; the page stays and asks to sign in again. */
  | { status: 'signed-in'; person: Person; hasEnded: boolean };

const session = createStore<SessionState>({ status: 'loading' });

/** The session at this moment, for code outside components. */
export const currentSession: () => SessionState = session.get;

/** Calls back whenever the session changes; returns how to stop. */
export const subscribeToSession: (listener: () => void) => () => void = session.subscribe;

/** Follows the session. */
export function useSession(): SessionState {
  return useStore(session);
}

function personOf(answer: SessionAnswer): Person {
  return {
    user: answer.user,
    tenant: answer.tenant,
    // Not held against the catalogue: its labels would be in the first download. A code that no screen knows opens none.
    permissions: new Set(answer.permissions as Permission[]),
    isAdministrator: answer.isAdministrator,
    modules: readModules(answer.modules),
    mustSetUpSecondFactor: answer.mustSetUpSecondFactor,
    isSuspended: answer.isSuspended,
  };
}

/** The server told who is signed in. */
export function beginSession(answer: SessionAnswer): void {
  session.set({ status: 'signed-in', person: personOf(answer), hasEnded: false });
}

/** Nobody is signed in (any more). */
export function clearSession(): void {
  session.set({ status: 'signed-out' });
}

/** It could not be found out who is signed in. */
export function failSession(error: unknown): void {
  session.set({ status: 'failed', error });
}

/** It is being found out who is signed in. */
export function awaitSession(): void {
  session.set({ status: 'loading' });
}

/** A call was refused because the session is over: the page stays until the person signs in again or leaves. */
export function markSessionEnded(): void {
  const state = session.get();
  if (state.status === 'signed-in') session.set({ ...state, hasEnded: true });
}

/** A call was refused until the person has set up a second factor: the page asks for that first. */
export function demandSecondFactor(): void {
  const state = session.get();
  if (state.status !== 'signed-in' || state.person.mustSetUpSecondFactor) return;
  session.set({ ...state, person: { ...state.person, mustSetUpSecondFactor: true } });
}

/** Resolves when the ended session goes on: true when the same person signed in again. */
export function sessionRenewed(): Promise<boolean> {
  const before = session.get();
  if (before.status !== 'signed-in') return Promise.resolve(false);
  if (!before.hasEnded) return Promise.resolve(true);
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      const state = session.get();
      if (state.status === 'signed-in' && state.hasEnded) return;
      stop();
      resolve(state.status === 'signed-in' && state.person.user.id === before.person.user.id);
    });
  });
}

/** The signed-in person; only for screens behind the sign-in guard. */
export function usePerson(): Person {
  const state = useSession();
  if (state.status !== 'signed-in') throw new Error('This screen needs a signed-in person.');
  return state.person;
}

/** Whether the signed-in person may do something here and now: `const may = useMay(); may('patients.write')`. */
export function useMay(): (permission: PermissionDemand) => boolean {
  const person = usePerson();
  return (permission) => mayUse(person, permission);
}

/** What a screen, menu item or button demands before it is shown. */
export interface Demand {
  permission?: PermissionDemand;
  module?: ModuleFlag;
  /** The module of the area that shows it, where that is another. */
  areaModule?: ModuleFlag;
  /** What its group of pages demands besides: to read in the module. */
  groupPermission?: PermissionDemand;
}

/** True when the person may see what has this demand. */
export function meetsDemand(person: Person, demand: Demand): boolean {
  const { permission, module, areaModule, groupPermission } = demand;
  if (module && !hasModule(person, module)) return false;
  if (areaModule && !hasModule(person, areaModule)) return false;
  return [permission, groupPermission].every((one) => one === undefined || mayUse(person, one));
}
