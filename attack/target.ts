import { z } from 'zod';
import { fixtures } from '#testing/records/fixtures.ts';
import {
  type Answer,
  callOperation,
  type Operation,
  readOperations,
} from '#testing/inputs/api-operations.ts';
import type { Caller } from '#testing/hospital.ts';
import type { KnownIds, MakeCall } from '#testing/records/area-fixture.ts';
import { signInOverHttp } from '#testing/http-session.ts';
import { AppError, type ErrorCode } from '#kernel/app-error.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { callsOf } from '#server/dispatcher/gated-parts.ts';
import { sampleOrganizations } from '#hosts/system/samples.ts';
import { serverAreas } from '#hosts/system/areas.ts';
import { liftLimits } from './unlimited-plan.ts';

/** A sample hospital with somebody of each role. */
export interface AttackedHospital {
  slug: string;
  /** Ids of records that were made in it, by kind; not of every kind. */
  ids: Partial<KnownIds>;
  /** Stands in every text that was stored in it. */
  mark: string;
  /** The token of a session of whoever has a role here, the same each time. */
  as: (role: string) => Promise<string>;
  /** A session that no other attack uses. */
  anewAs: (role: string) => Promise<string>;
  emailOf: (role: string) => string;
}

/** The server that is attacked, over HTTP alone. */
export interface Target {
  url: string;
  operations: readonly Operation[];
  operation: (id: string) => Operation;
  callOf: (operation: Operation) => Call;
  /** Calls an operation with a bearer token, or signed out with null. */
  send: (id: string, input: Readonly<Record<string, unknown>>, token: string | null) => Promise<Answer>;
  /** The same, with the answer read; fails when it is refused. */
  ask: <C extends Call>(call: C, input: CallRequest<C>, token: string | null) => Promise<CallOutput<C>>;
  /** Whoever has a token, for what prepares records. */
  callerOf: (token: string) => Caller;
  /** True when the server believes the headers of a proxy, which the attacks then write. */
  isBehindProxy: boolean;
  own: AttackedHospital;
  other: AttackedHospital;
}

/** What a server refused as an error, with the code and the facts that whoever prepares records may answer. */
function refusalOf(id: string, { status, text }: { status: number; text: string }): Error {
  const refusal = z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) });
  const told = status === 409 ? refusal.safeParse(JSON.parse(text)) : undefined;
  const cause = new Error(`${id}: ${status} ${text.slice(0, 300)}`);
  return told?.success ? new AppError(told.data.code as ErrorCode, told.data.data, { cause }) : cause;
}

/** Gets to know a server that runs with the sample hospitals, and makes records of its own in two of them. */
export async function approach(url: string, isBehindProxy: boolean): Promise<Target> {
  const operations = await readOperations(url);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const calls = new Map(serverAreas.flatMap(callsOf).map(({ call }) => [call.id, call]));
  const operation = (id: string) => byId.get(id)!;
  const send = (id: string, input: Readonly<Record<string, unknown>>, token: string | null) =>
    callOperation(url, operation(id), input, token);
  const ask: Target['ask'] = async ({ id }, input, token) => {
    const answer = await send(id, input as Record<string, unknown>, token);
    if (answer.status !== 200) throw refusalOf(id, answer);
    return JSON.parse(answer.text) as never;
  };
  const enter = async (slug: string, mark: string): Promise<AttackedHospital> => {
    const hospital = hospitalOf(url, slug, mark);
    const token = await hospital.as('tenant_admin');
    return {
      ...hospital,
      ids: await fill((call, input) => ask(call, input, token), mark),
    };
  };
  await liftLimits(url, ask, 'city-general');
  return {
    url,
    operations,
    operation,
    callOf: ({ id }) => calls.get(id)!,
    send,
    ask,
    callerOf: (token) => ({ token, call: (call, input) => ask(call, input, token) }),
    isBehindProxy,
    own: await enter('city-general', 'Wallabymark'),
    other: await enter('downtown-clinic', 'Bilbymark'),
  };
}

function hospitalOf(url: string, slug: string, mark: string): AttackedHospital {
  const { people } = sampleOrganizations.find((organization) => organization.slug === slug)!;
  const sessions = new Map<string, Promise<string>>();
  const emailOf = (role: string) => people.find((person) => person.role === role)!.email;
  const anewAs = (role: string) => signInOverHttp(url, slug, emailOf(role));
  return {
    slug,
    ids: {},
    mark,
    emailOf,
    anewAs,
    as(role) {
      const session = sessions.get(role) ?? anewAs(role);
      sessions.set(role, session);
      return session;
    },
  };
}

/** Makes records with a mark in their texts; returns an id of each kind that can be made over HTTP. */
async function fill(call: MakeCall, mark: string): Promise<Partial<KnownIds>> {
  const run = crypto.randomUUID().slice(0, 8);
  const texts = {
    short: Array.from({ length: 60 }, (_, place) => `${mark} ${run} ${place}`),
    joined: () => Array.from({ length: 9 }, (_, place) => `${mark} ${run} joined ${place}`),
  };
  const ids = {} as KnownIds;
  for (const { fillWithTexts } of fixtures) Object.assign(ids, await fillWithTexts(call, texts, ids));
  return ids;
}
