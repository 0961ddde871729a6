import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { fieldsOf } from '../booking/booked-fields.ts';
import { changeCase } from '../booking/case-change.service.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { issue } from '../case.issues.ts';
import type { CaseRow } from '../case.queries.ts';
import { isPlanned, minutesBetween } from '../case.rules.ts';
import { requireCase } from '../case.service.ts';
import { isStillInTheatre } from '../../milestones/milestone.service.ts';
import { followCharges } from '../../charges/following/follow-charges.service.ts';
import { type PaperSignatures, paperFault } from '../../consents/signing/paper.rules.ts';
import { readWording } from '../../consents/wording/consent-wording.service.ts';
import { consentFor, forNothing } from '../../consents/consent.rules.ts';
import { checkSafety } from '../safety-gate.ts';
import { askAboutStart, refuseOtherConsent, refuseUnclearOperation } from './start-checks.service.ts';
import { acceptEnd, acceptStart, refuseSharedTheatre } from './step-times.service.ts';
import { occupyTheatre, releaseTheatre } from '../../theatres/theatre-use.service.ts';
import type * as contract from './case-steps.contract.ts';

/** @throws AppError STALE, WRONG_STATE for a case that is not scheduled or has no time */
export async function confirmCase(
  context: CallContext,
  { caseId, version }: CallInput<typeof contract.confirmCase>,
): Promise<SurgicalCase> {
  const stored = await requireCase(context, caseId);
  if (stored.status !== 'scheduled' || stored.scheduled_start === null) throw wrongState(stored);
  return changeCase(context, stored, version, { fields: fieldsOf(stored), status: 'confirmed' });
}

/** @throws AppError STALE, WRONG_STATE for a case that has begun, is over or is postponed already */
export async function postponeCase(
  context: CallContext,
  { caseId, version, reason }: CallInput<typeof contract.postponeCase>,
): Promise<SurgicalCase> {
  const stored = await requireCase(context, caseId);
  if (stored.status !== 'scheduled' && stored.status !== 'confirmed') throw wrongState(stored);
  return changeCase(context, stored, version, {
    fields: fieldsOf(stored),
    status: 'postponed',
    used: { postpone_reason: reason },
  });
}

/** @throws AppError STALE, WRONG_STATE for a case that has begun or is over */
export async function cancelCase(
  context: CallContext,
  { caseId, version, reason }: CallInput<typeof contract.cancelCase>,
): Promise<SurgicalCase> {
  const stored = await requireCase(context, caseId);
  if (!isPlanned(stored.status)) throw wrongState(stored);
  return changeCase(context, stored, version, {
    fields: fieldsOf(stored),
    status: 'cancelled',
    used: { cancel_reason: reason },
  });
}

/**
 * @throws AppError STALE, WRONG_STATE once it has begun, CONSENT_SIGNED for one that was signed on the screen,
 * INVALID_INPUT for a waiver without an emergency, and for names on the paper that cannot be
 */
export async function recordConsent(
  context: CallContext,
  { caseId, version, consent }: CallInput<typeof contract.recordConsent>,
): Promise<SurgicalCase> {
  const { actor, clock } = context;
  const stored = await requireCase(context, caseId);
  if (!isPlanned(stored.status)) throw wrongState(stored);
  if (stored.consent_id !== null) throw new AppError('CONSENT_SIGNED');
  // A consent for something else is taken back and asked for anew, never written over.
  refuseOtherConsent(stored);
  if (consent.kind === 'waived' && stored.urgency !== 'emergency') {
    throw invalidFields({ consent: issue('waiverEmergencyOnly') });
  }
  if (consent.kind === 'signed') await refuseFaultyPaper(context, stored, consent);
  const now = clock.now().toISOString();
  const signedAt = consent.kind === 'signed' ? (consent.signedAt ?? now) : null;
  if (signedAt !== null && signedAt > now) throw invalidFields({ 'consent.signedAt': issue('inTheFuture') });
  const used = {
    consent_signed_by: consent.kind === 'signed' ? consent.signedBy : null,
    consent_relation: consent.kind === 'signed' ? consent.relation : null,
    consent_explained_by: consent.kind === 'signed' ? consent.explainedBy : null,
    consent_witness: consent.kind === 'signed' ? consent.witness : null,
    consent_signed_at: signedAt,
    consent_recorded_by: consent.kind === 'signed' ? actor.userId : null,
    consent_waived_reason: consent.kind === 'waived' ? consent.reason : null,
    ...(consent.kind === 'signed' ? consentFor(stored) : forNothing),
  };
  return changeCase(context, stored, version, { fields: fieldsOf(stored), used });
}

/** The witness and the surgeon are others than who signs; an emergency does not wait for a witness. */
async function refuseFaultyPaper(
  context: CallContext,
  { urgency }: CaseRow,
  paper: PaperSignatures,
): Promise<void> {
  const { general } = await readWording(context, null);
  const fault = paperFault(paper, general.needsWitness && urgency !== 'emergency');
  if (fault) throw fault;
}

/**
 * @throws AppError STALE, WRONG_STATE for a case that is not confirmed, SIDE_MISSING, CONSENT_MISSING,
 * CONSENT_INCOMPLETE, CONSENT_FOR_OTHER, SAFETY_CHECKS_MISSING, START_UNCONFIRMED until what is unusual is confirmed, THEATRE_OCCUPIED while another case is in the theatre, INVALID_INPUT at `startedAt` and `lateReason`
 */
export async function startCase(
  context: CallContext,
  { caseId, version, override, startedAt, lateReason, confirmed }: CallInput<typeof contract.startCase>,
): Promise<SurgicalCase> {
  const stored = await requireCase(context, caseId);
  if (stored.status !== 'confirmed') throw wrongState(stored);
  refuseUnclearOperation(stored);
  await checkSafety(context, stored, 'start', override);
  const now = context.clock.now().toISOString();
  const { at, late } = await acceptStart(context, stored, { startedAt, lateReason });
  const doubts = await askAboutStart(context, stored, { at, confirmed });
  const started = await changeCase(context, stored, version, {
    fields: fieldsOf(stored),
    status: 'in_progress',
    used: { actual_start: at, start_late_reason: late },
    more: {
      ...(override && { overrideReason: override.reason }),
      ...(late && { lateReason: late }),
      ...(doubts.length > 0 && { confirmed: doubts }),
    },
  });
  // Theatres are locked after what is booked, by everybody.
  await occupyTheatre(context, { theatreId: stored.theatre_id!, caseId, at: now });
  if (startedAt !== undefined) {
    await refuseSharedTheatre(context, stored, { field: 'startedAt', from: at, to: at });
  }
  return started;
}

/**
 * @throws AppError STALE, WRONG_STATE for a case that is not under way, SAFETY_CHECKS_MISSING, COUNTS_MISSING,
 * COUNTS_DISAGREE, INVALID_INPUT at `endedAt` and `lateReason`
 */
export async function completeCase(
  context: CallContext,
  { caseId, version, override, endedAt, lateReason }: CallInput<typeof contract.completeCase>,
): Promise<SurgicalCase> {
  const stored = await requireCase(context, caseId);
  if (stored.status !== 'in_progress' || stored.actual_start === null) throw wrongState(stored);
  await checkSafety(context, stored, 'complete', override);
  const now = context.clock.now().toISOString();
  const { at, late } = await acceptEnd(context, stored.actual_start, { endedAt, lateReason });
  const completed = await changeCase(context, stored, version, {
    fields: fieldsOf(stored),
    status: 'completed',
    used: {
      actual_end: at,
      actual_minutes: minutesBetween(stored.actual_start, at),
      end_late_reason: late,
    },
    more: { ...(override && { overrideReason: override.reason }), ...(late && { lateReason: late }) },
  });
  if (endedAt !== undefined || stored.start_late_reason !== null) {
    await refuseSharedTheatre(context, stored, { field: 'endedAt', from: stored.actual_start, to: at });
  }
  // Where milestones are recorded, the theatre is free once the patient is out of it.
  if (!(await isStillInTheatre(context, caseId))) {
    await releaseTheatre(context, { theatreId: stored.theatre_id!, caseId, at: now });
  }
  await followCharges(context, caseId);
  return completed;
}

function wrongState({ status }: CaseRow): AppError {
  return new AppError('WRONG_STATE', { status });
}
