import type pg from 'pg';
import { scoreNews2 } from '#areas/vitals/scores/news2.ts';

/**
 * Gives everybody in a bed what a ward writes down of them: three days of vital signs, six medicines with the doses of
 * two days past and one to come, notes of the doctors, and open tasks.
 */
export async function fillCare(client: pg.Client, tenantId: string): Promise<void> {
  await client.query(signsSql, [tenantId, JSON.stringify(scoreNews2(quiet, 1))]);
  for (const sql of [
    prescriptionSql,
    lineSql,
    readSql,
    doseSql,
    outcomeSql,
    noteSql,
    versionSql,
    taskSql,
    counterSql,
  ]) {
    await client.query(sql, [tenantId]);
  }
  await client.query(
    `insert into dose_horizon (tenant_id, planned_until) values ($1::uuid, now() + interval '1 day')`,
    [tenantId],
  );
}

/** What a patient without complaints is measured with. */
const quiet = {
  respiratoryRate: 18,
  oxygenSaturation: 97,
  oxygen: 'air',
  bloodPressureSystolic: 124,
  bloodPressureDiastolic: 76,
  heartRate: 78,
  consciousness: 'alert',
  temperatureTenths: 370,
} as const;

const stays = `(select admission.id, admission.patient_id, admission.created_by,
    row_number() over (order by admission.id) as place
  from admission where admission.tenant_id = $1::uuid and admission.status = 'active')`;

const signsSql = `
  insert into vital_signs (tenant_id, id, patient_id, admission_id, recorded_by, recorded_at, temperature_typed_tenths,
    temperature_unit, temperature_tenths, heart_rate, respiratory_rate, blood_pressure_systolic,
    blood_pressure_diastolic, oxygen_saturation, oxygen, consciousness, pain_score, is_obstetric, is_abnormal,
    abnormal_signs, judged_by, news2, news2_total, news2_version, next_due_at, created_at)
  select $1::uuid, uuidv7(taken.at - now()), stay.patient_id, stay.id, stay.created_by, taken.at, 370, 'C', 370, 78, 18, 124,
    76, 97, 'air', 'alert', n % 4, false, false, '{}', 'document', $2::jsonb, 0, 'NEWS2 2017',
    taken.at + interval '12 hours', taken.at
  from ${stays} stay cross join generate_series(1, 18) as n
    cross join lateral (select now() - n * interval '4 hours' as at) taken`;

const prescriptionSql = `
  insert into prescription (tenant_id, id, prescription_number, verification_code, kind, patient_id, prescriber_id,
    prescriber_name, admission_id, diagnosis, pregnancy, status, signed_at, updated_at)
  select $1::uuid, uuidv7(interval '-2 days'), 'RX-' || lpad(place::text, 6, '0'), 'BENCH' || lpad(place::text, 7, '0'),
    'inpatient', patient_id, created_by, 'Amina Begum', id, 'Fractured hip', 'not-asked', 'signed',
    now() - interval '2 days', now() - interval '2 days'
  from ${stays} stay`;

const lineSql = `
  with listed as (
    select id, name, generic_name, base_unit, row_number() over (order by md5(id::text)) as place from medicine
    where tenant_id = $1::uuid order by md5(id::text) limit 600
  )
  insert into prescription_line (tenant_id, id, prescription_id, patient_id, line_number, medicine_id, name,
    generic_name, dosage_form, dose, route, frequency, duration, quantity, base_unit, is_quantity_typed, starts_on,
    ends_on, state, state_at, state_by)
  select $1::uuid, uuidv7(interval '-2 days'), prescription.id, prescription.patient_id, n, listed.id,
    coalesce(listed.name, 'Paracetamol'), listed.generic_name, 'tablet', '1', 'oral', 'TDS', '7 days', 21,
    coalesce(listed.base_unit, 'tablet'), false, current_date - 2, current_date + 5, 'active', prescription.signed_at,
    prescription.prescriber_id
  from prescription cross join generate_series(1, 6) as n
    left join listed on listed.place = 1 + (hashtext(prescription.id::text || n) & 1023) % 600
  where prescription.tenant_id = $1::uuid`;

const readSql = `
  insert into order_acknowledgement (tenant_id, line_id, changed_at, acknowledged_by, acknowledged_at)
  select tenant_id, id, state_at, state_by, state_at + interval '20 minutes' from prescription_line
  where tenant_id = $1::uuid`;

// What is due by now was given, but for the last hour's.
const doseSql = `
  insert into dose (tenant_id, id, patient_id, admission_id, line_id, kind, slot_day, slot_minute, share, scheduled_at,
    status, created_at)
  select $1::uuid, uuidv7(slot.at - now()), line.patient_id, prescription.admission_id, line.id, 'scheduled',
    (slot.at at time zone 'UTC')::date, 1 + extract(epoch from slot.at at time zone 'UTC')::bigint / 60 % 1440, '1',
    slot.at, case when slot.at < now() - interval '1 hour' then 'given' else 'scheduled' end, now() - interval '2 days'
  from prescription_line line
    join prescription on prescription.tenant_id = $1::uuid and prescription.id = line.prescription_id
    cross join generate_series(-6, 3) as n
    cross join lateral (
      select date_trunc('hour', now()) + n * interval '8 hours' + line.line_number * interval '1 hour' as at) slot
  where line.tenant_id = $1::uuid`;

const outcomeSql = `
  insert into dose_outcome (tenant_id, dose_id, patient_id, status, administered_at, administered_by, rights, timing,
    checks, source, taken_quantity, created_at)
  select $1::uuid, dose.id, dose.patient_id, 'given', dose.scheduled_at + interval '5 minutes', line.state_by,
    array['patient', 'medication', 'dose', 'route', 'time'], 'on-time', '[]', 'dispensed', 0,
    dose.scheduled_at + interval '5 minutes'
  from dose join prescription_line line on line.tenant_id = $1::uuid and line.id = dose.line_id
  where dose.tenant_id = $1::uuid and dose.status = 'given'`;

const noteSql = `
  insert into progress_note (tenant_id, id, patient_id, admission_id, author_id, noted_at, created_at)
  select $1::uuid, uuidv7(n * interval '-1 day'), patient_id, id, created_by, now() - n * interval '1 day',
    now() - n * interval '1 day'
  from ${stays} stay cross join generate_series(1, 3) as n`;

const versionSql = `
  insert into progress_note_version (tenant_id, note_id, version, subjective, objective, assessment, plan, problems,
    signed_by, signed_at)
  select $1::uuid, id, 1, 'Slept well', 'Wound dry', 'On course', 'Mobilise', '[]', author_id, noted_at
  from progress_note where tenant_id = $1::uuid`;

const taskSql = `
  insert into nursing_task (tenant_id, id, patient_id, admission_id, source, text, due_at, status, created_by,
    created_at, updated_at)
  select $1::uuid, uuidv7(), patient_id, id, 'hand', 'Turn the patient', now() + n * interval '2 hours', 'open',
    created_by, now(), now()
  from ${stays} stay cross join generate_series(-1, 2) as n`;

const counterSql = `
  insert into tenant_counter (tenant_id, name, value)
  select $1::uuid, 'prescriptions.number', count(*) from prescription where tenant_id = $1::uuid`;
