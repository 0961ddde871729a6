import { z } from 'zod';
import './value.issues.ts';
import type { ErrorCode } from './app-error.ts';
import type { ModuleFlag } from './access/modules.ts';
import type { Access, Permission, PermissionDemand } from './access/permissions.ts';
import { sizeLimits } from './limits/size-limits.ts';

export type CallKind = 'read' | 'write';
/** How many bytes an input may have: of a call for everybody, of most calls, and of one that takes many rows. */
export const inputSizes = {
  small: sizeLimits.publicRequestBytes,
  usual: sizeLimits.requestBytes,
  large: sizeLimits.largeRequestBytes,
} as const;

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
/** Method and REST path below `/api`, such as `PATCH /patients/{patientId}`. */
export type HttpAddress = `${HttpMethod} /${string}`;
/** What is fetched is read; everything else writes, unless its declaration says `kind: 'read'`. */
type KindOf<Address extends HttpAddress> = Address extends `GET ${string}` ? 'read' : 'write';

const nothing = z.strictObject({});

/** What the world may know of one operation: its name, its address, who may call it, what goes in and out. */
export interface Call<
  Id extends string = string,
  Kind extends CallKind = CallKind,
  Needed extends Access = Access,
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
> {
  /** `area.verb`, also the operationId of the OpenAPI document. */
  readonly id: Id;
  /** A write runs once per idempotency key and must leave an audit entry; a read changes nothing. */
  readonly kind: Kind;
  readonly method: HttpMethod;
  /** REST path below `/api`, with parameters as `{patientId}`. */
  readonly path: `/${string}`;
  /** Deny by default: there is no call without this. */
  readonly access: Needed;
  readonly module?: ModuleFlag;
  /**
   * Takes rows out of the hospital as a file: who calls needs this permission beside `access`, every page is counted,
   * and a large export is told to the administrators.
   */
  readonly exports?: Permission;
  /**
   * Field of the input that names a patient: a clinician (emr.read) who lacks the permission may make the call
   * all the same while an emergency access of theirs to this patient runs.
   */
  readonly emergency?: string;
  /**
   * A read whose answer a replica of the database may give, where the operator has one: for what reads many rows. It
   * holds all that was stored before the call. Nothing else ever reads there.
   */
  readonly readsReplica?: true;
  /**
   * Withheld fields (`kernel/access/withheld.ts`) that somebody's work cannot do without, and whose: they see them of
   * restricted patients too, and the audit trail says so. A file never holds them.
   */
  readonly workNeeds?: { readonly permission: PermissionDemand; readonly fields: readonly string[] };
  /** Why an emergency access opens a record to this write too. To every other write it opens nothing: it reads. */
  readonly emergencyWrite?: string;
  /** Why a write leaves no audit entry; every other write must leave one. */
  readonly unaudited?: string;
  /**
   * Fields of a write's answer that are told once and kept nowhere, such as a link's secret; null is in their
   * place when a submission is repeated.
   */
  readonly toldOnce?: readonly string[];
  /** Fields of a write's input of which not even a hash is kept, such as a password; a repeat is known without them. */
  readonly secretFields?: readonly string[];
  /** Left out it is 'usual', and 'small' for a call that nobody must be signed in for. */
  readonly inputSize?: keyof typeof inputSizes;
  /**
   * Takes a file beside its input: over HTTP as the raw body of a request to `/files`, measured while it comes. Where
   * there is no HTTP the input's `content` holds it as base64.
   */
  readonly takesFile?: { readonly maximumBytes: number };
  /** Writes into the register of the platform's operator as well, in the same transaction. */
  readonly reachesOperator?: true;
  /** Answered also to people who must set up their second factor before anything else. */
  readonly beforeSecondFactor?: true;
  /**
   * Why a machine's key may make this write, within its scopes. Every other write is a person's, whose name is what the
   * record is worth.
   */
  readonly forMachines?: string;
  /** Why no machine's key may make this read; every other read that needs a permission is open to keys that have it. */
  readonly byPeopleAlone?: string;
  readonly summary: string;
  readonly input: In;
  readonly output: Out;
  /** Refusals beyond those every call can give (invalid input, signed out, forbidden, not found). */
  readonly errors?: readonly ErrorCode[];
  /** Parts that make sense together only; an example of all else is made of the fields. */
  readonly example?: { readonly input?: z.input<In>; readonly output?: z.output<Out> };
}

/** What a declaration says beside its id. */
type Declared<
  Kind extends CallKind,
  Needed extends Access,
  In extends z.ZodType,
  Out extends z.ZodType,
  Address extends HttpAddress,
> = Omit<Call<string, Kind, Needed, In, Out>, 'id' | 'kind' | 'method' | 'path' | 'input'> & {
  readonly address: Address;
  /** Left out it follows from the method. */
  readonly kind?: Kind;
  /** Left out the call takes nothing. */
  readonly input?: In;
  readonly emergency?: keyof z.input<In>;
};

/** Declares one operation; a declaration without `access` does not compile. */
export function defineCall<
  const Id extends string,
  const Address extends HttpAddress,
  const Needed extends Access,
  Out extends z.ZodType,
  In extends z.ZodType = typeof nothing,
  const Kind extends CallKind = KindOf<Address>,
>(
  id: Id,
  { address, ...declared }: Declared<Kind, Needed, In, Out, Address>,
): Call<Id, Kind, Needed, In, Out> {
  const [method, path] = address.split(' ') as [HttpMethod, `/${string}`];
  const kind = (method === 'GET' ? 'read' : 'write') as Kind;
  const input: z.ZodType = nothing;
  return { kind, input: input as In, ...declared, id, method, path };
}

export type CallInput<C extends Call> = z.output<C['input']>;
/** What a caller writes: defaults may be left out. */
export type CallRequest<C extends Call> = z.input<C['input']>;
export type CallOutput<C extends Call> = z.output<C['output']>;
