// node tools/table-types.ts [--check]: writes src/database/generated/schema.ts, the types of all tables and columns, from a
// database that has just been migrated. With --check it only compares, and only when a migration, the generator or
// the file itself differs from what was compared last.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import { migratePglite } from '#hosts/worker/database/migrate-pglite.ts';

const project = resolve(import.meta.dirname, '..');
const schemaFile = join(project, 'src/database/generated/schema.ts');
const comparedFile = join(project, '.cache/table-types.sha256');

const heading = `// Made by node tools/table-types.ts from a database that has just been migrated. Edited by nobody.
import type { ColumnType } from 'kysely';

// With a default, or made by the database.
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
// As tables.ts describes them.
type Instant = string;
type PlainDate = string;
type ArrayType<T> = (T | null)[];
type JsonColumn = ColumnType<unknown, string, string>;
type Numeric = ColumnType<string, number | string, number | string>;
`;

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
if (values.check) {
  if (wasCompared()) process.exit(0);
  if (readFileSync(schemaFile, 'utf8') !== (await schemaOf())) {
    console.error(
      'src/database/generated/schema.ts is not what the migrations make: run node tools/table-types.ts.',
    );
    process.exit(1);
  }
} else {
  writeFileSync(schemaFile, await schemaOf());
}
rememberCompared();
// PGlite keeps Node alive after it is closed.
process.exit(0);

async function schemaOf(): Promise<string> {
  const pglite = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  await migratePglite(pglite);
  const generated = await generate({
    db: new Kysely({ dialect: new PGliteDialect({ pglite }) }),
    dialect: new PostgresDialect(),
    outFile: null,
    print: false,
    // As both drivers read them: src/database/value-types.ts.
    typeMapping: {
      timestamptz: 'Instant',
      date: 'PlainDate',
      int8: 'number',
      bytea: 'Uint8Array',
      jsonb: 'JsonColumn',
    },
  });
  await pglite.close();
  const interfaces = generated.slice(generated.search(/^export interface /m));
  return `${heading}\n${interfaces.replaceAll(/^export interface (?=\w)/gm, 'interface ').replace('interface DB {', 'export interface Schema {')}`;
}

function wasCompared(): boolean {
  try {
    return readFileSync(comparedFile, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

function rememberCompared(): void {
  mkdirSync(dirname(comparedFile), { recursive: true });
  writeFileSync(comparedFile, fingerprint());
}

/** Of everything that the result depends on. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = globSync(['src/database/**/*.ts', 'tools/table-types.ts', 'package-lock.json'], {
    cwd: project,
  });
  for (const file of sources.filter((name) => !name.endsWith('.test.ts')).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(project, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
