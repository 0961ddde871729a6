import { request } from 'node:http';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOperations } from '#testing/api-operations.ts';
import { type Hospital, openTestSystem, postgresServers } from '#testing/hospital.ts';
import { fillWithMark } from '#testing/marked-hospital.ts';
import { anyRequest, type RawRequest } from '#testing/random-input.ts';
import { databaseUrlOf, type ServerProcess, startServer } from '#testing/server-process.ts';
import { readTenantDigest } from '#testing/tenant-digest.ts';

/** RANDOM_INPUT_CALLS=50000 RANDOM_INPUT_SEED=7 look further than a test run does. */
const calls = Number(process.env['RANDOM_INPUT_CALLS'] ?? 1500);
const seed = Number(process.env['RANDOM_INPUT_SEED'] ?? 20_260_301);

/** Counts attempts and notes them in the audit trail, also when it refuses. */
const notesRefusals = new Set(['sessions.signIn']);

const opened = openTestSystem();
const postgres = postgresServers()[0]!;
const owner = new pg.Client(postgres.owner);
let server: ServerProcess;
let hospital: Hospital;
let ids: string[];

beforeAll(async () => {
  await owner.connect();
  hospital = await opened.aHospital();
  ids = Object.values(await fillWithMark(opened, hospital, 'Any'));
  await opened.system.sealer.close();
  server = await startServer({ DATABASE_URL: databaseUrlOf(postgres.server), OPENWARD_SAMPLES: 'on' });
});

afterAll(async () => {
  await server.end();
  await owner.end();
  await opened.close();
});

interface Answer {
  status: number;
  text: string;
}

function send(raw: RawRequest, token: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      'content-length': Buffer.byteLength(raw.body),
      ...(raw.contentType && { 'content-type': raw.contentType }),
    };
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, path: raw.path, method: raw.method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(raw.body);
  });
}

function codeOf({ text }: Answer): string {
  const body: unknown = JSON.parse(text);
  return body !== null && typeof body === 'object' && 'code' in body ? String(body.code) : 'none';
}

test('no input makes the server fail or leaves half of anything behind', { timeout: 3_600_000 }, async () => {
  process.stdout.write(`Random input: ${calls} calls, seed ${seed}.\n`);
  const operations = await readOperations(server.url);
  const statuses = new Map<number, number>();
  let { token } = await hospital.as('tenant_admin');
  let before = await readTenantDigest(owner, hospital.tenantId);

  async function check(raw: RawRequest): Promise<void> {
    const answer = await send(raw, token);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    expect(answer.status, answer.text).toBeLessThan(500);
    const after = await readTenantDigest(owner, hospital.tenantId);
    if (answer.status < 400) JSON.parse(answer.text);
    else {
      expect(codeOf(answer)).toMatch(/^[A-Z_]+$/);
      expect(notesRefusals.has(raw.operation) ? before : after).toEqual(before);
    }
    before = after;
    // A sign-out among the calls has ended the session.
    if (answer.status < 400 && raw.operation.startsWith('sessions.')) {
      ({ token } = await hospital.as('tenant_admin'));
      before = await readTenantDigest(owner, hospital.tenantId);
    }
  }

  const property = fc.asyncProperty(anyRequest(operations, ids), check);
  await fc.assert(property, { seed, numRuns: calls, endOnFailure: true });
  process.stdout.write(`Answers by status: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
  expect(statuses.get(200)).toBeGreaterThan(calls / 20);
});
