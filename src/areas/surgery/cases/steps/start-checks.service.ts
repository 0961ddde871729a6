import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { isConsentForOther } from '../../consents/consent.rules.ts';
import { isSide } from '../booking/side.rules.ts';
import type { CaseRow } from '../case.queries.ts';
import { selectPlannedAnaesthesia } from './planned-anaesthesia.queries.ts';
import { doubtsOf, type StartDoubt } from './start-doubts.rules.ts';

/**
 * Which operation it is must be beyond doubt before it begins: it has its side, and the consent is for it. No emergency
 * passes this; what is wrong is put right in one step before.
 * @throws AppError SIDE_MISSING, CONSENT_MISSING, CONSENT_INCOMPLETE, CONSENT_FOR_OTHER with the patient, and for what it was given
 */
export function refuseUnclearOperation(stored: CaseRow): void {
  if (stored.has_side === true && !isSide(stored.laterality)) throw new AppError('SIDE_MISSING');
  if (stored.consent_signed_at === null && stored.consent_waived_reason === null) {
    throw new AppError('CONSENT_MISSING');
  }
  if (stored.consent_lacks_surgeon) throw new AppError('CONSENT_INCOMPLETE');
  refuseOtherConsent(stored);
}

/** @throws AppError CONSENT_FOR_OTHER */
export function refuseOtherConsent(stored: CaseRow): void {
  if (stored.consent_signed_at !== null && isConsentForOther(stored)) {
    throw new AppError('CONSENT_FOR_OTHER', {
      patient: { id: stored.patient_id, isRestricted: stored.patient_is_restricted },
      procedureName: stored.consent_procedure,
      laterality: stored.consent_laterality,
    });
  }
}

/**
 * Asks again about what is unusual: another day than planned, no anaesthetist where an anaesthesia is planned, or one
 * person as surgeon and anaesthetist.
 * @param at when it begins
 * @returns what was unusual, for the audit trail
 * @throws AppError START_UNCONFIRMED with all of it until each is confirmed by its name
 */
export async function askAboutStart(
  { db, tenantId, actor }: CallContext,
  stored: CaseRow,
  { at, confirmed }: { at: string; confirmed: readonly StartDoubt[] },
): Promise<StartDoubt[]> {
  const dayOf = (instant: string) => dateIn(actor.timeZone, new Date(instant));
  const inTeam = (...roles: string[]) =>
    stored.team.filter(({ role }) => roles.includes(role)).map(({ id }) => id);
  const anaesthesia = await selectPlannedAnaesthesia(db, tenantId, stored.id);
  const doubts = doubtsOf({
    plannedDay: stored.scheduled_start && dayOf(stored.scheduled_start),
    day: dayOf(at),
    needsAnaesthetist: anaesthesia !== undefined && anaesthesia.type !== 'local',
    surgeonIds: inTeam('surgeon', 'assistant'),
    anaesthetistIds: inTeam('anesthesiologist'),
    recordedId: anaesthesia?.anesthesiologist_id,
  });
  if (doubts.some((doubt) => !confirmed.includes(doubt))) {
    throw new AppError('START_UNCONFIRMED', { doubts, plannedFor: stored.scheduled_start });
  }
  return doubts;
}
