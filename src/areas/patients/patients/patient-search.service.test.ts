import { sql } from 'kysely';
import { expect, test, describe } from 'vitest';
import { aTestSystem, everyPostgres } from '#testing/hospital.ts';
import { newId } from '#kernel/ids.ts';
import { searchPatients } from './patient.queries.ts';
import { searchPatterns } from './patient.rules.ts';

const registered = 12_000;
/** The newest, who came in by an import and are named like nobody before them. */
const imported = 1500;

/** The name of each, oldest first: frequent ones, one borne by nobody else, and those of the import. */
function nameOf(index: number): { first: string; last: string } {
  if (index >= registered - imported) return { first: 'Imported', last: index % 2 ? 'Elsewhere' : 'Abroad' };
  if (index === 4321) return { first: 'Quixote', last: 'Rahman' };
  if (index === 4322) return { first: "D'Costa_x", last: 'al-amin.k@mail' };
  return { first: index % 3 ? 'Fatema' : 'Abdul', last: index % 2 ? 'Rahman' : 'Begum' };
}

describe.each(everyPostgres())('search on $name', (postgres) => {
  test('finds the newest first, also behind an import of people named like nobody before', async () => {
    const opened = aTestSystem(postgres);
    const { database } = opened;
    const { tenantId } = await opened.aHospital();
    const people = Array.from({ length: registered }, (_, index) => ({ ...nameOf(index), id: newId() }));
    await database.inTenant(tenantId, 'write', (db) =>
      sql`insert into patient (tenant_id, id, patient_number, first_name, last_name, date_of_birth, gender,
          sort_name, search_text, created_at, updated_at)
        select ${tenantId}::uuid, id, 'P' || id, first, last, '1990-01-01', 'female',
          lower(last || ' ' || first), ' ' || replace(lower(first || ' ' || last || ' '), '''', ''), now(), now()
        from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ first }) => first)}::text[],
          ${people.map(({ last }) => last)}::text[]) as person (id, first, last)
        on conflict do nothing`.execute(db),
    );
    const newestFirst = people.toReversed();
    for (const typed of [
      'rahman',
      'abdul begum',
      'quixote',
      'abroad',
      'fatema',
      'imported rahman',
      'nobody',
      "d'cos",
      'costa_x al-am',
      'costa0x',
      'amin.k@m',
      'amin0k',
    ]) {
      const words = typed.split(' ');
      const expected = newestFirst
        .filter(({ first, last }) =>
          words.every((word) =>
            `${first} ${last}`.toLowerCase().replaceAll("'", '').includes(word.replaceAll("'", '')),
          ),
        )
        .map(({ id }) => id);
      for (const beforeId of [undefined, expected[49], expected.at(-3)]) {
        const from = beforeId ? expected.indexOf(beforeId) + 1 : 0;
        const found = await database.inTenant(tenantId, 'read', (db) =>
          searchPatients(db, tenantId, {
            patterns: searchPatterns(typed),
            soundPatterns: [],
            patientNumber: null,
            documentKey: null,
            status: 'active',
            beforeId,
            limit: 50,
          }),
        );
        expect(
          found.map(({ id }) => id),
          `${typed} from ${from}`,
        ).toEqual(expected.slice(from, from + 51));
      }
    }
  });
});
