import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { signInAt } from '#testing/crash/workplace-calls.ts';
import { databaseUrlOf, type ServerProcess, startServer } from '#testing/server-process.ts';

export interface RaceAnswer<Body> {
  status: number;
  body: Body;
}

/** Two servers of one embedded PostgreSQL that are asked in turns. */
export interface RaceGround {
  post<Body>(path: string, body: object): Promise<RaceAnswer<Body>>;
  get<Body>(path: string): Promise<Body>;
}

/** Runs races on two servers of an empty database with the sample hospitals, and takes everything away afterwards. */
export async function onRaceGround(run: (ground: RaceGround) => Promise<void>): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'openward-races-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory, onProgress: () => {} });
  const servers: ServerProcess[] = [];
  try {
    await migrateAsOwner(postgres.ownerConfig, postgres.serverConfig.user);
    const environment = { DATABASE_URL: databaseUrlOf(postgres.serverConfig), OPENWARD_SAMPLES: 'on' };
    servers.push(await startServer(environment), await startServer(environment));
    const token = await signInAt(servers[0]!.url, 'admin@city-general.example');
    await run(groundOf(servers, token));
  } finally {
    for (const server of servers) await server.end();
    await postgres.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

function groundOf(servers: readonly ServerProcess[], token: string): RaceGround {
  let turn = 0;
  const nextUrl = () => servers[turn++ % servers.length]!.url;
  const authorization = `Bearer ${token}`;
  // Who found no connection free in time asks again under the same key, as screens do.
  async function post(path: string, body: object): Promise<RaceAnswer<unknown>> {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization,
    };
    const url = nextUrl();
    for (;;) {
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(`${url}/api${path}`, init);
      const answer: unknown = await response.json();
      if (response.status !== 503) return { status: response.status, body: answer };
    }
  }
  async function get(path: string): Promise<unknown> {
    const response = await fetch(`${nextUrl()}/api${path}`, { headers: { authorization } });
    return response.json();
  }
  return { post: post as RaceGround['post'], get: get as RaceGround['get'] };
}

/** Makes so many of something, ten at a time. */
export async function inTens<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const size = Math.min(10, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: size }, (_, index) => make(made.length + index)))));
  }
  return made;
}
