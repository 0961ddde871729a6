import { findAppointment } from '#areas/appointments/appointments.public.ts';
import { findPatient } from '#areas/patients/patients.public.ts';
import { advanceDailyFigures } from '#database/daily-figures.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { subtractMinor } from '#kernel/money/minor-units.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { lockReferrer, type ReferrerRow, stepReferrer } from '../referrers/referrer.queries.ts';
import { commissionOn, referralsTopic, referrerTopic } from '../referrers/referrer.rules.ts';
import type * as contract from './referral.contract.ts';
import type { Referral } from './referral.contract.ts';
import { issue } from './referral.issues.ts';
import { insertReferrals, referralRows, selectReferral, selectReferrals } from './referral.queries.ts';
import { toReferral } from './referral.record.ts';

const referralRecord = recordOf({
  resource: 'referrals',
  topic: referralsTopic,
  rows: referralRows,
  select: selectReferral,
  toRecord: toReferral,
  refusals: { month_closed: () => new AppError('MONTH_CLOSED') },
});

export async function listReferrals(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listReferrals>,
): Promise<Page<Referral>> {
  return mapPage(await selectReferrals(db, tenantId, input), toReferral);
}

/**
 * @throws AppError NOT_FOUND without such a referrer, patient or appointment; INVALID_INPUT for the appointment of
 * another patient; WRONG_STATE for a referrer who is inactive.
 */
export async function createReferral(
  context: CallContext,
  input: CallInput<typeof contract.createReferral>,
): Promise<Referral> {
  await refuseForeignAppointment(context, input);
  return recordReferral(context, input, 'hand');
}

async function refuseForeignAppointment(
  { db, tenantId }: CallContext,
  { appointmentId, patientId }: { appointmentId?: string | null | undefined; patientId: string },
): Promise<void> {
  if (!appointmentId) return;
  const appointment = await findAppointment(db, tenantId, appointmentId);
  if (!appointment) throw new AppError('NOT_FOUND');
  if (appointment.patientId !== patientId) {
    throw invalidFields({ appointmentId: issue('appointmentOfAnother') });
  }
}

/** Many wait for the referrer's row: it is let go before the disk. */
async function recordReferral(
  context: CallContext,
  input: CallInput<typeof contract.createReferral>,
  source: Referral['source'],
): Promise<Referral> {
  const { db, tenantId, actor, clock } = context;
  const [referrer, patient] = await Promise.all([
    lockReferrer(db, tenantId, input.referrerId),
    findPatient(db, tenantId, input.patientId),
  ]);
  if (!referrer) throw new AppError('NOT_FOUND', { missing: 'referrer' });
  if (!patient) throw new AppError('NOT_FOUND', { missing: 'patient' });
  if (referrer.status !== 'active') throw new AppError('WRONG_STATE', { status: referrer.status });
  context.counting.letGoBeforeDisk();
  const now = clock.now().toISOString();
  const referredOn = dateIn(actor.timeZone, clock.now());
  const id = newId();
  const commissionMinor = accruedCommission(context, referrer, input.amountMinor);
  await insertReferrals(db, [
    {
      tenant_id: tenantId,
      id,
      referrer_id: referrer.id,
      patient_id: patient.id,
      appointment_id: input.appointmentId ?? null,
      amount_minor: input.amountMinor,
      commission_minor: commissionMinor,
      source,
      maker_ids: [actor.userId],
      ...termsOf(referrer),
      notes: input.notes,
      referred_on: referredOn,
      created_by: actor.userId,
      created_at: now,
      updated_at: now,
    },
  ]);
  await Promise.all([
    stepReferrer(db, tenantId, referrer.id, {
      referrals: 1,
      revenueMinor: input.amountMinor,
      commissionMinor,
      pendingMinor: commissionMinor,
      lastReferralAt: now,
    }),
    advanceDailyFigures(db, tenantId, referredOn, {
      'referrals.revenue': input.amountMinor,
      'referrals.commission': commissionMinor,
    }),
  ]);
  const made = toReferral(await referralRecord.requireRow(context, id));
  context.audit({ action: 'CREATE', resource: 'referrals', resourceId: id, newValues: made });
  announceChange(context, referrer.id);
  return made;
}

/** A referral that another area records in its own transaction; amounts in minor units. */
export interface AccruedReferral {
  referrerId: string;
  patientId: string;
  appointmentId: string | null;
  amountMinor: number;
}

/**
 * Records a referral with its commission in the caller's transaction and returns its id.
 * @throws AppError NOT_FOUND without such a referrer or patient; WRONG_STATE for a referrer who is inactive.
 */
export async function accrueCommission(context: CallContext, referral: AccruedReferral): Promise<string> {
  return (await recordReferral(context, { ...referral, notes: null }, 'invoice')).id;
}

/**
 * @throws AppError WRONG_STATE once it is in a payout or partly reversed; MONTH_CLOSED where that would change the
 * commission of a closed month; STALE for an old version; NOT_FOUND without such an appointment, INVALID_INPUT for
 * another patient's.
 */
export async function updateReferral(
  context: CallContext,
  { referralId, version, amountMinor, appointmentId, notes }: CallInput<typeof contract.updateReferral>,
): Promise<Referral> {
  const { db, tenantId, actor } = context;
  const found = await referralRecord.requireRow(context, referralId);
  const { referrer_id: referrerId } = found;
  await refuseForeignAppointment(context, { appointmentId, patientId: found.patient_id });
  const referrer = (await lockReferrer(db, tenantId, referrerId))!;
  context.counting.letGoBeforeDisk();
  const stored = await referralRecord.requireRow(context, referralId);
  const before = toReferral(stored);
  if (stored.payout_id || stored.reversed_minor > 0)
    throw new AppError('WRONG_STATE', { status: stored.status });
  // What accrued under other terms stays unless the amount itself changes.
  const isSame = amountMinor === stored.amount_minor;
  const commissionMinor = isSame
    ? stored.commission_minor
    : accruedCommission(context, referrer, amountMinor);
  const byHand = {
    source: 'hand' as const,
    maker_ids: [...new Set([...stored.maker_ids, actor.userId])].toSorted(),
    ...termsOf(referrer),
  };
  const values = {
    amount_minor: amountMinor,
    commission_minor: commissionMinor,
    appointment_id: appointmentId === undefined ? stored.appointment_id : appointmentId,
    notes,
    ...(!isSame && byHand),
  };
  await referralRecord.write(context, { id: referralId, version, only: { payout_id: null } }, values);
  const revenueStep = subtractMinor(amountMinor, stored.amount_minor);
  const commissionStep = subtractMinor(commissionMinor, stored.commission_minor);
  await Promise.all([
    stepReferrer(db, tenantId, referrerId, {
      revenueMinor: revenueStep,
      commissionMinor: commissionStep,
      pendingMinor: commissionStep,
    }),
    advanceDailyFigures(db, tenantId, stored.referred_on, {
      'referrals.revenue': revenueStep,
      'referrals.commission': commissionStep,
    }),
  ]);
  context.announce(referrerTopic(referrerId));
  return referralRecord.changedSince(context, before);
}

/** By which commission a referral accrues, and who set it while nobody else has agreed to it. */
function termsOf({ terms_version, terms_by, terms_confirmed_by }: ReferrerRow) {
  return { terms_version, terms_by: terms_confirmed_by === null ? terms_by : null };
}

// Fee-splitting is not lawful everywhere: a hospital that has it switched off accrues none.
function accruedCommission({ actor }: CallContext, referrer: ReferrerRow, amountMinor: number): number {
  if (!actor.modules.payouts_enabled) return 0;
  return referrer.commission_type === 'flat'
    ? commissionOn(
        { commissionType: 'flat', commissionFlatMinor: referrer.commission_flat_minor! },
        amountMinor,
      )
    : commissionOn(
        { commissionType: 'percentage', commissionBasisPoints: referrer.commission_basis_points! },
        amountMinor,
      );
}

function announceChange(context: CallContext, referrerId: string): void {
  context.announce(referralsTopic);
  context.announce(referrerTopic(referrerId));
}
