import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { createCase } from '../booking/booking.service.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { confirmCase, recordConsent, startCase } from '../steps/case-steps.service.ts';
import type * as contract from './emergency.contract.ts';

/**
 * Books an emergency over whatever stands in the way, records its consent or why there is none, and starts it without
 * its complete checklist, each step as if it were taken by itself: all of them or none.
 * @throws AppError NOT_FOUND, INVALID_INPUT at the field, THEATRE_OCCUPIED while another case is in the theatre
 */
export async function startEmergency(
  context: CallContext,
  input: CallInput<typeof contract.startEmergency>,
): Promise<SurgicalCase> {
  const { reason, consent, startedAt, lateReason, ...fields } = input;
  const start = startedAt ?? context.clock.now().toISOString();
  const {
    id: caseId,
    version,
    surgeon,
  } = await createCase(context, {
    ...fields,
    admissionId: null,
    procedureCode: null,
    preOpDiagnosis: null,
    urgency: 'emergency',
    scheduledStartTime: start,
    bloodNeeds: null,
    equipmentNeeds: null,
    fastingFrom: null,
    notes: null,
    overbook: { reason },
    outsideSession: { reason },
  });
  const explainedBy = surgeon?.name ?? context.actor.name;
  const consented = await recordConsent(context, {
    caseId,
    version,
    // What was signed was signed before the operation began.
    consent:
      consent.kind === 'signed' ? { ...consent, explainedBy, witness: null, signedAt: start } : consent,
  });
  const confirmed = await confirmCase(context, { caseId, version: consented.version });
  return startCase(context, {
    caseId,
    version: confirmed.version,
    override: { reason },
    startedAt,
    lateReason,
    confirmed: [],
  });
}
