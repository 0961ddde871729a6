import { type ModuleFlag, moduleOf } from './modules.ts';
import type { Permission, PermissionDemand } from './permissions.ts';

/** The signed-in person on whose behalf a call runs. */
export interface Actor {
  readonly userId: string;
  readonly tenantId: string;
  readonly tenantSlug: string;
  readonly sessionId: string;
  readonly name: string;
  readonly permissions: ReadonlySet<Permission>;
  /** Passes every permission check and sees every module of the own tenant. */
  readonly isAdministrator: boolean;
  readonly modules: Readonly<Record<ModuleFlag, boolean>>;
  /** The hospital asks everybody for a second factor and this person has none yet: they can set it up, no more. */
  readonly mustSetUpSecondFactor: boolean;
  /** Set where the operator has suspended the hospital: they read and take out, and write nothing. */
  readonly isSuspended?: true;
  /** IANA zone of the tenant, such as `Asia/Dhaka`. */
  readonly timeZone: string;
  /** Set where the platform's operator reads a hospital that has granted it: nobody of the hospital, and reads alone. */
  readonly support?: {
    readonly accessId: string;
    readonly operatorTenantId: string;
    /** What it was granted for. */
    readonly purpose: string;
  };
  /** Set where no person calls but another program, by a key; `userId` is then the account in whose name it writes. */
  readonly machine?: { readonly keyId: string };
}

type PermissionHolder = Pick<Actor, 'permissions' | 'isAdministrator'>;

/**
 * True when the actor holds the permission, or one of several. Administrators pass every check but
 * `super_admin`, which only the platform's own operators hold.
 */
export function can(actor: PermissionHolder, demand: PermissionDemand): boolean {
  return typeof demand === 'string' ? holds(actor, demand) : demand.some((one) => holds(actor, one));
}

function holds(actor: PermissionHolder, permission: Permission): boolean {
  if (actor.permissions.has(permission)) return true;
  return actor.isAdministrator && permission !== 'super_admin';
}

/** True when the tenant has the module on; administrators see every module. */
export function hasModule(actor: Pick<Actor, 'modules' | 'isAdministrator'>, flag: ModuleFlag): boolean {
  return actor.isAdministrator || actor.modules[flag];
}

/** True when the actor holds the permission, or one of several, and the module that it is for is on. */
export function mayUse(actor: PermissionHolder & Pick<Actor, 'modules'>, demand: PermissionDemand): boolean {
  const permissions = typeof demand === 'string' ? [demand] : demand;
  return permissions.some((permission) => {
    const module = moduleOf(permission);
    return can(actor, permission) && (module === undefined || hasModule(actor, module));
  });
}

/** Stands in the audit trail for whoever may run commands on the server's machine; nobody can sign in as it. */
export const commandLineUserId = '00000000-0000-0000-0000-000000000000';

/** The account of an actor; null of the command line, which has none. */
export function accountOf({ userId }: Actor): string | null {
  return userId === commandLineUserId ? null : userId;
}
