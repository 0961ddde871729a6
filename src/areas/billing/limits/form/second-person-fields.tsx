import type { ReactNode } from 'react';
import { useRead } from '#client/queries/reads.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { SecondPersonFields as Fields } from '#screens/second-person/second-person-fields.tsx';
import { useTypedSecondPerson } from '#screens/second-person/use-typed-second-person.ts';
import { listSecondPersons } from '../own-limit.calls.ts';
import { t } from '../own-limits.texts.ts';

const names = { person: 'secondPersonId', password: 'secondPersonPassword' } as const;

/** A colleague who is asked for once something turns out to go beyond the own limit. */
export type SecondPerson = ReturnType<typeof useSecondPerson>;

/** A wrong password is told at its field. */
export const secondPersonRefusals: OwnRefusals = { TOO_MANY_ATTEMPTS: () => t('tooManyWrong') };

export function useSecondPerson() {
  return useTypedSecondPerson(names, 'BEYOND_OWN_LIMIT');
}

interface SecondPersonFieldsProps {
  second: SecondPerson;
  errors: Readonly<Record<string, ReactNode>>;
}

/** The fields of the second person, where one is needed. */
export function SecondPersonFields({ second, errors }: SecondPersonFieldsProps) {
  const { isNeeded } = second;
  const colleagues = useRead('users', listSecondPersons, {}, { enabled: isNeeded });
  if (!isNeeded) return null;
  const words = {
    legend: t('legend'),
    hint: t('hint'),
    person: t('person'),
    password: t('password'),
    nobody: t('nobody'),
  };
  return <Fields second={second} errors={errors} colleagues={colleagues} words={words} />;
}
