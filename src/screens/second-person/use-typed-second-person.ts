import { useState } from 'react';
import { CallError } from '#client/transport.ts';

/** A colleague and their password, as typed beside a form: they are never part of the form's draft. */
export interface TypedSecondPerson<Name extends string = string> {
  /** What the call names the two, which is where its refusals are told. */
  names: { person: Name; password: Name };
  typed: { person: string; password: string };
  change: (part: Partial<TypedSecondPerson['typed']>) => void;
  /** Forgets the password; who it is stays chosen. */
  clear: () => void;
  /** True once a write was refused because nobody confirmed it. */
  isNeeded: boolean;
  /** Takes note of a refusal: whether somebody is needed; the password is forgotten. */
  note: (error: unknown) => void;
  /** As the call takes it. */
  fields: Record<Name, string | null>;
}

/** @param askedBy  the code of the refusal that says that somebody is needed */
export function useTypedSecondPerson<Name extends string>(
  names: TypedSecondPerson<Name>['names'],
  askedBy: string,
): TypedSecondPerson<Name> {
  const [typed, setTyped] = useState({ person: '', password: '' });
  const [isNeeded, setNeeded] = useState(false);
  const change: TypedSecondPerson['change'] = (part) => setTyped((before) => ({ ...before, ...part }));
  const clear = () => change({ password: '' });
  const fields = { [names.person]: typed.person || null, [names.password]: typed.password || null };
  return {
    names,
    typed,
    change,
    clear,
    isNeeded,
    note(error) {
      clear();
      if (error instanceof CallError && error.code === askedBy) setNeeded(true);
    },
    fields: fields as Record<Name, string | null>,
  };
}
