import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { databaseUrlOf, type ServerProcess, startServer } from '#testing/server-process.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrateAsOwner } from './database/owner-connection.ts';

const directory = mkdtempSync(join(tmpdir(), 'openward-guessing-'));
let postgres: EmbeddedPostgres;
let first: ServerProcess;
let second: ServerProcess;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDirectory: directory, onProgress: () => {} });
  await migrateAsOwner(postgres.ownerConfig, postgres.serverConfig.user);
  const environment = {
    DATABASE_URL: databaseUrlOf(postgres.serverConfig),
    OPENWARD_SAMPLES: 'on',
    TRUST_PROXY: '1',
  };
  [first, second] = await Promise.all([startServer(environment), startServer(environment)]);
});

afterAll(async () => {
  await first.end();
  await second.end();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});

interface Guess {
  slug: string;
  email: string;
  password: string;
}

interface Attempt {
  status: number;
  /** Head and body as they came, but for the date. */
  answer: string;
  cookies: string[];
}

let addresses = 0;

/** A network address that nobody else in these tests has. */
function anAddress(): string {
  addresses += 1;
  return `10.20.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

async function attempt(
  server: ServerProcess,
  guess: Guess,
  { address = anAddress(), cookie = '' } = {},
): Promise<Attempt> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    origin: server.url,
    ...(cookie && { cookie }),
  };
  const answer = await fetch(`${server.url}/api/sessions`, {
    method: 'POST',
    headers,
    body: JSON.stringify(guess),
  });
  const body = await answer.text();
  const head = [...answer.headers].filter(([name]) => name !== 'date' && name !== 'set-cookie');
  const cookies = answer.headers.getSetCookie();
  return { status: answer.status, answer: JSON.stringify([head, body]), cookies };
}

const hospital = 'city-general';
const nurse = { slug: hospital, email: 'nurse@city-general.example', password: samplePassword };
const doctor = { slug: hospital, email: 'doctor@city-general.example', password: samplePassword };
const reception = { slug: hospital, email: 'reception@city-general.example', password: samplePassword };

const guesses = {
  'a wrong password': { ...nurse, password: 'wrong' },
  'an unknown address': { ...nurse, email: 'nobody@x.example' },
  'an unknown hospital': { ...nurse, slug: 'no-such' },
};

// That it takes the same time is measured by bench/sign-in-times.ts: a time is no promise a test can hold.
describe('guessing at who exists', () => {
  test('gets the same answer, byte for byte', async () => {
    const answers = new Map<string, string>();
    for (const [kind, guess] of Object.entries(guesses)) {
      const { status, answer, cookies } = await attempt(first, guess);
      expect([kind, status, cookies]).toEqual([kind, 401, []]);
      answers.set(kind, answer);
    }
    expect(new Set(answers.values()).size).toBe(1);
  });
});

describe('limits of guessing', () => {
  test('hold for an account over several server processes and addresses, and only for that account', async () => {
    const servers = [first, second];
    const victim = { slug: 'platform', email: 'superadmin@openward.example', password: 'wrong' };
    for (let count = 0; count < 10; count += 1) {
      const { status } = await attempt(servers[count % 2]!, victim);
      expect(status).toBe(401);
    }
    for (const server of servers) {
      const { status, answer } = await attempt(server, { ...victim, password: samplePassword });
      expect(status).toBe(429);
      expect(answer).toContain('retryAfterSeconds');
    }
    expect((await attempt(second, nurse)).status).toBe(200);
  });

  test('hold for a network, and spare the browsers that the hospital works with', async () => {
    const address = anAddress();
    const signedIn = await attempt(first, reception, { address });
    expect(signedIn.status).toBe(200);
    const device = signedIn.cookies.find((one) => one.startsWith('openward_device='));
    expect(device).toMatch(/; HttpOnly; SameSite=Lax; Expires=/);
    const guess = (round: number) => ({ ...nurse, email: `guess${round}@x.example`, password: 'wrong' });
    for (let round = 0; round < 300; round += 20) {
      const some = Array.from({ length: 20 }, (_, place) =>
        attempt(first, guess(round + place), { address }),
      );
      expect(new Set((await Promise.all(some)).map(({ status }) => status))).toEqual(new Set([401]));
    }
    expect((await attempt(second, doctor, { address })).status).toBe(429);
    const cookie = device!.split(';')[0]!;
    expect((await attempt(second, reception, { address, cookie })).status).toBe(200);
    expect((await attempt(second, doctor, { address, cookie })).status).toBe(200);
    expect((await attempt(second, doctor)).status).toBe(200);
  });
});
