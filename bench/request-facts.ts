import pg from 'pg';
import { encodeCursor } from '#kernel/page.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { benchEmail, benchManagerEmail, benchSlug } from './database/fill-database.ts';
import type { RequestFacts } from './load/hot-calls.ts';

/** What clerks type: frequent names, rare ones, parts of words, two words, parts of phones, numbers, nothing found. */
const typed = [
  'rahman', 'md', 'begum', 'akter', 'khatun', 'islam', 'rah', 'ahman', 'ah', 'fatema', 'hossain', 'das',
  'jahanara parvin', 'md rahman', 'fatema begum', 'abdul miah', 'md begum', 'tekena begum', 'rahim rah 1711',
  'marmadeo', 'armade', 'tekena', 'balid', 'shobil', 'lokeya', 'pumila', 'zadush', 'chamin', 'gakeman', 'teke',
  '1711', '01711', '171123', '+880 1711-12', '017112345', '5555', 'p012345', 'p999999', '123456', 'p0001',
  'mail.example', 'fatema.begum', 'zzzz', 'quixote', 'nobody here',
]; // prettier-ignore

/** What doctors type: beginnings, generics with strength and form, brands, strengths alone, nothing found. */
const typedMedicines = [
  'amox', 'amoxicillin', 'amoxicillin 500', 'amoxicillin 500 mg cap', 'ampi', 'pen', 'cef', 'cefadroxil 250',
  'cefur', 'para', 'paracetamol', 'paracetamol syrup', 'metf', 'metformin 500', 'omep', 'losartan 50', 'insulin',
  'a', 'b', '5', '500', '500 mg', 'tab', 'tab 10', 'mg', 'bacedi', 'bace', 'zyzyzy', 'mi', 'prara', 'cream',
  'phenoxymethylpenicillin', 'phenoxymethylpenicillin 500 cap', 'amoxicillin zzzz', 'zzzz', 'amoxicillin baba',
]; // prettier-ignore

/** Comes before every id. */
const noId = '00000000-0000-0000-0000-000000000000';

/** Reads from the database what the requests of the load generator are made of, and signs in for them. */
export async function gatherFacts(
  owner: pg.ClientConfig,
  tenantId: string,
  port: number,
): Promise<RequestFacts> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const patients = await client.query<{ id: string; sort_name: string }>(
      `select id, sort_name from patient tablesample system (1) repeatable (1)
        where tenant_id = $1 and status = 'active' order by md5(id::text) limit 5000`,
      [tenantId],
    );
    const invoices = await client.query<{ id: string }>(
      `select id from invoice where tenant_id = $1 and status in ('sent', 'partial', 'overdue')
        order by md5(id::text) limit 5000`,
      [tenantId],
    );
    const days = await client.query<{ day: string }>(
      `select to_char(start_time, 'YYYY-MM-DD') as day from appointment where tenant_id = $1 group by 1 order by 1`,
      [tenantId],
    );
    const wards = await client.query<{ name: string; id: string }>(
      `select name, id from ward where tenant_id = $1 order by name limit 30`,
      [tenantId],
    );
    const admissions = await client.query<{ id: string; admitted_at: string }>(
      `select id, to_char(admitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as admitted_at
        from admission where tenant_id = $1 order by md5(id::text) limit 2000`,
      [tenantId],
    );
    const stays = await client.query<{ admissionId: string; patientId: string }>(
      `select admission.id as "admissionId", patient_id as "patientId"
        from admission join patient on patient.tenant_id = $1 and patient.id = patient_id and patient.status = 'active'
        where admission.tenant_id = $1 and admission.status = 'active' order by md5(admission.id::text)`,
      [tenantId],
    );
    // Nothing speaks against any of them beside the others.
    const medicines = await client.query<{ id: string }>(
      `select distinct on (lower(generic_name)) id from medicine
        where tenant_id = $1 and dosage_form = 'tablet' and lower(generic_name) in ('paracetamol', 'omeprazole', 'cetirizine')
        order by lower(generic_name), id`,
      [tenantId],
    );
    return {
      token: await signIn(port, benchEmail),
      managerToken: await signIn(port, benchManagerEmail),
      patientIds: patients.rows.map((row) => row.id),
      invoiceIds: invoices.rows.map((row) => row.id),
      cursors: patients.rows.map((row) => encodeCursor([row.sort_name, row.id])),
      searches: typed,
      medicineSearches: typedMedicines,
      days: days.rows.map((row) => row.day),
      months: lastMonths(dateIn('Asia/Dhaka', new Date())),
      boardCursors: wards.rows.map(({ name, id }) => encodeCursor([name, id, '', noId])),
      roundCursors: wards.rows.map(({ name }) => encodeCursor([name, '', noId])),
      wardIds: wards.rows.map(({ id }) => id),
      stays: stays.rows,
      medicineIds: medicines.rows.map(({ id }) => id),
      admissionCursors: admissions.rows.map((row) => encodeCursor([row.admitted_at, row.id])),
    };
  } finally {
    await client.end();
  }
}

/** The twelve months before that of a day. */
function lastMonths(today: string): { from: string; to: string }[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return Array.from({ length: 12 }, (_none, back) => ({
    from: new Date(Date.UTC(year, month - 2 - back, 1)).toISOString().slice(0, 10),
    to: new Date(Date.UTC(year, month - 1 - back, 0)).toISOString().slice(0, 10),
  }));
}

/** Signs somebody of a hospital of the bench in, and returns the token. */
export async function signIn(port: number, email: string, slug = benchSlug): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slug, email, password: samplePassword }),
  });
  const token = /openward_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (!token) throw new Error(`Signing in failed: ${response.status} ${await response.text()}`);
  return token;
}
