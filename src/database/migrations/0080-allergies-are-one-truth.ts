import { type Kysely, sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { normalizeText } from '../search/normal-text.ts';
import { inEachHospital } from './standing-hospitals.ts';
import { runAll } from './tenant-table.ts';

/**
 * What registrations wrote about allergies becomes part of the one list, and its columns go: each entry that nobody has
 * reviewed is an allergy of the list, and 'none known' its state where nobody has stated another. What the columns said
 * stays in the audit trail. What an operation used keeps what the allergies said of it.
 * docs/decisions/0109-allergies-are-one-truth.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    ...['recorded_by', 'changed_by'].map(
      (column) => `alter table patient_allergy alter column ${column} drop not null`,
    ),
    `alter table allergy_state drop constraint allergy_state_stated`,
    `alter table allergy_state add constraint allergy_state_stated
      check ((state = 'none-known') = (stated_at is not null) and (stated_by is null or stated_at is not null))`,
    ...['surgical_consumable', 'surgical_implant'].flatMap((table) => [
      `alter table ${table} add column checks jsonb not null default '[]'::jsonb`,
      `alter table ${table} add constraint ${table}_checks_listed check (jsonb_typeof(checks) = 'array')`,
    ]),
  ]);
  await inEachHospital(db, (tenantId) => takeOver(db, tenantId));
  await runAll(db, [
    `alter table patient drop constraint patient_allergies_agree`,
    `alter table patient drop column allergies`,
    `alter table patient drop column has_no_known_allergies`,
  ]);
}

/** A patient of whom the registration said something, with what is known already. */
interface Registered {
  id: string;
  allergies: string | null;
  says_none: boolean;
  state: string | null;
  /** Keys of what the list has or had, and of lines that somebody has taken over or left out. */
  known: string[];
  by: string | null;
  at: string;
}

const batch = 1000;

async function takeOver(db: Kysely<never>, tenantId: string): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await selectRegistered(db, tenantId, after);
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    const taken = rows.map((row): Taken => {
      const entries = entriesOf(row);
      return { row, entries, state: stateAfter(row, entries) };
    });
    await writeStates(db, tenantId, taken);
    await writeAllergies(db, tenantId, taken);
    await writeAudit(db, tenantId, taken);
  }
}

/** Who wrote it is told by the audit trail, or by the import: somebody of another hospital is nobody here. */
async function selectRegistered(db: Kysely<never>, tenantId: string, after: string): Promise<Registered[]> {
  const { rows } = await sql<Registered>`
    select patient.id, patient.allergies, patient.has_no_known_allergies as says_none, stated.state,
      array(select listed.substance_key from patient_allergy listed
        where listed.tenant_id = ${tenantId}::uuid and listed.patient_id = patient.id
        union all
        select reviewed.line_key from reviewed_line reviewed
        where reviewed.tenant_id = ${tenantId}::uuid and reviewed.patient_id = patient.id
          and reviewed.field = 'allergies') as known,
      person.id as by,
      to_char(coalesce(written.created_at, patient.created_at) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from patient
    left join allergy_state stated on stated.tenant_id = ${tenantId}::uuid and stated.patient_id = patient.id
    left join patient_import import on import.tenant_id = ${tenantId}::uuid and import.id = patient.import_id
    left join lateral (
      select entry.user_id, entry.created_at from audit_entry entry
      where entry.tenant_id = ${tenantId}::uuid and entry.resource = 'patients'
        and entry.resource_id = patient.id::text
        and (jsonb_exists(entry.new_values, 'allergies') or jsonb_exists(entry.new_values, 'allergyStatus'))
      order by entry.created_at desc, entry.id desc
      limit 1
    ) written on true
    left join user_account person on person.tenant_id = ${tenantId}::uuid
      and person.id = coalesce(written.user_id, import.created_by)
    where patient.tenant_id = ${tenantId}::uuid and patient.id > ${after}::uuid
      and (patient.allergies is not null or patient.has_no_known_allergies)
    order by patient.id
    limit ${batch}`.execute(db);
  return rows;
}

/** What stands between commas, semicolons and ends of lines; a comma inside brackets belongs to what stands in them. */
function dividedAt(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    // A bracket that nobody closed ends with its line.
    if (sign === '\n') depth = 0;
    if (depth === 0 && /[\n;,]/.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Lines were reviewed by every comma. */
const dividedAtAll = (text: string) => text.split(/[\n;,]/);
const longestReviewed = 200;
const saysNone =
  /^(?:none|nil|nka|nkda|none known|no|no (?:known )?(?:drug |medicine |food )?allerg(?:y|ies))\.?$/i;

const linesOf = (text: string | null, divided: (text: string) => string[]) =>
  divided(text ?? '')
    .map((line) => line.trim())
    .filter((line) => normalizeText(line) !== '');

/** The entries that the list does not have, and that nobody has reviewed. */
function entriesOf({ allergies, known }: Registered): string[] {
  const done = new Set(known);
  const isReviewed = (entry: string) =>
    linesOf(entry, dividedAtAll).every((line) =>
      done.has(normalizeText(Array.from(line).slice(0, longestReviewed).join('').trim())),
    );
  const open = linesOf(allergies, dividedAt).filter(
    (entry) => !saysNone.test(entry) && !done.has(normalizeText(entry)) && !isReviewed(entry),
  );
  return [...new Map(open.map((entry) => [normalizeText(entry), entry])).values()];
}

/** What somebody has stated or taken back since stays, unless an allergy speaks against it. */
function stateAfter({ state, says_none: isNone, allergies }: Registered, entries: readonly string[]): string {
  if (entries.length > 0) return 'recorded';
  if (state !== null) return state;
  const lines = linesOf(allergies, dividedAt);
  const isDenied = lines.length > 0 && lines.every((line) => saysNone.test(line));
  return isNone || isDenied ? 'none-known' : 'not-asked';
}

interface Taken {
  row: Registered;
  entries: readonly string[];
  state: string;
}

async function writeStates(db: Kysely<never>, tenantId: string, taken: readonly Taken[]): Promise<void> {
  const rows = taken
    .filter(({ row, state }) => state !== (row.state ?? 'not-asked'))
    .map(({ row, state }) => ({
      tenant_id: tenantId,
      patient_id: row.id,
      state,
      stated_by: state === 'none-known' ? row.by : null,
      stated_at: state === 'none-known' ? row.at : null,
      updated_at: row.at,
    }));
  if (rows.length === 0) return;
  await sql`
    insert into allergy_state (tenant_id, patient_id, state, stated_by, stated_at, updated_at)
    select tenant_id, patient_id, state, stated_by, stated_at, updated_at
    from json_populate_recordset(null::allergy_state, ${JSON.stringify(rows)}::json)
    on conflict (tenant_id, patient_id) do update
      set state = excluded.state, stated_by = null, stated_at = null`.execute(db);
}

async function writeAllergies(db: Kysely<never>, tenantId: string, taken: readonly Taken[]): Promise<void> {
  const rows = taken.flatMap(({ row, entries }) =>
    entries.map((substance) => ({
      ...{ tenant_id: tenantId, id: newId(), patient_id: row.id, substance },
      ...{ substance_key: normalizeText(substance), reaction_kind: 'unknown', severity: 'unknown' },
      ...{ certainty: 'suspected', status: 'active', active_state: 'recorded' },
      ...{ recorded_by: row.by, recorded_at: row.at, changed_by: row.by, updated_at: row.at, version: 1 },
    })),
  );
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
  await sql`
    insert into patient_allergy (${columns})
    select ${columns} from json_populate_recordset(null::patient_allergy, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}

/** One entry for each patient, by nobody: what the columns said, and what became of it. */
async function writeAudit(db: Kysely<never>, tenantId: string, taken: readonly Taken[]): Promise<void> {
  const entries = taken.map(({ row, entries: takenOver, state }) => ({
    id: newId(),
    resource_id: row.id,
    old_values: { allergies: row.allergies, hasNoKnownAllergies: row.says_none, state: row.state },
    new_values: { patientId: row.id, state, takenOver },
  }));
  await sql`
    insert into audit_entry (tenant_id, id, created_at, action, resource, resource_id, old_values, new_values)
    select ${tenantId}::uuid, id, now(), 'UPDATE', 'allergies', resource_id, old_values, new_values
    from json_populate_recordset(null::audit_entry, ${JSON.stringify(entries)}::json)`.execute(db);
}
