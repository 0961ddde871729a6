import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import type { EntryFacts } from '../anesthesia/content/anesthesia-entry.contract.ts';
import { anesthesiaContent } from '../anesthesia/content/anesthesia-content.contract.ts';
import { anesthesiaRows, insertCompletions, insertEntries } from '../anesthesia/anesthesia.queries.ts';
import type { StoredCase } from '../cases/case.queries.ts';
import { plusMinutes } from '../cases/case.rules.ts';
import { insertChecklists } from '../checklists/checklist.queries.ts';
import { itemsOf } from '../checklists/checklist.rules.ts';
import { newChecklist } from '../checklists/checklist.service.ts';
import { publishedChecklists } from '../checklists/templates/published-checklists.ts';
import { insertCountConfirmations, insertCountEntries } from '../counts/count.queries.ts';
import { usualItems } from '../counts/items/counted-items.contract.ts';
import { noteContent } from '../notes/note-content.contract.ts';
import { insertSignedTexts, noteRows } from '../notes/note.queries.ts';

interface SamplePapers {
  tenantId: string;
  surgeonId: string;
  anesthesiologistId: string | null;
  nurseId: string | null;
  /** ISO 8601. */
  at: string;
}

type FinishedCase = StoredCase & { actual_start: string; actual_end: string };

/** A checklist for every sample case; a signed note and a completed anesthesia for those that are over. */
export async function seedPapers(db: Db, house: SamplePapers, cases: readonly StoredCase[]): Promise<void> {
  const checklists = cases.map((one) => checklistOf(house, one));
  await insertChecklists(
    db,
    checklists.map(({ row }) => row),
    checklists.flatMap(({ items }) => items),
  );
  const finished = cases.filter(
    (one): one is FinishedCase => one.actual_start !== null && one.actual_end !== null,
  );
  if (finished.length === 0) return;
  await seedCounts(db, house, finished);
  await seedNotes(db, house, finished);
  await seedAnesthesia(db, house, finished);
}

function checklistOf({ tenantId, surgeonId, nurseId }: SamplePapers, one: StoredCase) {
  const published = publishedChecklists.openward;
  const made = newChecklist(
    { tenantId, caseId: one.id, createdBy: surgeonId, at: one.created_at },
    { published, items: itemsOf(published, { addedItems: [], requiredToo: [] }), secondPerson: [] },
  );
  if (one.status !== 'completed') return made;
  const completedBy = nurseId ?? surgeonId;
  const end = one.actual_end;
  return {
    row: {
      ...made.row,
      status: 'completed' as const,
      completion_percentage: 100,
      updated_at: end ?? made.row.updated_at,
    },
    items: made.items.map((item) => ({
      ...item,
      is_completed: true,
      completed_by: completedBy,
      completed_at: item.phase === 'sign_out' ? end : one.actual_start,
      said_by: item.said_by_role === 'surgeon' ? surgeonId : completedBy,
    })),
  };
}

/** What was there before and what was added, of each kind in its order. */
const counted = [
  [20, 5],
  [5, 0],
  [4, 2],
  [2, 0],
  [32, 0],
] as const;

/** Two people have counted before and at the end; where the hospital has one nurse, the surgeon counts too. */
async function seedCounts(
  db: Db,
  { tenantId, surgeonId, anesthesiologistId, nurseId }: SamplePapers,
  finished: readonly FinishedCase[],
): Promise<void> {
  const countedBy = nurseId ?? surgeonId;
  const confirmedBy = countedBy === surgeonId ? anesthesiologistId : surgeonId;
  if (confirmedBy === null || confirmedBy === countedBy) return;
  const entries = finished.flatMap(({ id, actual_start, actual_end }) => {
    const lines = (place: 'before' | 'end') =>
      usualItems.map(({ code, name }, kind) => {
        const [before, added] = counted[kind]!;
        return place === 'before'
          ? { code, name, counted: before, expected: null }
          : { code, name, counted: before + added, expected: before + added };
      });
    const count = (moment: 'before' | 'end') => ({
      kind: 'count' as const,
      moment,
      isNothing: false,
      lines: lines(moment),
    });
    return [
      { caseId: id, at: plusMinutes(actual_start, -10), facts: count('before') },
      ...usualItems.flatMap(({ code, name }, kind) => {
        const pieces = counted[kind]![1];
        const facts = { kind: 'added' as const, code, name, pieces };
        return pieces === 0 ? [] : [{ caseId: id, at: plusMinutes(actual_start, 15), facts }];
      }),
      { caseId: id, at: plusMinutes(actual_end, -5), facts: count('end') },
    ].map((entry) => ({ id: newId(), ...entry }));
  });
  await insertCountEntries(
    db,
    entries.map(({ id, caseId, at, facts }) => ({
      tenant_id: tenantId,
      id,
      case_id: caseId,
      kind: facts.kind,
      facts: JSON.stringify(facts),
      entered_by: countedBy,
      entered_at: at,
    })),
  );
  await insertCountConfirmations(
    db,
    entries
      .filter(({ facts }) => facts.kind === 'count')
      .map(({ id, at }) => ({
        tenant_id: tenantId,
        entry_id: id,
        counted_by: countedBy,
        confirmed_by: confirmedBy,
        confirmed_at: at,
      })),
  );
}

/** The note of the last operation is still a draft. */
async function seedNotes(
  db: Db,
  { tenantId, surgeonId }: SamplePapers,
  finished: readonly FinishedCase[],
): Promise<void> {
  const notes = finished.map((one, place) => {
    const isSigned = place < finished.length - 1;
    const written = plusMinutes(one.actual_end, 20);
    const content = noteContent.parse({
      preOperativeDiagnosis: one.pre_op_diagnosis ?? '',
      postOperativeDiagnosis: one.pre_op_diagnosis ?? '',
      procedurePerformed: one.procedure_name,
      surgicalApproach: 'Standard',
      findings: 'As expected',
      procedureDetails: 'Performed in the usual way; bleeding controlled before closure.',
      estimatedBloodLoss: 50,
      closureMethod: 'In layers',
      postOpInstructions: 'Observe for 24 hours; fluids when awake.',
      followUpPlan: 'Clinic after 10 days',
    });
    const signedAt = isSigned ? plusMinutes(written, 30) : null;
    return { id: newId(), one, isSigned, written, content: JSON.stringify(content), signedAt };
  });
  await noteRows.insert(
    db,
    notes.map(({ id, one, isSigned, written, content, signedAt }) => ({
      tenant_id: tenantId,
      id,
      case_id: one.id,
      surgeon_id: surgeonId,
      note_type: 'operative',
      status: isSigned ? 'signed' : 'draft',
      draft: isSigned ? null : content,
      dictated_at: null,
      transcribed_at: isSigned ? plusMinutes(written, 10) : null,
      signed_at: signedAt,
      created_by: surgeonId,
      changed_by: surgeonId,
      created_at: written,
      updated_at: signedAt ?? written,
      version: isSigned ? 3 : 1,
    })),
  );
  const signed = notes.flatMap(({ id, one, content, signedAt }) =>
    signedAt === null
      ? []
      : [
          {
            tenant_id: tenantId,
            note_id: id,
            case_id: one.id,
            signed_by: surgeonId,
            note_status: 'signed' as const,
            signed_at: signedAt,
            content,
          },
        ],
  );
  if (signed.length > 0) await insertSignedTexts(db, signed);
}

async function seedAnesthesia(
  db: Db,
  { tenantId, surgeonId, anesthesiologistId }: SamplePapers,
  finished: readonly FinishedCase[],
): Promise<void> {
  const by = anesthesiologistId ?? surgeonId;
  const records = finished.map((one) => ({
    id: newId(),
    one,
    start: plusMinutes(one.actual_start, -15),
    end: plusMinutes(one.actual_end, 40),
  }));
  await anesthesiaRows.insert(
    db,
    records.map(({ id, one, start, end }) => ({
      tenant_id: tenantId,
      id,
      case_id: one.id,
      anesthesiologist_id: by,
      status: 'completed' as const,
      content: null,
      start_time: start,
      end_time: end,
      created_by: by,
      created_at: start,
      updated_at: end,
      version: 3,
    })),
  );
  const content = anesthesiaContent.parse({
    anesthesiaType: 'general',
    asaClassification: 'II',
    preOpAssessment: { airway: 'Mouth opens well, neck moves freely', mallampati: 'I' },
    airwayManagement: 'Tube 7.5, first attempt',
    ventilationSettings: { mode: 'Volume controlled', tidalVolume: 450, rate: 12, peep: 5, fio2: 40 },
  });
  await insertCompletions(
    db,
    records.map(({ id, one, start, end }) => ({
      tenant_id: tenantId,
      record_id: id,
      case_id: one.id,
      anesthesiologist_id: by,
      record_status: 'completed' as const,
      start_time: start,
      end_time: end,
      content: JSON.stringify({ content, knownAllergies: [], recoveryException: null }),
      completed_by: by,
      completed_at: end,
    })),
  );
  await insertEntries(
    db,
    records.flatMap(({ id, start, end }) =>
      courseOf(start, end).map(([at, facts]) => ({
        tenant_id: tenantId,
        id: newId(),
        record_id: id,
        kind: facts.kind,
        at,
        facts: JSON.stringify(facts),
        entered_by: by,
        created_at: at,
      })),
    ),
  );
}

const everyMinutes = 5;

/** A quiet course: induction, a set of vital signs every five minutes, fluids, and recovery at the end. */
function courseOf(start: string, end: string): [at: string, facts: EntryFacts][] {
  const minutes = Math.floor((Date.parse(end) - Date.parse(start)) / 60_000);
  const sets = Array.from(
    { length: Math.floor(minutes / everyMinutes) },
    (_, place): [string, EntryFacts] => [
      plusMinutes(start, place * everyMinutes),
      {
        kind: 'vitals',
        heartRate: 78 - (place % 4) * 3,
        systolic: 124 - (place % 5) * 4,
        diastolic: 76 - (place % 3) * 2,
        oxygenSaturation: 99 - (place % 2),
        endTidalCO2: 35 + (place % 3),
        respiratoryRate: 12,
      },
    ],
  );
  return [
    [start, { kind: 'medication', medication: 'Propofol', dose: 140, unit: 'mg', route: 'iv' }],
    [start, { kind: 'medication', medication: 'Fentanyl', dose: 100, unit: 'mcg', route: 'iv' }],
    [plusMinutes(start, 5), { kind: 'event', text: 'Intubated' }],
    [
      plusMinutes(start, 10),
      { kind: 'fluid', fluid: 'crystalloid', name: "Ringer's lactate", millilitres: 1000 },
    ],
    ...sets,
    [
      end,
      {
        kind: 'recovery',
        activity: 'four_limbs',
        breathing: 'deep',
        consciousness: 'awake',
        circulation: 'under_20',
        saturation: 'needs_oxygen',
      },
    ],
  ];
}
