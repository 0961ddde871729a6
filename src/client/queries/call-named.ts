import type { Call } from '#kernel/define-call.ts';

export type ReadCall = Call & { kind: 'read' };
export type WriteCall = Call & { kind: 'write' };

/** The call of a contract whose id ends so; never where it has none. */
export type CallNamed<Contract, Verb extends string, Kind> = {
  [Name in keyof Contract]: Contract[Name] extends Kind & { id: `${string}.${Verb}` }
    ? Contract[Name]
    : never;
}[keyof Contract];
