import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/own-database.ts';
import { databaseUrlOf, startServer } from '#testing/server-process.ts';
import { type ApiDocument, operationTypes } from '#testing/typed-client/operation-types.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/typed-client');

test('a client made from the OpenAPI document alone compiles and does a job over HTTP', async () => {
  const opened = openTestSystem(postgres);
  onTestFinished(() => opened.close());
  const { token } = await (await opened.aHospital()).as('receptionist');
  const server = await startServer({
    // The people of a test hospital are sample accounts.
    OPENWARD_SAMPLES: 'on',
    DATABASE_URL: databaseUrlOf(postgres.server),
  });
  onTestFinished(() => server.end());

  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'operations.ts'), await operationTypes(document));
  copyFileSync(
    join(import.meta.dirname, '../../testing/typed-client/walk-one-job.ts.txt'),
    join(folder, 'walk-one-job.ts'),
  );
  const options = { extends: '../../tsconfig.json', include: ['*.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));

  await run(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder]);
  const { stdout } = await run(process.execPath, [join(folder, 'walk-one-job.ts')], {
    env: { ...process.env, API: `${server.url}/api`, TOKEN: token },
  });
  expect(JSON.parse(stdout)).toEqual({ number: 'P000001', title: 'Follow-up' });
});
