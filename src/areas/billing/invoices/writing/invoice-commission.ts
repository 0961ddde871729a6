import { accrueCommission, withdrawCommission } from '#areas/referrals/referrals.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { invalidFields, isAppError } from '#kernel/app-error.ts';
import { subtractMinor } from '#kernel/money/minor-units.ts';
import { issue } from '../invoice.issues.ts';
import type { InvoiceRow } from '../invoice.queries.ts';

type Accruing = Pick<
  InvoiceRow,
  'patient_id' | 'appointment_id' | 'referral_id' | 'referrer_id' | 'total_minor' | 'tax_minor'
>;

/**
 * Records the referral when an invoice that names a referrer is sent; the commission is reckoned on what the hospital
 * earns, without tax. Lock the invoice's row before, take counters and figures after.
 * @throws AppError INVALID_INPUT at the field for a referrer who is unknown or inactive.
 */
export async function accrueOnSending(context: CallContext, invoice: Accruing): Promise<string | null> {
  const { referrer_id: referrerId, referral_id: referralId, patient_id: patientId } = invoice;
  if (!referrerId || referralId || !patientId) return referralId;
  try {
    return await accrueCommission(context, {
      referrerId,
      patientId,
      appointmentId: invoice.appointment_id,
      amountMinor: subtractMinor(invoice.total_minor, invoice.tax_minor),
    });
  } catch (error) {
    if (isAppError(error, 'NOT_FOUND') || isAppError(error, 'WRONG_STATE')) {
      throw invalidFields({ referrerId: issue('referrerClosed') });
    }
    throw error;
  }
}

/** Takes back the commission that was recorded when a now void invoice was sent; a referral named by hand stays. */
export async function withdrawOnVoiding(context: CallContext, invoice: Accruing): Promise<void> {
  if (!invoice.referrer_id || !invoice.referral_id) return;
  await withdrawCommission(context, invoice.referral_id);
}
