import type { z } from 'zod';
import type { CallNamed, ReadCall, WriteCall } from '#client/queries/call-named.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import type { Topic } from '#kernel/access/topics.ts';
import type { Call, CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '../hospital.ts';

type Input<Contract> = CallRequest<CallNamed<Contract, 'create', WriteCall>> & object;
type Field<Contract> = keyof Input<Contract> & string;
type Asked<Contract> = CallRequest<CallNamed<Contract, 'list', ReadCall>>;
type Change<Contract> = Partial<CallRequest<CallNamed<Contract, 'update', WriteCall>>> & object;

type Values = Readonly<Record<string, unknown>>;

interface Once<Name> {
  field: Name;
  refusal: object;
  /** A record that is out of use or deleted leaves its own to others. */
  isFree: boolean;
  /** In other letters it is another one. */
  isExact?: true;
}

/** What a register promises, said apart from the code that keeps it. */
interface Promised<Contract> {
  /** Who may read it, and who may change it. */
  reads: Permission;
  writes: Permission;
  /** What the audit trail calls its records, and the field by which it names one; null where another record does. */
  resource: string;
  called?: Field<Contract> | null;
  /** What open screens hear after each change. */
  topic: Topic;
  /** What a person writes; two numbers make two records that have nothing of their own in common. */
  input: (number: number) => Input<Contract>;
  /** What is stored of what a person writes; all of it, unless said. */
  stored?: (written: Values) => Values;
  /** Other values than those of `input`, and what a change must repeat of them. */
  change: Change<Contract>;
  /** What each change changes as well, beside the version. */
  follows?: readonly string[];
  /** The fields by whose words the list finds a record. */
  findsBy?: readonly Field<Contract>[];
  /** What no two have alike. */
  once?: Once<Field<Contract>>;
  /** Values that are refused at their field. */
  refuses?: { readonly [Name in Field<Contract>]?: readonly unknown[] };
  /** The change that takes a record out of use; what lists those, and those in use, where a list tells them apart. */
  retires?: { by: Change<Contract>; listedBy?: Asked<Contract>; inUse?: Asked<Contract> };
}

export interface StoredRecord extends Values {
  id: string;
  version: number;
}

/** A register as the walk sees it: what it promises, and its calls. */
export interface WalkedRegister extends Pick<Promised<unknown>, 'reads' | 'writes' | 'resource' | 'topic'> {
  called: string | null;
  input: (number: number) => Values;
  change: Values;
  stored: (written: Values) => Values;
  follows: readonly string[];
  findsBy: readonly string[];
  once?: Once<string> | undefined;
  refuses: Readonly<Record<string, readonly unknown[]>>;
  retires?: { by: Values; listedBy?: Values; inUse?: Values } | undefined;
  /** The fields that a change may name. */
  changes: readonly string[];
  isDeleted: boolean;
  list(caller: Caller, asked?: Values): Promise<StoredRecord[]>;
  create(caller: Caller, input: Values): Promise<StoredRecord>;
  update(caller: Caller, seen: Pick<StoredRecord, 'id' | 'version'>, change: Values): Promise<StoredRecord>;
  remove(caller: Caller, seen: Pick<StoredRecord, 'id' | 'version'>): Promise<unknown>;
}

/** A register with the calls `list`, `create` and `update` of its contract, and `delete` where it has one. */
export function walked<Contract extends object>(
  contract: Contract,
  promised: NoInfer<Promised<Contract>>,
): WalkedRegister {
  const calls = (Object.values(contract) as (Call | undefined)[]).filter((one) => one?.access && one.path);
  const callOf = (verb: string) => calls.find((one) => one!.id.endsWith(`.${verb}`))!;
  const make = (caller: Caller, verb: string, input: Values) =>
    caller.call(callOf(verb), input) as Promise<never>;
  const seenBy = (verb: string, { id, version }: Pick<StoredRecord, 'id' | 'version'>): Values => {
    const { path, input } = callOf(verb);
    const takesVersion = 'version' in (input as z.ZodObject).shape;
    return { [/\{(\w+)\}/.exec(path)![1]!]: id, ...(takesVersion && { version }) };
  };
  const { called = 'name', findsBy = [], follows = [], refuses = {}, once, retires, ...said } = promised;
  return {
    stored: (written) => written,
    ...(said as unknown as Pick<
      WalkedRegister,
      'reads' | 'writes' | 'resource' | 'topic' | 'input' | 'change'
    >),
    called,
    findsBy,
    follows,
    once,
    refuses,
    retires: retires as WalkedRegister['retires'],
    changes: Object.keys((callOf('update').input as z.ZodObject).shape),
    isDeleted: callOf('delete') !== undefined,
    list: async (caller, asked = {}) =>
      ((await make(caller, 'list', asked)) as { rows: StoredRecord[] }).rows,
    create: (caller, input) => make(caller, 'create', input),
    update: (caller, seen, change) => make(caller, 'update', { ...seenBy('update', seen), ...change }),
    remove: (caller, seen) => make(caller, 'delete', seenBy('delete', seen)),
  };
}
