import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

const standing = `
  set session_replication_role = replica;
  insert into tenant (id, slug, name, status, created_at) values ('{tenant}', 'one', 'One', 'active', now());
  insert into user_account (tenant_id, id, email, email_key, first_name, last_name)
  values ('{tenant}', '{clerk}', 'clerk@one.example', 'clerk@one.example', 'Ruma', 'Das');
  reset session_replication_role`;

test('what registrations said of allergies is taken over into the list once, and stays in the trail', async () => {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0080-allergies-are-one-truth');
  const [tenant, clerk] = [newId(), newId()];
  await client.query(standing.replaceAll('{tenant}', tenant).replaceAll('{clerk}', clerk));
  let made = 0;
  async function aPatient(allergies: string | null, saysNone = false): Promise<string> {
    const id = newId();
    made += 1;
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `insert into patient (tenant_id, id, patient_number, first_name, last_name, date_of_birth, gender, status,
        allergies, has_no_known_allergies, is_restricted, sort_name, search_text, created_at, updated_at, version)
      values ($1, $2, $3, 'A', 'B', '1990-01-01', 'female', 'active', $4, $5, false, 'a b', 'a b', now(), now(), 1)`,
      [tenant, id, `P${made}`, allergies, saysNone],
    );
    await client.query(`reset session_replication_role`);
    return id;
  }
  const listed = await aPatient('Penicillin (rash, swelling); dust\nNKDA, Dust');
  const denied = await aPatient('None known');
  const none = await aPatient(null, true);
  const takenBack = await aPatient(null, true);
  const stated = await aPatient('Latex');
  const reviewed = await aPatient('Penicillin (rash, swelling), Sulfa');
  const unasked = await aPatient(null);
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into audit_entry (tenant_id, id, created_at, action, resource, resource_id, user_id, old_values, new_values)
    values ($1, $2, '2026-01-05T09:30:00Z', 'CREATE', 'patients', $3, $4, '{}', '{"allergies": "Penicillin"}')`,
    [tenant, newId(), listed, clerk],
  );
  await client.query(
    `insert into allergy_state (tenant_id, patient_id, state, stated_by, stated_at, updated_at)
    values ($1, $2, 'not-asked', null, null, now()), ($1, $3, 'none-known', $4, now(), now())`,
    [tenant, takenBack, stated, clerk],
  );
  await client.query(
    `insert into reviewed_line (tenant_id, patient_id, field, line_key, outcome, reviewed_by, reviewed_at)
    select $1, $2, 'allergies', line, 'left-out', $3, now() from unnest($4::text[]) line`,
    [tenant, reviewed, clerk, ['penicillin (rash', 'swelling)']],
  );
  await client.query(`reset session_replication_role`);
  await migrate();
  const known = async (id: string) => {
    const { rows } = await client.query<{
      state: string;
      substance: string | null;
      recorded_by: string | null;
    }>(
      `select state, substance, recorded_by from allergy_state
      left join patient_allergy using (tenant_id, patient_id) where patient_id = $1 order by substance`,
      [id],
    );
    return rows.map(({ state, substance, recorded_by: by }) => [state, substance, by]);
  };
  expect(await known(listed)).toEqual([
    ['recorded', 'Dust', clerk],
    ['recorded', 'Penicillin (rash, swelling)', clerk],
  ]);
  expect(await known(denied)).toEqual([['none-known', null, null]]);
  expect(await known(none)).toEqual([['none-known', null, null]]);
  // Somebody has taken it back since: nobody counts as having asked.
  expect(await known(takenBack)).toEqual([['not-asked', null, null]]);
  expect(await known(stated)).toEqual([['recorded', 'Latex', null]]);
  expect(await known(reviewed)).toEqual([['recorded', 'Sulfa', null]]);
  expect(await known(unasked)).toEqual([]);
  const { rows: trail } = await client.query<{
    old_values: object;
    new_values: object;
    user_id: string | null;
  }>(
    `select old_values, new_values, user_id from audit_entry where resource = 'allergies' and resource_id = $1`,
    [listed],
  );
  expect(trail).toEqual([
    {
      old_values: {
        allergies: 'Penicillin (rash, swelling); dust\nNKDA, Dust',
        hasNoKnownAllergies: false,
        state: null,
      },
      new_values: {
        patientId: listed,
        state: 'recorded',
        takenOver: ['Penicillin (rash, swelling)', 'Dust'],
      },
      user_id: null,
    },
  ]);
});
