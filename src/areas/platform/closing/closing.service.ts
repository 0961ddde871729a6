import { hasReadyExport } from '#areas/leaving/leaving.public.ts';
import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput, CallOutput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { notice } from '../platform.notices.ts';
import type * as contract from './closing.contract.ts';
import { issue } from './closing.issues.ts';
import {
  insertClosure,
  markTenant,
  selectEmail,
  selectName,
  selectOpenClosure,
  selectWaitingDays,
  writeClosure,
} from './closing.queries.ts';

const dayMs = 86_400_000;

export async function readClosing(context: CallContext): Promise<CallOutput<typeof contract.readClosing>> {
  const { db, tenantId, clock } = context;
  const { name: hospitalName } = await selectName(db, tenantId);
  const hasExport = await hasReadyExport(db, tenantId, clock.now());
  return context.atOperator(async (operator) => {
    const open = await selectOpenClosure(operator.db, operator.tenantId, tenantId);
    return {
      closing: open
        ? {
            id: open.id,
            reason: open.reason,
            askedByName: open.asked_by_name,
            askedAt: open.asked_at,
            closesAt: open.closes_at,
          }
        : null,
      hospitalName,
      waitingDays: await selectWaitingDays(operator.db, operator.tenantId),
      hasExport,
      canBeClosed: operator.tenantId !== tenantId,
    };
  });
}

/**
 * Notes that the account is to be closed; every administrator is told, and everything works on until the time is over.
 * @throws AppError FORBIDDEN for who is no administrator and for the platform itself; INVALID_INPUT for another name,
 * and where there is neither an archive nor the word that none is wanted; WRONG_STATE when it is being closed already.
 */
export async function askClosing(
  context: CallContext,
  { typedName, reason, withoutExport }: CallInput<typeof contract.askClosing>,
): Promise<{ closesAt: string }> {
  const { db, tenantId, actor, clock } = context;
  requireAdministrator(context);
  const { name, slug } = await selectName(db, tenantId);
  if (typedName !== name) throw invalidFields({ typedName: issue('otherName') });
  const now = clock.now();
  const hasExport = await hasReadyExport(db, tenantId, now);
  if (!hasExport && !withoutExport) throw invalidFields({ withoutExport: issue('noExport') });
  const email = await selectEmail(db, tenantId, actor.userId);
  const id = newId();
  const at = now.toISOString();
  const closesAt = await context.atOperator(async (operator) => {
    if (operator.tenantId === tenantId) throw new AppError('FORBIDDEN', { permission: 'admin.settings' });
    const days = await selectWaitingDays(operator.db, operator.tenantId);
    const end = new Date(now.getTime() + days * dayMs).toISOString();
    await refusing(
      insertClosure(operator.db, {
        tenant_id: operator.tenantId,
        id,
        hospital_id: tenantId,
        hospital_name: name,
        hospital_slug: slug,
        status: 'waiting',
        reason,
        has_export: hasExport,
        asked_by_name: actor.name,
        asked_by_email: email,
        asked_at: at,
        closes_at: end,
      }),
      { account_closure_one_open: () => new AppError('WRONG_STATE', { status: 'waiting' }) },
    );
    operator.audit({
      action: 'CREATE',
      resource: 'account_closures',
      resourceId: id,
      newValues: { closesAt: end },
    });
    operator.announce('clients');
    return end;
  });
  await markTenant(db, tenantId, { closes_at: closesAt });
  context.audit({
    action: 'CLOSING',
    resource: 'account_closing',
    resourceId: id,
    newValues: { reason, closesAt, hasExport },
  });
  const others = (await findPeopleWith(db, tenantId, 'admin.settings')).filter((one) => one !== actor.userId);
  await notifyAll(context, others, {
    notice: notice('closing', { person: actor.name }),
    link: '/dashboard/settings',
  });
  context.announce('settings');
  return { closesAt };
}

/** @throws AppError FORBIDDEN as above; WRONG_STATE when nobody closes it, or it is being deleted already. */
export async function takeBackClosing(context: CallContext): Promise<{ kept: true }> {
  const { db, tenantId, actor, clock } = context;
  requireAdministrator(context);
  const at = clock.now().toISOString();
  const id = await context.atOperator(async (operator) => {
    const open = await selectOpenClosure(operator.db, operator.tenantId, tenantId);
    const place = { tenantId: operator.tenantId, id: open?.id ?? newId(), status: 'waiting' } as const;
    const back = { status: 'taken_back', taken_back_at: at, taken_back_by_name: actor.name } as const;
    if (!open || !(await writeClosure(operator.db, place, back))) {
      throw new AppError('WRONG_STATE', { status: open?.status ?? null });
    }
    operator.audit({ action: 'TAKEN_BACK', resource: 'account_closures', resourceId: open.id });
    operator.announce('clients');
    return open.id;
  });
  await markTenant(db, tenantId, { closes_at: null });
  context.audit({ action: 'TAKEN_BACK', resource: 'account_closing', resourceId: id });
  context.announce('settings');
  return { kept: true };
}

function requireAdministrator({ actor }: CallContext): void {
  if (!actor.isAdministrator) throw new AppError('FORBIDDEN', { permission: 'admin.settings' });
}
