import { type Kysely, sql } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * Who ordered is a person of the hospital, whom a critical result reaches; alerts name who entered the result, so
 * that the same person does not acknowledge it, and whether they were passed on; a test says how far a result may lie
 * from its range before it is asked about; standing orders get the status that their results say.
 * docs/decisions/0044-critical-results-reach-who-ordered.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, columns);
  await onStandingRows(db, changedTables, standingRows);
  await runAll(db, constraints);
}

const columns = [
  `alter table tenant_settings add column lab_escalation_minutes integer not null default 30`,
  `alter table lab_test add column plausibility_factor integer not null default 10`,
  `alter table lab_order add column orderer_id uuid`,
  `alter table lab_order_test add column specimen text`,
  `alter table lab_order_test add column plausibility_factor integer not null default 10`,
  `alter table lab_alert add column entered_by uuid`,
  `alter table lab_alert add column escalated_at timestamptz(3)`,
  `alter table lab_alert add column action text`,
];

const changedTables = [
  'doctor',
  'lab_alert',
  'lab_order',
  'lab_order_test',
  'lab_result',
  'lab_test',
  'lab_verification',
  'role',
  'tenant_counter',
];

const standingRows = [
  `update lab_order set orderer_id = doctor.user_id from doctor
    where doctor.tenant_id = lab_order.tenant_id and doctor.id = lab_order.doctor_id
      and doctor.user_id is not null`,
  `update lab_order_test set specimen = lab_test.specimen from lab_test
    where lab_test.tenant_id = lab_order_test.tenant_id and lab_test.id = lab_order_test.test_id`,
  // Those acknowledged before this rule existed stay as they are, whoever acknowledged them.
  `update lab_alert set entered_by = lab_result.entered_by from lab_result
    where lab_result.tenant_id = lab_alert.tenant_id and lab_result.id = lab_alert.result_id
      and lab_alert.acknowledged_at is null`,
  `update role set permissions = array_append(permissions, 'lab.acknowledge')
    where (code in ('doctor', 'nurse') or 'emr.write' = any (permissions))
      and not 'lab.acknowledge' = any (permissions)`,
  `update lab_order set status = 'completed', completed_at = work.verified_at, version = version + 1
    from (
      select test.tenant_id, test.order_id, max(verification.verified_at) as verified_at
      from lab_order_test test
      left join lab_result latest on latest.tenant_id = test.tenant_id and latest.order_id = test.order_id
        and latest.test_id = test.test_id and latest.revision = (
          select max(later.revision) from lab_result later where later.tenant_id = test.tenant_id
            and later.order_id = test.order_id and later.test_id = test.test_id)
      left join lab_verification verification
        on verification.tenant_id = test.tenant_id and verification.result_id = latest.id
      group by test.tenant_id, test.order_id
      having bool_and(verification.result_id is not null)
    ) work
    where work.tenant_id = lab_order.tenant_id and work.order_id = lab_order.id
      and lab_order.status in ('pending', 'in-progress')`,
  `update lab_order set status = 'in-progress', version = version + 1
    where status = 'pending' and (collected_at is not null or exists (
      select from lab_result where lab_result.tenant_id = lab_order.tenant_id
        and lab_result.order_id = lab_order.id))`,
  `insert into tenant_counter (tenant_id, name, value)
    select tenant_id, 'lab-orders.' || status, count(*) from lab_order
    where status in ('pending', 'in-progress', 'completed') group by tenant_id, status
    on conflict (tenant_id, name) do update set value = excluded.value`,
  `update tenant_counter set value = 0
    where name in ('lab-orders.pending', 'lab-orders.in-progress', 'lab-orders.completed') and not exists (
      select from lab_order where lab_order.tenant_id = tenant_counter.tenant_id
        and 'lab-orders.' || lab_order.status = tenant_counter.name)`,
];

const constraints = [
  `alter table tenant_settings add constraint tenant_settings_lab_escalation
    check (lab_escalation_minutes between 5 and 1440)`,
  `alter table lab_test add constraint lab_test_plausibility check (plausibility_factor between 2 and 1000)`,
  `alter table lab_order_test add constraint lab_order_test_plausibility
    check (plausibility_factor between 2 and 1000)`,
  `alter table lab_order add constraint lab_order_orderer
    foreign key (tenant_id, orderer_id) references user_account (tenant_id, id)`,
  `alter table lab_alert add constraint lab_alert_of_writer
    foreign key (tenant_id, result_id, entered_by) references lab_result (tenant_id, id, entered_by)`,
  `alter table lab_alert add constraint lab_alert_names_writer
    check (entered_by is not null or acknowledged_at is not null)`,
  `alter table lab_alert add constraint lab_alert_not_by_writer
    check (entered_by is null or acknowledged_by is null or acknowledged_by <> entered_by)`,
  `alter table lab_alert add constraint lab_alert_action check (action in ('treated', 'called',
    'repeated', 'known', 'other'))`,
  `alter table lab_alert add constraint lab_alert_says_what_was_done check (entered_by is null
    or acknowledged_at is null or (action is not null and (action <> 'other' or note <> '')))`,
];

/**
 * Changes rows of every tenant. Row-level security holds for the owner of a table as well, and nobody is in a tenant
 * here: for the length of these statements the owner sees all rows, and nobody else sees the tables meanwhile.
 */
async function onStandingRows(
  db: Kysely<never>,
  tables: readonly string[],
  statements: readonly string[],
): Promise<void> {
  for (const table of tables) await sql`alter table ${sql.id(table)} no force row level security`.execute(db);
  await runAll(db, statements);
  for (const table of tables) await sql`alter table ${sql.id(table)} force row level security`.execute(db);
}
