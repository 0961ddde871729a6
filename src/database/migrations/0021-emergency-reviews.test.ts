import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** One access that ran out and was reviewed, one that was reviewed and runs, one that nobody has reviewed. */
const standing = `
  -- Foreign keys rest: whose access it is does not matter here.
  set session_replication_role = replica;
  insert into emergency_access (tenant_id, id, user_id, patient_id, category, reason, started_at, expires_at,
    reviewed_at, reviewed_by, review_note) values
    ('{tenant}', '{past}', '{one}', '{one}', 'other', 'Past', now() - interval '2 hours', now() - interval '1 hour',
      now(), '{two}', 'Fine'),
    ('{tenant}', '{running}', '{one}', '{two}', 'other', 'Running', now() - interval '1 hour',
      now() + interval '1 hour', now(), '{two}', 'Fine'),
    ('{tenant}', '{waiting}', '{two}', '{one}', 'other', 'Waiting', now() - interval '1 hour',
      now() + interval '1 hour', null, null, null);
  reset session_replication_role`;

test('what was reviewed while it ran ends; what ran out ended then; what waits for its review goes on', async () => {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0021-emergency-reviews');
  const named = ['tenant', 'past', 'running', 'waiting', 'one', 'two'];
  const text = named.reduce((sql, name) => sql.replaceAll(`{${name}}`, newId()), standing);
  await client.query(text);
  await migrate();
  const { rows } = await client.query(
    `select reason, ended_at = expires_at as ran_out, ended_at < expires_at as was_ended from emergency_access
    order by reason`,
  );
  expect(rows).toEqual([
    { reason: 'Past', ran_out: true, was_ended: false },
    { reason: 'Running', ran_out: false, was_ended: true },
    { reason: 'Waiting', ran_out: null, was_ended: null },
  ]);
  await expect(
    client.query(`update emergency_access set ended_at = null where reason = 'Past'`),
  ).rejects.toThrow('emergency_access_reviewed_when_over');
});
