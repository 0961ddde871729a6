import type { ReactNode } from 'react';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { type Colleagues, SecondPersonFields } from '#screens/second-person/second-person-fields.tsx';
import { useTypedSecondPerson } from '#screens/second-person/use-typed-second-person.ts';
import { useWitnesses } from './witness.hooks.ts';
import { t } from './witness.texts.ts';

const names = { person: 'witnessId', password: 'witnessPassword' } as const;

/** Who witnesses; known to be needed once something controlled turns out to be among what leaves. */
export type TypedWitness = ReturnType<typeof useWitness>;

/** A wrong password is told at its field. */
export const witnessRefusals: OwnRefusals = { TOO_MANY_ATTEMPTS: () => t('tooManyWrong') };

export function useWitness() {
  return useTypedSecondPerson(names, 'CONTROLLED_NEEDS_WITNESS');
}

interface WitnessFieldsProps {
  witness: TypedWitness;
  errors: Readonly<Record<string, ReactNode>>;
  /** Why somebody else is asked for, where nothing controlled leaves. */
  hint?: string | undefined;
}

/** The second person, who types their own password. */
export function WitnessFields(props: WitnessFieldsProps) {
  return <WitnessFieldsOf {...props} colleagues={useWitnesses()} />;
}

interface WitnessFieldsOfProps extends WitnessFieldsProps {
  colleagues: Colleagues;
  /** What the second person is called who may also be left out, such as one who counts along. */
  optional?: { person: string; password: string; nobody: string };
}

/** The same where others may witness than those of the register. */
export function WitnessFieldsOf({ witness, errors, hint, colleagues, optional }: WitnessFieldsOfProps) {
  const person = optional?.person ?? t('witness');
  const words = {
    legend: person,
    hint: hint ?? t('witnessHint'),
    person,
    password: optional?.password ?? t('witnessPassword'),
    nobody: t('noWitness'),
  };
  return (
    <SecondPersonFields
      second={witness}
      errors={errors}
      colleagues={colleagues}
      words={words}
      leftOut={optional?.nobody}
    />
  );
}

interface NeededWitnessFieldsProps extends Pick<WitnessFieldsProps, 'witness' | 'errors'> {
  /** Who may witness, where others may than those of the register. */
  colleagues?: Colleagues;
}

/** The fields of the second person, where one is needed. */
export function NeededWitnessFields({ witness, errors, colleagues }: NeededWitnessFieldsProps) {
  if (!witness.isNeeded) return null;
  if (!colleagues) return <WitnessFields witness={witness} errors={errors} />;
  return <WitnessFieldsOf witness={witness} errors={errors} colleagues={colleagues} />;
}
