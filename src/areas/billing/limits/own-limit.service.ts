import {
  confirmSecondPerson,
  listSecondPersons,
  selectLimitsOfPerson,
  selectRolesWithLimits,
  writeLimitsOfRole,
} from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './own-limit.contract.ts';
import { givenAwayBasisPoints, type OwnLimit, type PricedLine, widestOf } from './own-limit.rules.ts';

const limited = ['billing.write', 'billing.close'] as const;

export async function listOwnLimits({ db, tenantId }: CallContext) {
  return { rows: await selectRolesWithLimits(db, tenantId, limited) };
}

/** @throws AppError NOT_FOUND, also for a role that bills nothing */
export async function setOwnLimit(
  context: CallContext,
  { roleId, ...limits }: CallInput<typeof contract.setOwnLimit>,
) {
  const { db, tenantId } = context;
  const before = (await selectRolesWithLimits(db, tenantId, limited)).find((role) => role.roleId === roleId);
  if (!before) throw new AppError('NOT_FOUND');
  await writeLimitsOfRole(db, tenantId, roleId, limits);
  const after = { ...before, ...limits };
  context.audit({
    action: 'UPDATE',
    resource: 'billing_limits',
    resourceId: roleId,
    ...changedFields(before, after),
  });
  context.announce('billing-settings');
  return after;
}

export function listSecondPersonsOfBills(context: CallContext) {
  return listSecondPersons(context, 'billing.refunds');
}

/** Who confirms, as the call takes it. */
export interface NamedSecond {
  secondPersonId?: string | null | undefined;
  secondPersonPassword?: string | null | undefined;
}

/** What somebody is about to do. */
export type LimitedAct =
  | { kind: 'discount'; basisPoints: number }
  | { kind: 'credit' | 'void'; amountMinor: number }
  | { kind: 'reopen' };

/**
 * Lets something through that lies within the own limit, or that a second person confirms who may approve refunds; the
 * id of that person, for the trail. Whoever is named has to confirm, also where nobody was needed. @throws AppError BEYOND_OWN_LIMIT with the limit where nobody confirms, and what
 * confirming a second person refuses
 */
export async function requireWithinLimit(
  context: CallContext,
  act: LimitedAct,
  { secondPersonId, secondPersonPassword }: NamedSecond,
): Promise<string | null> {
  const { db, tenantId, actor } = context;
  const permission = act.kind === 'reopen' ? 'billing.close' : 'billing.write';
  const limit = widestOf(await selectLimitsOfPerson(db, tenantId, actor.userId, permission));
  if (!secondPersonId) {
    if (isWithin(act, limit)) return null;
    const most = act.kind === 'discount' ? limit.discountBasisPoints : mostMinor(act, limit);
    throw new AppError('BEYOND_OWN_LIMIT', { act: act.kind, most });
  }
  await confirmSecondPerson(context, {
    userId: secondPersonId,
    password: secondPersonPassword ?? null,
    permission: 'billing.refunds',
    fields: { person: 'secondPersonId', password: 'secondPersonPassword' },
  });
  return secondPersonId;
}

function isWithin(act: LimitedAct, limit: OwnLimit): boolean {
  if (act.kind === 'reopen') return limit.reopensMonths;
  const most = act.kind === 'discount' ? limit.discountBasisPoints : mostMinor(act, limit);
  return most === null || (act.kind === 'discount' ? act.basisPoints : act.amountMinor) <= most;
}

function mostMinor(act: LimitedAct, limit: OwnLimit): number | null {
  return act.kind === 'credit' ? limit.creditMinor : limit.voidMinor;
}

/** The same for what an invoice gives away when it is sent. @throws AppError as `requireWithinLimit` */
export async function requireDiscountWithinLimit(
  context: CallContext,
  { lines, discountMinor }: { lines: readonly PricedLine[]; discountMinor: number },
  second: NamedSecond,
): Promise<string | null> {
  const basisPoints = givenAwayBasisPoints(lines, discountMinor);
  if (basisPoints === 0 && !second.secondPersonId) return null;
  return requireWithinLimit(context, { kind: 'discount', basisPoints }, second);
}
