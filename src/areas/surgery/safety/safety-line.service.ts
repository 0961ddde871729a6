import { allergiesInShort } from '#areas/patients/patients.public.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { requireCase } from '../cases/case.service.ts';
import type * as contract from './safety-line.contract.ts';
import { type SafetyFacts, safetyLine } from './safety-line.contract.ts';
import { weightOf } from './weight.record.ts';

/** @throws AppError NOT_FOUND */
export async function readSafetyLine(
  context: CallContext,
  { caseId }: CallInput<typeof contract.readSafetyLine>,
): Promise<SafetyFacts> {
  const row = await requireCase(context, caseId);
  return toRecord(safetyLine, row, {
    patient: toNamedPatient(row),
    allergies: allergiesInShort(row),
    weight: weightOf(row),
  });
}
