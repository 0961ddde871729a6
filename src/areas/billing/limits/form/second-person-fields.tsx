import { Fieldset, NativeSelect, PasswordInput, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallError } from '#client/transport.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { listSecondPersons } from '../own-limit.calls.ts';
import { t } from '../own-limits.texts.ts';

interface Typed {
  secondPersonId: string;
  secondPersonPassword: string;
}

/** A colleague who is asked for once something turns out to go beyond the own limit; never part of a form's draft. */
export interface SecondPerson {
  typed: Typed;
  change: (part: Partial<Typed>) => void;
  isNeeded: boolean;
  /** Takes note of a refusal: whether somebody is needed; the password is forgotten. */
  note: (error: unknown) => void;
  /** As the call takes it. */
  fields: { secondPersonId: string | null; secondPersonPassword: string | null };
}

/** A wrong password is told at its field. */
export const secondPersonRefusals: OwnRefusals = { TOO_MANY_ATTEMPTS: () => t('tooManyWrong') };

export function useSecondPerson(): SecondPerson {
  const [typed, setTyped] = useState<Typed>({ secondPersonId: '', secondPersonPassword: '' });
  const [isNeeded, setNeeded] = useState(false);
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  return {
    typed,
    change,
    isNeeded,
    note(error) {
      change({ secondPersonPassword: '' });
      if (error instanceof CallError && error.code === 'BEYOND_OWN_LIMIT') setNeeded(true);
    },
    fields: {
      secondPersonId: typed.secondPersonId || null,
      secondPersonPassword: typed.secondPersonPassword || null,
    },
  };
}

interface SecondPersonFieldsProps {
  second: SecondPerson;
  errors: Readonly<Record<string, ReactNode>>;
}

/** The fields of the second person, where one is needed. */
export function SecondPersonFields({ second, errors }: SecondPersonFieldsProps) {
  const { typed, change, isNeeded } = second;
  const { data, isError } = useQuery({
    queryKey: ['users', 'billing-second-persons'],
    queryFn: ({ signal }) => listSecondPersons({}, signal),
    enabled: isNeeded,
  });
  if (!isNeeded) return null;
  return (
    <Fieldset legend={t('legend')}>
      <Text size="sm" mb="xs">
        {t('hint')}
      </Text>
      {isError && (
        <Text size="sm" c="red" role="alert">
          {t('away')}
        </Text>
      )}
      {data?.rows.length === 0 && (
        <Text size="sm" c="red">
          {t('nobody')}
        </Text>
      )}
      <SimpleGrid type="container" cols={{ base: 1, '28rem': 2 }}>
        <NativeSelect
          label={t('person')}
          required
          data-path="secondPersonId"
          value={typed.secondPersonId}
          error={errors['secondPersonId']}
          onChange={({ currentTarget }) => change({ secondPersonId: currentTarget.value })}
          data={[
            { value: '', label: t('choose') },
            ...(data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <PasswordInput
          label={t('password')}
          required
          autoComplete="off"
          data-path="secondPersonPassword"
          value={typed.secondPersonPassword}
          error={errors['secondPersonPassword']}
          onChange={({ currentTarget }) => change({ secondPersonPassword: currentTarget.value })}
        />
      </SimpleGrid>
    </Fieldset>
  );
}
