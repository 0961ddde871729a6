import { sql } from 'kysely';
import { depositMismatches } from '#areas/billing/deposits/ledger/deposit-check.ts';
import { ledgerMismatches } from '#areas/billing/payments/ledger/ledger-check.ts';
import type { Db } from '#database/tables.ts';
import { openCommandDatabase } from '#hosts/node/command-line/command-database.ts';
import { stayFaults } from '../stay-faults.ts';
import { figureFaults, numberFaults } from './check-money.ts';

/** What people were told of: the number they read by id, and how far each patient has come. */
export interface AcknowledgedStays {
  admissions: Map<string, string>;
  /** The beds of each admission, in the order in which it was given them. */
  beds: Map<string, string[]>;
  received: Set<string>;
  /** The stages of each discharge that were done. */
  stages: Map<string, Set<'clinical' | 'pharmacy' | 'billing' | 'nursing' | 'gone'>>;
  cancelled: Set<string>;
  invoices: Map<string, string>;
  creditNotes: Set<string>;
  /** Received and given back. */
  deposits: Map<string, string>;
  /** Of invoices, out of deposits. */
  payments: Map<string, string>;
  cleaned: number;
}

/** What is wrong with beds, stays and their money; people may go on meanwhile, so every question is one statement. */
export async function faultsOfStays(
  dataDirectory: string,
  acknowledged: AcknowledgedStays,
  mark: string,
  isQuiet: boolean,
): Promise<string[]> {
  const told = structuredClone(acknowledged);
  const opened = await openCommandDatabase({ DATA_DIR: dataDirectory });
  const { database } = opened;
  try {
    const { id: tenantId } = await database.onPlatform((db) =>
      db.selectFrom('tenant').select('id').where('slug', '=', 'city-general').executeTakeFirstOrThrow(),
    );
    return await database.inTenant(tenantId, 'read', async (db) => [
      ...(await admissionFaults(db, told, mark, isQuiet)),
      ...(await paperFaults(db, told, mark, isQuiet)),
      ...(await stayFaults(db, tenantId)),
      ...(await billFaults(db, mark)),
      ...(await duplicateFaults(db, mark)),
      ...(await numberFaults(db)),
      ...(await figureFaults(db, tenantId)),
      ...(await ledgerMismatches(db, tenantId)).map(
        (wrong) => `${wrong.invoiceNumber} says ${wrong.paidMinor}, its ledger ${wrong.ledgerMinor}`,
      ),
      ...(await depositMismatches(db, tenantId)).map((wrong) => `a deposit: ${JSON.stringify(wrong)}`),
    ]);
  } finally {
    await opened.close();
  }
}

interface StoredAdmission {
  id: string;
  number: string;
  status: string;
  isReceived: boolean;
  /** In the order in which they were given. */
  beds: string[];
  stages: string[];
}

async function admissionFaults(db: Db, told: AcknowledgedStays, mark: string, isQuiet: boolean) {
  const stored = await storedAdmissions(db, mark);
  const faults: string[] = [];
  for (const [id, number] of told.admissions) {
    const found = stored.get(id);
    const lost = (what: string) => faults.push(`${what} of the acknowledged admission ${id} is lost`);
    if (found?.number !== number) {
      lost('the number');
      continue;
    }
    const beds = told.beds.get(id) ?? [];
    const isLost = beds.some((bedId, place) => found.beds[place] !== bedId);
    if (isLost || (isQuiet && found.beds.length !== beds.length)) lost('a bed');
    if (told.received.has(id) && !found.isReceived) lost('the reception');
    if ([...(told.stages.get(id) ?? [])].some((stage) => !found.stages.includes(stage))) lost('a stage');
    const isOver = told.stages.get(id)?.has('gone') || told.cancelled.has(id);
    if (isOver && found.status === 'active') lost('the end');
  }
  if (isQuiet && stored.size !== told.admissions.size) {
    faults.push(`${stored.size} admissions are there, ${told.admissions.size} were acknowledged`);
  }
  return faults;
}

async function storedAdmissions(db: Db, mark: string): Promise<Map<string, StoredAdmission>> {
  const { rows } = await sql<StoredAdmission>`
    select admission.id, admission_number as number, status, received_at is not null as "isReceived",
      array(select bed_id::text from bed_stay where bed_stay.admission_id = admission.id
        order by placed_at, id) as beds,
      array_remove(array[case when clinical_at is not null then 'clinical' end,
        case when pharmacy_at is not null then 'pharmacy' end, case when billing_at is not null then 'billing' end,
        case when nursing_at is not null then 'nursing' end, case when gone_at is not null then 'gone' end], null)
        as stages
    from admission left join discharge on discharge.admission_id = admission.id
    where admission_notes like ${`Crash${mark}n%`}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Invoices, credit notes, receipts: the acknowledged ones are there, and while nobody works no others. */
async function paperFaults(db: Db, told: AcknowledgedStays, mark: string, isQuiet: boolean) {
  const like = `Crash${mark}n%`;
  const { rows } = await sql<{ kind: string; id: string; number: string }>`
    with own as (select id, patient_id from admission where admission_notes like ${like}),
    billed as (select distinct invoice_id as id from stay_invoice_line join own on own.id = admission_id)
    select 'invoice' as kind, id::text, invoice_number as number from invoice join billed using (id)
    union all select 'credit', credit_note_number, '' from credit_note join billed on billed.id = invoice_id
    union all select 'payment', payment.id::text, receipt_number from payment join billed on billed.id = invoice_id
    union all select 'deposit', deposit_movement.id::text, receipt_number from deposit_movement
      join own using (patient_id) where receipt_number is not null`.execute(db);
  const stored = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, row.number]));
  const kinds: [string, Map<string, string>][] = [
    ['invoice', told.invoices],
    ['credit', new Map([...told.creditNotes].map((number) => [number, '']))],
    ['payment', told.payments],
    ['deposit', told.deposits],
  ];
  return kinds.flatMap(([kind, expected]) => {
    const found = stored(kind);
    const lost = [...expected].filter(([id, number]) => found.get(id) !== number);
    return [
      ...lost.map(([id]) => `the acknowledged ${kind} ${id} is lost or another`),
      ...(isQuiet && found.size !== expected.size
        ? [`${found.size} of the kind ${kind} are there, ${expected.size} were acknowledged`]
        : []),
    ];
  });
}

/**
 * The bed lines of a stay that was billed, and whose patient has left, against its history: these stays are shorter
 * than a unit of any bed, so that each bed is charged once, at the price of the narrowest rate of its beginning.
 */
async function billFaults(db: Db, mark: string): Promise<string[]> {
  const { rows } = await sql<{ number: string; owed: number; billed: number }>`
    with gone as (
      select admission.id, admission_number as number from admission
      where admission_notes like ${`Crash${mark}n%`} and status = 'discharged'
        and exists (select from stay_invoice_line line where line.admission_id = admission.id)),
    owed as (
      select stay.admission_id as id, sum((select rate.price_minor from bed_rate rate
          where (rate.bed_id = bed.id or (rate.ward_id = bed.ward_id and rate.bed_type = bed.bed_type))
            and rate.valid_from <= stay.started_at
          order by rate.bed_id nulls last, rate.valid_from desc limit 1)) as minor
      from bed_stay stay join bed on bed.id = stay.bed_id where stay.started_at is not null
      group by stay.admission_id),
    billed as (
      select line.admission_id as id, sum((item.quantity - item.credited_quantity) * item.price_minor) as minor
      from stay_invoice_line line
      join invoice_item item on item.invoice_id = line.invoice_id and item.position = line.position
      join invoice on invoice.id = line.invoice_id and invoice.status <> 'void'
      group by line.admission_id)
    select number, owed.minor::bigint as owed, billed.minor::bigint as billed
    from gone join owed using (id) join billed using (id)
    where owed.minor is distinct from billed.minor order by number limit 100`.execute(db);
  return rows.map(({ number, owed, billed }) => `${number} owes ${owed} for its beds, billed are ${billed}`);
}

async function duplicateFaults(db: Db, mark: string): Promise<string[]> {
  const like = `Crash${mark}n%`;
  const { rows } = await sql<{ what: string }>`
    select 'admission ' || admission_notes as what from admission where admission_notes like ${like}
      group by admission_notes having count(*) > 1
    union all select 'deposit ' || reference from deposit_movement where reference like ${like}
      group by reference having count(*) > 1
    union all select 'deposit given back ' || reason from deposit_movement where reason like ${like}
      group by reason having count(*) > 1
    union all select 'moved otherwise than once for each bed after the first ' || admission_number from admission
      where admission_notes like ${like} and
        (select count(*) from bed_transfer where admission_id = admission.id and status = 'completed')
        <> (select greatest(count(*) - 1, 0) from bed_stay where admission_id = admission.id)
    union all select resource || ' ' || resource_id from audit_entry
      where action = 'CREATE' group by resource, resource_id having count(*) > 1
    order by 1 limit 100`.execute(db);
  return rows.map(({ what }) => `more than once: ${what}`);
}
