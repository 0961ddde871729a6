import { AppError } from '../app-error.ts';
import { type Actor, can } from './actor.ts';
import type { Permission } from './permissions.ts';

/**
 * States of records, by the table they are kept in, that need a permission: to bring a record into the state and to
 * take it out again, whichever call does it. All other states need no more than the call's own permission.
 */
export const guardedStates = {
  appointment: { cancelled: 'appointments.delete' },
  care_package: { inactive: 'billing.write' },
  deposit_refund_request: { approved: 'billing.refunds', rejected: 'billing.refunds' },
  diagnosis: { inactive: 'admin.settings' },
  doctor: { inactive: 'admin.settings' },
  invoice: { void: 'billing.write' },
  lab_order: { cancelled: 'lab.write' },
  lab_test: { inactive: 'lab.catalog' },
  patient: { inactive: 'patients.delete' },
  payout: {
    approved: 'referrals.commissions',
    paid: 'referrals.commissions',
    cancelled: 'referrals.commissions',
  },
  referral: { paid: 'referrals.commissions' },
  referrer: { inactive: 'referrals.commissions' },
  refund_request: { approved: 'billing.refunds', rejected: 'billing.refunds' },
  service: { inactive: 'billing.write' },
  stock_count: { approved: 'inventory.approve', rejected: 'inventory.approve' },
  stock_recall: { lifted: 'inventory.approve' },
  stock_request: { approved: 'inventory.approve', rejected: 'inventory.approve' },
  timed_charge: { inactive: 'billing.write' },
  user_account: { inactive: 'admin.users' },
  ward: { inactive: 'beds.admin' },
} as const satisfies Record<string, Readonly<Record<string, Permission>>>;

export type GuardedTable = keyof typeof guardedStates;

/** The permissions that a change of state needs; `from` is null for a new record. */
export function permissionsOfChange(table: GuardedTable, from: string | null, to: string): Permission[] {
  if (from === to) return [];
  const needed: Readonly<Record<string, Permission>> = guardedStates[table];
  const ofBoth = [from === null ? undefined : needed[from], needed[to]];
  return [...new Set(ofBoth.filter((permission) => permission !== undefined))];
}

/** True when the actor may take a record from one state to another. */
export function mayChangeState(
  actor: Pick<Actor, 'permissions' | 'isAdministrator'>,
  table: GuardedTable,
  from: string | null,
  to: string,
): boolean {
  return permissionsOfChange(table, from, to).every((permission) => can(actor, permission));
}

/** @throws AppError FORBIDDEN with the permission that the actor lacks for this change of state. */
export function refuseStateChange(actor: Actor, table: GuardedTable, from: string | null, to: string): void {
  const missing = permissionsOfChange(table, from, to).find((permission) => !can(actor, permission));
  if (missing !== undefined) throw new AppError('FORBIDDEN', { permission: missing });
}
