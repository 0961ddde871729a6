import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listPatients } from '#areas/patients/patients/patient.contract.ts';
import { type Hospital, openTestSystem, embeddedPostgres } from '#testing/hospital.ts';
import type { PostgresForTests } from '#testing/debian-postgres.ts';

interface Outcome {
  code: number;
  lastLine: string;
  errors: string;
}

/** Runs the command as `npm run import` does. */
function runImportCommand(postgres: PostgresForTests, ...words: string[]): Promise<Outcome> {
  const { host, port, user, password, database } = postgres.server;
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  const url = `postgres://${user}${secret}@${encodeURIComponent(host ?? '')}:${port}/${database}`;
  const command = join(import.meta.dirname, 'import.ts');
  return new Promise((resolve) => {
    const environment = { ...process.env, DATABASE_URL: url };
    execFile(process.execPath, [command, ...words], { env: environment }, (error, output, errors) =>
      resolve({
        code: error ? Number(error.code) : 0,
        lastLine: output.trimEnd().split('\n').at(-1) ?? '',
        errors,
      }),
    );
  });
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openward-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const table =
  'First name;Surname;DOB;Sex\nSalma;Aziz;1988-04-12;F\nNo;Gender;1990-01-01;\nRafi;Aziz;25.12.1990;M\n';

// Each run starts a Node of its own, which takes seconds on a busy machine.
describe('npm run import', { timeout: 120_000 }, () => {
  const postgres = embeddedPostgres();
  const opened = openTestSystem(postgres);
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  test('adds the rows of a file once, keeps the refused ones, and ends with the counts', async () => {
    const folder = aFolder();
    const file = join(folder, 'people.csv');
    const refused = join(folder, 'refused.csv');
    writeFileSync(file, table);
    const words = ['patients', '--tenant', hospital.slug, '--date-order', 'DD/MM/YYYY', file];
    const first = await runImportCommand(postgres, ...words, '--refused', refused);
    expect(first).toMatchObject({ code: 0, lastLine: '2 added, 0 changed, 0 already present, 1 refused' });
    expect(readFileSync(refused, 'utf8').replace('\uFEFF', '').split('\r\n')).toEqual([
      'Row,Reason,First name,Surname,DOB,Sex',
      '3,Gender: This field is required.,No,Gender,1990-01-01,',
      '',
    ]);
    const second = await runImportCommand(postgres, ...words);
    expect(second).toMatchObject({ code: 0, lastLine: '0 added, 0 changed, 2 already present, 1 refused' });
    expect(second.errors).toContain('Row 3 refused. Gender: This field is required');
    const clerk = await hospital.as('receptionist');
    const page = await clerk.call(listPatients, { search: 'aziz' });
    expect(page.rows.map((row) => row.dateOfBirth ?? '').toSorted()).toEqual(['1988-04-12', '1990-12-25']);
  });

  test('is in the audit trail as the command line', async () => {
    const file = join(aFolder(), 'people.csv');
    writeFileSync(file, 'First name,Last name,Date of birth,Gender\nTrail,Person,1970-01-01,male\n');
    await runImportCommand(postgres, 'patients', '--tenant', hospital.slug, file);
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', hospital.tenantId)
        .select(['user_id', 'user_agent', 'new_values'])
        .where('action', '=', 'IMPORT')
        .where('resource', '=', 'patients')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .execute(),
    );
    expect(entries).toMatchObject([
      {
        user_id: '00000000-0000-0000-0000-000000000000',
        user_agent: expect.stringMatching(/^Openward command line \(.+\)$/),
        new_values: { source: 'csv', added: 1 },
      },
    ]);
  });

  test('tells in one sentence what it cannot do', async () => {
    const folder = aFolder();
    const file = (name: string, content: string) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const good = file('good.csv', table);
    const refusals: [string[], RegExp][] = [
      [['--tenant', 'nowhere', good], /^There is no hospital 'nowhere' here\. There are: .*\n$/],
      [['--tenant', hospital.slug, file('empty.csv', '')], /^\S+: The file is empty\.\n$/],
      [
        ['--tenant', hospital.slug, file('other.csv', 'a,b\n1,2\n')],
        /^\S+: no column is headed 'First name'/,
      ],
      [
        ['--tenant', hospital.slug, file('dates.csv', 'First name,Surname,DOB,Sex\nA,B,01/02/1990,f\n')],
        /--date-order DD\/MM\/YYYY or MM\/DD\/YYYY\.\n$/,
      ],
    ];
    for (const [words, sentence] of refusals) {
      const { code, errors } = await runImportCommand(postgres, 'patients', ...words);
      expect(errors).toMatch(sentence);
      expect(code).toBe(1);
    }
  });

  test('fills a list, says before what it would do, brings nothing twice, and takes it back', async () => {
    const folder = aFolder();
    const file = join(folder, 'prices.csv');
    writeFileSync(file, 'Padma Clinic\nService;Rate\nImported X-ray;450\nImported ECG;much\n');
    const words = ['services', '--tenant', hospital.slug, '--constant', 'category=Imaging', file];
    const checked = await runImportCommand(postgres, ...words, '--check');
    expect(checked).toMatchObject({
      code: 0,
      lastLine: 'Nothing was stored. 1 added, 0 changed, 0 already present, 1 refused',
    });
    expect(checked.errors).toContain('Row 4 refused. Price: This is not an amount of money');
    const first = await runImportCommand(postgres, ...words);
    expect(first.lastLine).toBe('1 added, 0 changed, 0 already present, 1 refused');
    const again = await runImportCommand(postgres, ...words);
    expect(again.lastLine).toBe('0 added, 0 changed, 1 already present, 1 refused');
    const run = /undo --tenant \S+ (\S+)/.exec(first.errors)![1]!;
    const undone = await runImportCommand(postgres, 'undo', '--tenant', hospital.slug, run);
    expect(undone).toMatchObject({ code: 0, lastLine: '1 taken back, 0 kept.' });
  });

  test('patients are told before, and taken back', async () => {
    const file = join(aFolder(), 'people.csv');
    writeFileSync(file, 'Name,Age,Sex,Allergies\nTaken Back,44,F,Dust\n');
    const words = ['patients', '--tenant', hospital.slug, file];
    const checked = await runImportCommand(postgres, ...words, '--check');
    expect(checked.lastLine).toBe('Nothing was stored. 1 added, 0 changed, 0 already present, 0 refused');
    const first = await runImportCommand(postgres, ...words);
    expect(first.lastLine).toBe('1 added, 0 changed, 0 already present, 0 refused');
    const run = /undo --tenant \S+ (\S+)/.exec(first.errors)![1]!;
    const undone = await runImportCommand(postgres, 'undo', '--tenant', hospital.slug, run);
    expect(undone).toMatchObject({ code: 0, lastLine: '1 taken back, 0 kept.' });
  });

  test('people come in the name of an account, with its rights, and their links into a file of one reader', async () => {
    const folder = aFolder();
    const file = join(folder, 'staff.csv');
    writeFileSync(file, 'Name,E-mail,Designation\nRina Das,rina@command.example,Nurse\n');
    const links = join(folder, 'links.csv');
    const words = ['people', '--tenant', hospital.slug, file];
    expect((await runImportCommand(postgres, ...words)).errors).toContain('say --as ADDRESS');
    const asNurse = await runImportCommand(postgres, ...words, '--as', `nurse@${hospital.slug}.example`);
    expect(asNurse.code).toBe(1);
    const asAdmin = [...words, '--as', `tenant_admin@${hospital.slug}.example`, '--links', links];
    const first = await runImportCommand(postgres, ...asAdmin);
    expect(first.lastLine).toBe('1 added, 0 changed, 0 already present, 0 refused');
    expect(statSync(links).mode & 0o777).toBe(0o600);
    expect(readFileSync(links, 'utf8')).toMatch(/^rina@command\.example,Rina Das,\/invitation#\S+,\S+$/m);
    expect((await runImportCommand(postgres, ...asAdmin)).errors).toContain('is there already');
    const again = [...words, '--as', asAdmin[5]!, '--links', join(folder, 'more.csv')];
    expect((await runImportCommand(postgres, ...again)).lastLine).toMatch(/^0 added, 0 changed, 1 already/);
    expect(readFileSync(join(folder, 'more.csv'), 'utf8').trim().split('\n')).toHaveLength(1);
  });

  test('a list whose records keep who made them is filled in the name of an account', async () => {
    const file = join(aFolder(), 'items.csv');
    writeFileSync(file, 'Item,Code,Category,Unit,Unit cost,Price\nGauze,CMD-1,Wear,piece,9,15\n');
    const words = ['stock-items', '--tenant', hospital.slug, file];
    const refused = await runImportCommand(postgres, ...words);
    expect(refused.code).toBe(2);
    expect(refused.errors).toContain('stock-items are imported in the name of an account');
    const named = await runImportCommand(postgres, ...words, '--as', `tenant_admin@${hospital.slug}.example`);
    expect(named.lastLine).toBe('1 added, 0 changed, 0 already present, 0 refused');
  });

  test('says what a file lacks and what nobody can know', async () => {
    const folder = aFolder();
    const file = join(folder, 'beds.csv');
    writeFileSync(file, 'Ward;Bed;Type of bed\nA;1;Hammock\n');
    const words = ['--tenant', hospital.slug, '--as', `tenant_admin@${hospital.slug}.example`, file];
    expect((await runImportCommand(postgres, 'beds', ...words)).errors).toContain(
      "nobody can know what Hammock means. Say --word 'bedType:Hammock=CODE'",
    );
    expect((await runImportCommand(postgres, 'services', ...words)).errors).toContain(
      "no column is headed 'Name'",
    );
    expect((await runImportCommand(postgres, 'nonsense', ...words)).code).toBe(2);
  });
});
