import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { everyPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

describe.each(everyPostgres())('standing links on $name', (postgres) => {
  test('that are open are revoked, of every hospital; used and revoked ones stay as they are', async () => {
    const { client, migrate } = await olderDatabase(postgres, '0019-links-follow-their-makers');
    const at = '2026-03-02T10:00:00.000Z';
    for (const tenant of [newId(), newId()]) {
      const [maker, user] = [newId(), newId()];
      await client.query(
        `insert into tenant (id, slug, name, status, is_platform, created_at)
          values ($1, $2, 'H', 'active', false, now())`,
        [tenant, `h-${tenant}`],
      );
      for (const id of [maker, user]) {
        await client.query(
          `insert into user_account (tenant_id, id, email, email_key, first_name, last_name)
            values ($1, $2, $3, $3, 'A', 'B')`,
          [tenant, id, id],
        );
      }
      const links = [
        ['open', null, null, maker],
        ['used', at, null, maker],
        ['revoked', null, at, null],
      ];
      for (const [hash, used, revoked, by] of links) {
        await client.query(
          `insert into account_link (tenant_id, id, user_id, purpose, token_hash, created_by, created_at, expires_at,
              used_at, revoked_at)
            values ($1, $2, $3, 'invitation', $4, $5, $6, '2099-01-01', $7, $8)`,
          [tenant, newId(), user, hash, by, at, used, revoked],
        );
      }
    }
    await migrate();
    const { rows } = await client.query<Record<string, unknown>>(
      `select token_hash as link, used_at is not null as used, revoked_at is not null as revoked, count(*)::int
        from account_link group by 1, 2, 3 order by 1`,
    );
    expect(rows).toEqual([
      { link: 'open', used: false, revoked: true, count: 2 },
      { link: 'revoked', used: false, revoked: true, count: 2 },
      { link: 'used', used: true, revoked: false, count: 2 },
    ]);
  });
});
