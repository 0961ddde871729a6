import type { useWitness } from '#areas/stock/witness-fields.public.ts';
import { secondsAhead } from '#client/contact/server-clock.ts';
import type { Submission } from '#client/remote.ts';
import type { KeepableOptions } from '#client/unsent/keepable-write.ts';
import {
  administerDose,
  administerWitnessed,
  giveAsNeeded,
  giveAsNeededWitnessed,
} from '../../mar/mar.calls.ts';
import type { DoseAsked } from '../../mar/mar.hooks.ts';
import { type AdministerFields, saidFields } from './administer-form.values.ts';

type Witness = ReturnType<typeof useWitness>['fields'];

/** What every call takes, with how far the clock of this device is ahead: the time is put right before it is sent. */
function inputOf(fields: AdministerFields) {
  const ahead = secondsAhead();
  return { ...saidFields(fields), ...(ahead !== undefined && { deviceAheadSeconds: ahead }) };
}

function decisionOf({ status, timingReason, reasonNotGiven }: AdministerFields) {
  return { status, ...(status === 'given' ? { timingReason } : { reasonNotGiven }) };
}

/** Sends what was decided of a dose, or keeps it on this device. */
export function sendDose(
  { doseId, doseLineId = '' }: DoseAsked,
  fields: AdministerFields,
  options: KeepableOptions,
) {
  const said = inputOf(fields);
  return doseId === undefined
    ? giveAsNeeded({ doseLineId, ...said }, options)
    : administerDose({ doseId, ...decisionOf(fields), ...said }, options);
}

/** Sends what was decided with the second person who confirms it; that is never kept on the device. */
export function sendWitnessed(
  { doseId, doseLineId = '' }: DoseAsked,
  fields: AdministerFields,
  witness: Witness,
  submission: Submission,
) {
  const said = { ...inputOf(fields), ...witness };
  return doseId === undefined
    ? giveAsNeededWitnessed({ doseLineId, ...said }, submission)
    : administerWitnessed({ doseId, ...decisionOf(fields), ...said }, submission);
}
