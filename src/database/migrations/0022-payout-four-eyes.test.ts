import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { everyPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** Two payouts of one clerk, one of them approved; referrals by hand in both, another by an invoice in none. */
const standing = `
  insert into tenant (id, slug, name, status, is_platform, created_at)
    values ('{tenant}', 'h-{tenant}', 'H', 'active', false, now());
  insert into patient (tenant_id, id, patient_number, first_name, last_name, date_of_birth, gender, sort_name,
    search_text, created_at, updated_at) values ('{tenant}', '{one}', 'P000001', 'Rahima', 'Khatun', '1990-05-17',
    'female', 'khatun rahima', 'khatun rahima', now(), now());
  insert into referrer (tenant_id, id, name, type, commission_type, commission_basis_points, created_at, updated_at)
    values ('{tenant}', '{referrer}', 'Lake Road Pharmacy', 'pharmacy', 'percentage', 5000, now(), now());
  insert into payout (tenant_id, id, payout_number, referrer_id, referrer_name, month, period_start, period_end,
    total_referrals, total_revenue_minor, total_commission_minor, withholding_basis_points, tax_withheld_minor,
    net_minor, status, processed_by, approved_by, created_at, updated_at) values
    ('{tenant}', '{approved}', 'PAY-000001', '{referrer}', 'P', '2031-01', '2031-01-01', '2031-01-31', 1, 100, 50, 0, 0,
      50, 'approved', '{clerk}', '{clerk}', now(), now()),
    ('{tenant}', '{pending}', 'PAY-000002', '{referrer}', 'P', '2031-02', '2031-02-01', '2031-02-28', 1, 100, 50, 0, 0,
      50, 'pending', '{clerk}', null, now(), now());
  insert into referral (tenant_id, id, referrer_id, patient_id, amount_minor, commission_minor, payout_id,
    referred_on, created_by, created_at, updated_at) values
    ('{tenant}', '{one}', '{referrer}', '{one}', 100, 50, '{approved}', '2031-01-05', '{other}', now(), now()),
    ('{tenant}', '{two}', '{referrer}', '{one}', 100, 50, '{pending}', '2031-02-05', '{other}', now(), now()),
    ('{tenant}', '{three}', '{referrer}', '{one}', 100, 50, null, '2031-03-05', '{other}', now(), now());
  insert into invoice (tenant_id, id, invoice_number, patient_id, referral_id, referrer_id, currency_code,
    subtotal_minor, discount_minor, tax_basis_points, tax_minor, total_minor, status, due_date, created_by,
    created_at, sent_at, updated_at) values ('{tenant}', '{one}', 'INV-000001', '{one}', '{three}', '{referrer}', 'BDT',
    100, 0, 0, 0, 100, 'sent', '2031-12-31', '{other}', now(), now(), now())`;

describe.each(everyPostgres())('standing payouts on $name', (postgres) => {
  test('what waits needs somebody else from now on, what was approved can be paid, nobody above the cap is changed', async () => {
    const { client, migrate } = await olderDatabase(postgres, '0022-payout-four-eyes');
    const names = [
      'tenant',
      'referrer',
      'approved',
      'pending',
      'clerk',
      'other',
      'one',
      'two',
      'three',
    ] as const;
    const id = Object.fromEntries(names.map((name) => [name, newId()])) as Record<
      (typeof names)[number],
      string
    >;
    const filled = standing.replace(/\{(\w+)\}/g, (_, name: (typeof names)[number]) => id[name]);
    await client.query(filled);
    await migrate();

    const payouts = await client.query(
      `select needed_second_person, referrals_by_hand, recorded_by::text[], maker_ids @> array[processed_by] as ran,
        cardinality(maker_ids) as makers from payout order by payout_number`,
    );
    const same = { referrals_by_hand: 1, recorded_by: [id.other], ran: true, makers: 2 };
    expect(payouts.rows).toEqual([
      { needed_second_person: false, ...same },
      { needed_second_person: true, ...same },
    ]);
    const referrals = await client.query(
      `select source, maker_ids::text[], payout_makers is not null as placed from referral order by referred_on`,
    );
    expect(referrals.rows).toEqual([
      { source: 'hand', maker_ids: [id.other], placed: true },
      { source: 'hand', maker_ids: [id.other], placed: true },
      { source: 'invoice', maker_ids: [id.other], placed: false },
    ]);
    const referrers = await client.query('select commission_basis_points, terms_by from referrer');
    expect(referrers.rows).toEqual([{ commission_basis_points: 5000, terms_by: null }]);

    const pay = `update payout set status = 'paid', paid_by = $1, paid_at = now(), transaction_reference = 'TX' where id = $2`;
    await client.query(pay, [id.clerk, id.approved]);
    const approve = `update payout set status = 'approved', approved_by = $1 where id = $2`;
    for (const maker of [id.clerk, id.other]) {
      await expect(client.query(approve, [maker, id.pending])).rejects.toThrow('payout_approved_by_another');
    }
    await client.query(approve, [id.tenant, id.pending]);
  });
});
