import { afterAll, test } from 'vitest';
import { sql } from 'kysely';
import { openTestSystem } from '#testing/hospital.ts';
import { aLabTest } from '#testing/laboratory.ts';
import { registerPatient } from '#areas/patients/patient.contract.ts';
import { aPatient } from '#testing/people.ts';
import * as c from '#areas/laboratory/orders/lab-order.contract.ts';
import { getLabOrder, listPatientResults, readTrend } from '#areas/laboratory/results/lab-result.contract.ts';
const opened = openTestSystem();
afterAll(() => opened.close());
test('perf', { timeout: 600000 }, async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const t = (await aLabTest(hospital)).id; const t2 = (await aLabTest(hospital)).id;
  const patients: string[] = [];
  for (let i = 0; i < 40; i++) patients.push((await admin.call(registerPatient, aPatient())).id);
  const tid = hospital.tenantId;
  await opened.database.inTenant(tid, 'write', async (db) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`insert into lab_order (tenant_id,id,order_number,patient_id,doctor_name,status,priority,ordered_at,ordered_by,updated_at)
      select ${tid}::uuid, gen_random_uuid(), 'LAB-' || lpad(i::text, 6, '0'), (${patients}::uuid[])[1 + i % 40], 'Not specified',
       case when i % 1000 = 0 then 'pending' when i % 1000 = 1 then 'cancelled' else 'completed' end, case when i % 500 = 3 then 'stat' else 'routine' end,
       now() - (i || ' minutes')::interval, gen_random_uuid(), now() from generate_series(1, 300000) i`.execute(db);
    await sql`insert into lab_order_test select tenant_id, id, ${t}::uuid, 1, 'Potassium', 1, '3-5', null, 'mmol' from lab_order where tenant_id = ${tid}::uuid`.execute(db);
    await sql`insert into lab_order_test select tenant_id, id, ${t2}::uuid, 2, 'Sodium', 1, '3-5', null, 'mmol' from lab_order where tenant_id = ${tid}::uuid`.execute(db);
    await sql`insert into lab_result select tenant_id, gen_random_uuid(), id, ${t}::uuid, patient_id, 1, '4', 4, 'mmol', '3-5', 'normal', null, null, (select id from user_account where tenant_id=${tid}::uuid limit 1), ordered_at from lab_order where tenant_id = ${tid}::uuid`.execute(db);
  });
  const time = async (name: string, work: () => Promise<unknown>) => {
    const all: number[] = [];
    for (let i = 0; i < 12; i++) { const s = performance.now(); await work(); all.push(performance.now() - s); }
    all.sort((a, b) => a - b); console.log(name, 'median', all[6]!.toFixed(1), 'max', all[11]!.toFixed(1));
  };
  const { rows, nextCursor } = await admin.call(c.listLabOrders, {});
  await time('list', () => admin.call(c.listLabOrders, {}));
  await time('page2', () => admin.call(c.listLabOrders, { cursor: nextCursor! }));
  await time('pending', () => admin.call(c.listLabOrders, { status: 'pending' }));
  await time('stat', () => admin.call(c.listLabOrders, { priority: 'stat' }));
  await time('pending+stat', () => admin.call(c.listLabOrders, { priority: 'stat', status: 'pending' }));
  await time('asc', () => admin.call(c.listLabOrders, { sort: 'ordered' }));
  await time('patient', () => admin.call(c.listLabOrders, { patientId: patients[3]! }));
  await time('days', () => admin.call(c.listLabOrders, { from: '2026-05-01', to: '2026-05-02' }));
  await time('search name', () => admin.call(c.listLabOrders, { search: 'begum' }));
  await time('search number', () => admin.call(c.listLabOrders, { search: 'LAB-250000' }));
  await time('counts', () => admin.call(c.countLabOrders, {}));
  await time('get', () => admin.call(getLabOrder, { orderId: rows[0]!.id }));
  await time('patient results', () => admin.call(listPatientResults, { patientId: patients[3]! }));
  await time('trend', () => admin.call(readTrend, { patientId: patients[3]!, testId: t }));
});
