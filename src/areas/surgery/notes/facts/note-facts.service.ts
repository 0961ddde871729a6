import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type { SurgicalCase, TeamRole } from '../../cases/case.contract.ts';
import { readCase } from '../../cases/case.service.ts';
import { selectCountEntries } from '../../counts/count.queries.ts';
import { toState } from '../../counts/count.record.ts';
import { countState, expectedItems, lastCount } from '../../counts/count.rules.ts';
import { selectImplants } from '../../implants/implant.queries.ts';
import { readTimes } from '../../milestones/milestone.service.ts';
import { selectSpecimens } from '../../specimens/specimen.queries.ts';
import type * as contract from './note-facts.contract.ts';
import type { NoteCounts, NoteFacts } from './note-facts.contract.ts';

/** More implants than one operation has. */
const maxImplants = 100;

export async function getNoteFacts(
  context: CallContext,
  { caseId }: CallInput<typeof contract.getNoteFacts>,
) {
  const found = await readCase(context, caseId);
  return {
    caseId,
    patient: { id: found.patient.id, isRestricted: found.patient.isRestricted },
    procedureId: found.procedureId,
    facts: await factsOf(context, found),
  };
}

/** What is known of an operation now. @throws AppError NOT_FOUND */
export async function readNoteFacts(context: CallContext, caseId: string): Promise<NoteFacts> {
  return factsOf(context, await readCase(context, caseId));
}

async function factsOf(context: CallContext, found: SurgicalCase): Promise<NoteFacts> {
  const { db, tenantId } = context;
  const caseId = found.id;
  const [times, implants, specimens, counts] = await Promise.all([
    readTimes(context, caseId),
    selectImplants(db, tenantId, { caseId, limit: maxImplants }),
    selectSpecimens(db, tenantId, caseId),
    selectCountEntries(db, tenantId, caseId),
  ]);
  return {
    procedureName: found.procedureName ?? '',
    laterality: found.laterality ?? 'not_applicable',
    site: found.site,
    preOpDiagnosis: found.preOpDiagnosis,
    theatreName: found.theatre?.name ?? null,
    team: teamOf(found),
    startedAt: found.actualStartTime,
    endedAt: found.actualEndTime,
    times,
    implants: implants
      .filter(({ status }) => status === 'implanted')
      .toReversed()
      .map(({ name, manufacturer, lot_number: lotNumber, serial_number: serialNumber }) => ({
        name,
        manufacturer,
        lotNumber,
        serialNumber,
      })),
    specimens: specimens.map(({ description, order_number: orderNumber }) => ({ description, orderNumber })),
    counts: countsOf(counts),
  };
}

function teamOf({ surgeon, assistantSurgeon, anesthesiologist, nurses }: SurgicalCase): NoteFacts['team'] {
  const named = (role: TeamRole, person: { name: string } | null) =>
    person ? [{ role, name: person.name }] : [];
  return [
    ...named('surgeon', surgeon),
    ...named('assistant', assistantSurgeon),
    ...named('anesthesiologist', anesthesiologist),
    ...nurses.flatMap((nurse) => named('nurse', nurse)),
  ];
}

function countsOf(rows: Awaited<ReturnType<typeof selectCountEntries>>): NoteCounts {
  const entries = rows.map(toState);
  const { missing, settlement } = countState(entries);
  const before = lastCount(entries, 'before');
  const end = lastCount(entries, 'end');
  const last = rows.find(({ id }) => id === (end ?? before)?.id);
  return {
    isNothing: before?.facts.isNothing ?? false,
    lines: expectedItems(entries).map(({ code, name, ...expected }) => ({
      name,
      ...expected,
      end: end?.facts.lines.find((line) => line.code === code)?.counted ?? null,
    })),
    countedBy: last
      ? [last.entered_by_name, ...(last.confirmed_by_name ? [last.confirmed_by_name] : [])]
      : [],
    missing: [...missing],
    reason: settlement?.facts.reason ?? null,
  };
}
