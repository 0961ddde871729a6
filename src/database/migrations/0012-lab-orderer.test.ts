import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { everyPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

const at = '2026-03-02T10:00:00.000Z';
const verifiedAt = '2026-03-02T11:00:00.000Z';

/** Rows as they were stored before the migration, of one hospital. */
class StandingHospital {
  readonly tenant = newId();
  readonly doctorAccount = newId();
  readonly technician = newId();
  readonly doctor = newId();
  readonly patient = newId();
  readonly labTest = newId();
  readonly #client: pg.Client;
  #orders = 0;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async insert(table: string, row: Record<string, unknown>): Promise<void> {
    const values = Object.entries({ tenant_id: this.tenant, ...row });
    const places = values.map((_value, index) => `$${index + 1}`);
    await this.#client.query(
      `insert into ${table} (${values.map(([name]) => name).join(', ')}) values (${places.join(', ')})`,
      values.map(([, value]) => value),
    );
  }

  async fill(): Promise<void> {
    await this.#client.query(
      `insert into tenant (id, slug, name, status, is_platform, created_at) values ($1, $2, 'H', 'active', false, now())`,
      [this.tenant, `h-${this.tenant}`],
    );
    for (const id of [this.doctorAccount, this.technician]) {
      await this.insert('user_account', { id, email: id, email_key: id, first_name: 'A', last_name: 'B' });
    }
    const roles = [
      ['doctor', ['emr.write']],
      ['nurse', []],
      [null, ['emr.write', 'lab.read']],
      ['receptionist', ['patients.read']],
    ] as const;
    for (const [code, permissions] of roles) {
      await this.insert('role', { id: newId(), code, name: code ?? 'Own role', permissions });
    }
    await this.insert('doctor', {
      id: this.doctor,
      name: 'Dr. A',
      specialty: 'Medicine',
      user_id: this.doctorAccount,
      created_at: at,
      updated_at: at,
    });
    await this.insert('patient', {
      id: this.patient,
      patient_number: 'P000001',
      first_name: 'Rahima',
      last_name: 'Khatun',
      date_of_birth: '1990-05-17',
      gender: 'female',
      sort_name: 'khatun rahima',
      search_text: 'khatun rahima',
      created_at: at,
      updated_at: at,
    });
    const { labTest: id } = this;
    await this.insert('lab_test', {
      id,
      name: 'Potassium',
      category: 'E',
      price_minor: 1,
      specimen: 'Serum',
      created_at: at,
      updated_at: at,
    });
  }

  /** An order with one test and its results, the latest last. */
  async order(
    part: Record<string, unknown>,
    results: readonly { isVerified: boolean; isAcknowledged?: boolean }[] = [],
  ) {
    const id = newId();
    this.#orders += 1;
    await this.insert('lab_order', {
      id,
      order_number: `LAB-${this.#orders}`,
      patient_id: this.patient,
      doctor_name: 'Dr. A',
      ordered_at: at,
      ordered_by: this.technician,
      updated_at: at,
      ...part,
    });
    const ordered = { order_id: id, test_id: this.labTest };
    await this.insert('lab_order_test', { ...ordered, position: 1, test_name: 'Potassium', price_minor: 1 });
    for (const [index, { isVerified, isAcknowledged }] of results.entries()) {
      const result = newId();
      await this.insert('lab_result', {
        ...ordered,
        id: result,
        patient_id: this.patient,
        revision: index + 1,
        result: '6.9',
        flag: 'critical-high',
        correction_reason: index > 0 ? 'Read the wrong line' : null,
        entered_by: this.technician,
        entered_at: at,
      });
      if (isVerified) {
        const verified_by = this.doctorAccount;
        const verification = { entered_by: this.technician, verified_by, needed_second_person: true };
        await this.insert('lab_verification', {
          ...verification,
          result_id: result,
          verified_at: verifiedAt,
        });
      }
      if (isAcknowledged !== undefined) {
        const acknowledged = isAcknowledged ? { acknowledged_by: this.technician, acknowledged_at: at } : {};
        await this.insert('lab_alert', { id: newId(), result_id: result, raised_at: at, ...acknowledged });
      }
    }
    return id;
  }
}

describe.each(everyPostgres())('standing laboratories on $name', (postgres) => {
  test('keep their orders and alerts, with who ordered, who entered, and the status of the work', async () => {
    const { client, migrate } = await olderDatabase(postgres, '0012-lab-orderer');
    const hospital = new StandingHospital(client);
    await hospital.fill();
    const orders = {
      waiting: await hospital.order({ doctor_id: hospital.doctor }),
      collected: await hospital.order({ collected_at: at, doctor_name: 'Dr. Outside' }),
      entered: await hospital.order({}, [{ isVerified: false, isAcknowledged: false }]),
      verified: await hospital.order({}, [{ isVerified: true, isAcknowledged: true }]),
      corrected: await hospital.order({ status: 'in-progress' }, [
        { isVerified: true },
        { isVerified: false },
      ]),
      closed: await hospital.order({ status: 'completed', completed_at: at }),
      cancelled: await hospital.order({ status: 'cancelled' }, [{ isVerified: true }]),
    };
    for (const [name, value] of [
      ['lab-orders.pending', 4],
      ['lab-orders.total', 7],
    ] as const) {
      await hospital.insert('tenant_counter', { name, value });
    }
    await migrate();

    const stored = await client.query<Record<string, unknown>>(
      'select id, status, orderer_id, completed_at from lab_order',
    );
    const of = (id: string) => stored.rows.find((row) => row['id'] === id);
    expect(of(orders.waiting)).toMatchObject({ status: 'pending', orderer_id: hospital.doctorAccount });
    expect(of(orders.collected)).toMatchObject({ status: 'in-progress', orderer_id: null });
    expect(of(orders.entered)).toMatchObject({ status: 'in-progress', completed_at: null });
    expect(of(orders.verified)).toMatchObject({ status: 'completed', completed_at: new Date(verifiedAt) });
    expect(of(orders.corrected)).toMatchObject({ status: 'in-progress' });
    expect(of(orders.closed)).toMatchObject({ status: 'completed', completed_at: new Date(at) });
    expect(of(orders.cancelled)).toMatchObject({ status: 'cancelled' });

    const counters = await client.query('select name, value::int from tenant_counter order by name');
    expect(counters.rows).toEqual([
      { name: 'lab-orders.completed', value: 2 },
      { name: 'lab-orders.in-progress', value: 3 },
      { name: 'lab-orders.pending', value: 1 },
      { name: 'lab-orders.total', value: 7 },
    ]);
    const alerts = await client.query(
      'select acknowledged_by, entered_by from lab_alert order by acknowledged_by nulls first',
    );
    expect(alerts.rows).toEqual([
      { acknowledged_by: null, entered_by: hospital.technician },
      { acknowledged_by: hospital.technician, entered_by: null },
    ]);
    const holders = await client.query(
      `select coalesce(code, name) as role from role where 'lab.acknowledge' = any (permissions) order by 1`,
    );
    expect(holders.rows).toEqual([{ role: 'Own role' }, { role: 'doctor' }, { role: 'nurse' }]);
    const kept = await client.query(`select specimen, plausibility_factor from lab_order_test limit 1`);
    expect(kept.rows).toEqual([{ specimen: 'Serum', plausibility_factor: 10 }]);
  });
});
