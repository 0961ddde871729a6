import { request } from 'node:http';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { signIn } from '#areas/people/sessions/session.contract.ts';
import { readOperations } from '#testing/inputs/api-operations.ts';
import { aRequest, type Hospital, openTestSystem, embeddedPostgres } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { anyRequest, type RawRequest } from '#testing/inputs/random-input.ts';
import { databaseUrlOf, type ServerProcess, startServer } from '#testing/server-process.ts';
import { readTenantDigest } from '#testing/tenant-digest.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

/** RANDOM_INPUT_CALLS=50000 RANDOM_INPUT_SEED=7 look further than a test run does. */
const calls = Number(process.env['RANDOM_INPUT_CALLS'] ?? 800);
const seed = Number(process.env['RANDOM_INPUT_SEED'] ?? 20_260_301);

/** Counts attempts and notes them in the audit trail, also when it refuses. */
const notesRefusals = new Set(['sessions.signIn']);

/** Goes on writing after its answer, while other calls are compared. */
const goesOn = new Set(['dataExports.ask']);

/** The delivery sends what the hospital's records had told while calls are compared. */
const ofDelivery = new Set(['message']);

const endsSession = new Set(['sessions.signOut', 'sessions.signOutEverywhere']);

const opened = openTestSystem(postgres);
const owner = new pg.Client(postgres.owner);
let server: ServerProcess;
let hospital: Hospital;
let ids: KnownIds;

beforeAll(async () => {
  await owner.connect();
  hospital = await opened.aHospital();
  ids = await fillWithMark(opened, hospital, 'Any');
  await opened.system.sealer.close();
  server = await startServer({ DATABASE_URL: databaseUrlOf(postgres.server), OPENWARD_SAMPLES: 'on' });
});

afterAll(async () => {
  await server.end();
  await owner.end();
  await opened.close();
});

/** From another address each time: nobody's real sign-ins are limited by how often these tests sign out. */
async function signInAnew(): Promise<string> {
  const { slug } = hospital;
  let token = '';
  const ipAddress = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  const caller = aRequest({ ipAddress, startSession: (given) => void (token = given) });
  const credentials = { slug, email: `tenant_admin@${slug}.example`, password: samplePassword };
  await opened.system.dispatcher.run(signIn.id, credentials, caller);
  return token;
}

interface Answer {
  status: number;
  text: string;
}

/** Sends a request; once more where the server had answered and gone before it had all of a long body. */
async function send(raw: RawRequest, token: string): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendOnce(raw, token);
    } catch (error) {
      const isCutOff = error instanceof Error && /EPIPE|ECONNRESET/.test(error.message);
      if (!isCutOff || tries === 5) throw error;
    }
  }
}

function sendOnce(raw: RawRequest, token: string): Promise<Answer> {
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

/** What is wrong with an answer, or null; a refusal names its code and has written nothing. */
function faultOf(raw: RawRequest, { status, text }: Answer, changes: string[]): string | null {
  const seen = `${status} ${text.slice(0, 500)}`;
  if (status >= 500) return `failed: ${seen}`;
  const body: unknown = JSON.parse(text);
  if (status < 400) return null;
  const isRefusal = body !== null && typeof body === 'object' && 'code' in body;
  if (!isRefusal || !/^[A-Z_]+$/.test(String(body.code))) return `no code: ${seen}`;
  if (changes.length > 0 && !notesRefusals.has(raw.operation)) return `wrote ${changes.join(', ')}: ${seen}`;
  return null;
}

function changesBetween(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((table) => before[table] !== after[table] && !ofDelivery.has(table));
}

test('no input makes the server fail or leaves half of anything behind', { timeout: 3_600_000 }, async () => {
  process.stdout.write(`Random input: ${calls} calls, seed ${seed}.\n`);
  const operations = await readOperations(server.url);
  const compared = operations.filter(({ id }) => !goesOn.has(id));
  const statuses = new Map<number, number>();
  let written = 0;
  let token = await signInAnew();
  let before = await readTenantDigest(owner, hospital.tenantId);

  async function check(raw: RawRequest): Promise<void> {
    const answer = await send(raw, token);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const after = await readTenantDigest(owner, hospital.tenantId);
    const changes = changesBetween(before, after);
    expect(faultOf(raw, answer, changes)).toBeNull();
    if (changes.length > 0) written += 1;
    before = after;
    // A sign-out among the calls has ended the session.
    if (answer.status < 400 && endsSession.has(raw.operation)) {
      token = await signInAnew();
      before = await readTenantDigest(owner, hospital.tenantId);
    }
  }

  const property = fc.asyncProperty(anyRequest(compared, ids), check);
  await fc.assert(property, { seed, numRuns: calls, endOnFailure: true });
  process.stdout.write(`Answers by status: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
  expect(statuses.get(200)).toBeGreaterThan(calls / 20);
  expect(written).toBeGreaterThan(calls / 50);
});
