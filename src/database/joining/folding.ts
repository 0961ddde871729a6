import type { Db } from '../tables.ts';
import type { PatientTable } from './patient-tables.ts';
import { changeRow, type ChangedRow, deleteRow, type StoredRow, wholeRows } from './stored-rows.ts';

interface Folding {
  tenantId: string;
  keptId: string;
  joinedId: string;
  /** The number of the joined record, by which what came from it is named. */
  joinedNumber: string;
  /** ISO 8601. */
  at: string;
}

export interface Folded {
  changed: ChangedRow[];
  /** Tables in which the joined record's row waits to go until what refers to it has moved. */
  left: PatientTable[];
}

/**
 * Folds into the kept record what there can be one of. Nothing is lost by it: the worse of two severities stands, both
 * reactions and notes, the sum of what was deposited, and the wish of whoever wants no messages.
 */
export async function foldRows(db: Db, folding: Folding): Promise<Folded> {
  const folded: Folded = { changed: [], left: [] };
  await foldAllergies(db, folding, folded);
  await foldProblems(db, folding, folded);
  await foldReviewed(db, folding, folded);
  await foldWishes(db, folding, folded);
  await foldAccesses(db, folding, folded);
  await foldStates(db, folding, folded);
  await foldDeposits(db, folding, folded);
  return folded;
}

/** Takes away what waited. */
export async function dropLeft(db: Db, { changed, left }: Folded): Promise<void> {
  for (const table of left) {
    for (const { before, after } of changed.filter((row) => row.table === table)) {
      if (after === null) await deleteRow(db, table, before);
    }
  }
}

async function pairsOf(
  db: Db,
  table: PatientTable,
  { tenantId, keptId, joinedId }: Folding,
  keyOf: (row: StoredRow) => string | null,
): Promise<{ kept: StoredRow; joined: StoredRow }[]> {
  const [kept, joined] = [
    await wholeRows(db, table, { tenantId, patientId: keptId }),
    await wholeRows(db, table, { tenantId, patientId: joinedId }),
  ];
  const byKey = new Map(kept.map((row) => [keyOf(row), row]));
  return joined.flatMap((row) => {
    const key = keyOf(row);
    const same = key === null ? undefined : byKey.get(key);
    return same ? [{ kept: same, joined: row }] : [];
  });
}

const whileActive = (column: string) => (row: StoredRow) =>
  row['status'] === 'active' ? String(row[column]) : null;

const severities: readonly unknown[] = ['unknown', 'mild', 'moderate', 'severe', 'life-threatening'];

async function foldAllergies(db: Db, folding: Folding, { changed }: Folded): Promise<void> {
  const pairs = await pairsOf(db, 'patient_allergy', folding, whileActive('substance_key'));
  for (const { kept, joined } of pairs) {
    const isWorse = severities.indexOf(joined['severity']) > severities.indexOf(kept['severity']);
    const worse = isWorse ? joined : kept;
    const after = await changeRow(db, 'patient_allergy', kept, {
      severity: worse['severity'],
      reaction_kind: worse['reaction_kind'] === 'unknown' ? kept['reaction_kind'] : worse['reaction_kind'],
      reaction: bothTexts(kept['reaction'], joined['reaction'], '; '),
      certainty: surer(kept, joined),
      ingredient: kept['ingredient'] ?? joined['ingredient'],
      noticed_on: earlier(kept['noticed_on'], joined['noticed_on']),
      ...foldedInto(kept, folding),
    });
    changed.push({ table: 'patient_allergy', before: kept, after });
    await deleteFolded(db, 'patient_allergy', joined, changed);
  }
  await nameSource(db, 'patient_allergy', folding, changed);
}

async function foldProblems(db: Db, folding: Folding, { changed }: Folded): Promise<void> {
  const pairs = await pairsOf(db, 'patient_problem', folding, whileActive('title_key'));
  for (const { kept, joined } of pairs) {
    const after = await changeRow(db, 'patient_problem', kept, {
      certainty: surer(kept, joined),
      since: earlier(kept['since'], joined['since']),
      notes: bothTexts(kept['notes'], joined['notes'], '\n'),
      code: kept['code'] ?? joined['code'],
      diagnosis_id: kept['diagnosis_id'] ?? joined['diagnosis_id'],
      ...foldedInto(kept, folding),
    });
    changed.push({ table: 'patient_problem', before: kept, after });
    await deleteFolded(db, 'patient_problem', joined, changed);
  }
  await nameSource(db, 'patient_problem', folding, changed);
}

/** The rest of a list says from where it came. */
async function nameSource(
  db: Db,
  table: 'patient_allergy' | 'patient_problem',
  { tenantId, joinedId, joinedNumber }: Folding,
  changed: ChangedRow[],
): Promise<void> {
  for (const row of await wholeRows(db, table, { tenantId, patientId: joinedId })) {
    const after = await changeRow(db, table, row, { joined_from: sourcesOf(row, joinedNumber) });
    changed.push({ table, before: row, after });
  }
}

function sourcesOf(row: StoredRow, joinedNumber: string): string {
  return [row['joined_from'], joinedNumber].filter(Boolean).join(', ');
}

function foldedInto(kept: StoredRow, { joinedNumber, at }: Folding) {
  return { joined_from: sourcesOf(kept, joinedNumber), updated_at: at, version: Number(kept['version']) + 1 };
}

async function deleteFolded(
  db: Db,
  table: PatientTable,
  joined: StoredRow,
  changed: ChangedRow[],
): Promise<void> {
  await deleteRow(db, table, joined);
  changed.push({ table, before: joined, after: null });
}

/** What was asked about a line once was asked. */
async function foldReviewed(db: Db, folding: Folding, { changed }: Folded): Promise<void> {
  const keyOf = (row: StoredRow) => JSON.stringify([row['field'], row['line_key']]);
  for (const { joined } of await pairsOf(db, 'reviewed_line', folding, keyOf)) {
    await deleteFolded(db, 'reviewed_line', joined, changed);
  }
}

const ofPatient = () => 'one';

async function foldWishes(db: Db, folding: Folding, { changed }: Folded): Promise<void> {
  const table = 'patient_message_preference';
  for (const { kept, joined } of await pairsOf(db, table, folding, ofPatient)) {
    const after = await changeRow(db, table, kept, {
      takes_email: kept['takes_email'] === true && joined['takes_email'] === true,
      takes_sms: kept['takes_sms'] === true && joined['takes_sms'] === true,
      email_language: kept['email_language'] ?? joined['email_language'],
      sms_language: kept['sms_language'] ?? joined['sms_language'],
      updated_at: folding.at,
      version: Number(kept['version']) + 1,
    });
    changed.push({ table, before: kept, after });
    await deleteFolded(db, table, joined, changed);
  }
}

/** One person has one access to one record at a time: the other ends, and stays as a past one. */
async function foldAccesses(db: Db, folding: Folding, { changed }: Folded): Promise<void> {
  const table = 'emergency_access';
  const keyOf = (row: StoredRow) => (row['ended_at'] === null ? String(row['user_id']) : null);
  for (const { joined } of await pairsOf(db, table, folding, keyOf)) {
    const over = Date.parse(String(joined['expires_at'])) < Date.parse(folding.at);
    const after = await changeRow(db, table, joined, {
      ended_at: over ? joined['expires_at'] : folding.at,
      version: Number(joined['version']) + 1,
    });
    changed.push({ table, before: joined, after });
  }
}

async function foldStates(db: Db, folding: Folding, { changed, left }: Folded): Promise<void> {
  const table = 'allergy_state';
  for (const { kept, joined } of await pairsOf(db, table, folding, ofPatient)) {
    const states = [kept['state'], joined['state']];
    const stating = kept['state'] === 'none-known' ? kept : joined;
    const state = states.includes('recorded')
      ? { state: 'recorded', stated_by: null, stated_at: null }
      : states.includes('none-known')
        ? { state: 'none-known', stated_by: stating['stated_by'], stated_at: stating['stated_at'] }
        : undefined;
    if (state && state.state !== kept['state']) {
      const after = await changeRow(db, table, kept, { ...state, updated_at: folding.at });
      changed.push({ table, before: kept, after });
    }
    changed.push({ table, before: joined, after: null });
    left.push(table);
  }
}

async function foldDeposits(db: Db, folding: Folding, { changed, left }: Folded): Promise<void> {
  const table = 'deposit_account';
  for (const { kept, joined } of await pairsOf(db, table, folding, ofPatient)) {
    const sum = (column: string) => Number(kept[column]) + Number(joined[column]);
    const after = await changeRow(db, table, kept, {
      received_minor: sum('received_minor'),
      used_minor: sum('used_minor'),
      refunded_minor: sum('refunded_minor'),
      left_minor: sum('left_minor'),
      updated_at: folding.at,
    });
    changed.push({ table, before: kept, after }, { table, before: joined, after: null });
    left.push(table);
  }
}

function surer(kept: StoredRow, joined: StoredRow): unknown {
  return joined['certainty'] === 'confirmed' ? 'confirmed' : kept['certainty'];
}

function earlier(one: unknown, other: unknown): unknown {
  if (typeof one !== 'string' || typeof other !== 'string') return one ?? other;
  return one < other ? one : other;
}

function bothTexts(one: unknown, other: unknown, between: string): unknown {
  if (typeof one !== 'string' || one === other) return other;
  return typeof other === 'string' ? `${one}${between}${other}` : one;
}
