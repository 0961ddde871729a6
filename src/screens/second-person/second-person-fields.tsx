import { Fieldset, NativeSelect, PasswordInput, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from './second-person.texts.ts';
import type { TypedSecondPerson } from './use-typed-second-person.ts';

/** Who can be the second person, as far as they are known: what a query of a list answers. */
export interface Colleagues {
  data?: { rows: readonly { id: string; name: string }[] } | undefined;
  isError: boolean;
}

interface SecondPersonFieldsProps {
  second: Omit<TypedSecondPerson, 'fields'>;
  errors: Readonly<Record<string, ReactNode>>;
  colleagues: Colleagues;
  words: {
    legend: string;
    hint: string;
    person: string;
    password: string;
    /** Said where no colleague may confirm it. */
    nobody: string;
  };
  /** What is chosen for nobody, where the second person may also be left out. */
  leftOut?: string | undefined;
}

/** Chooses the colleague, who types their own password. */
export function SecondPersonFields({ second, errors, colleagues, words, leftOut }: SecondPersonFieldsProps) {
  const { names, typed, change } = second;
  const { data, isError } = colleagues;
  const isRequired = leftOut === undefined;
  return (
    <Fieldset legend={words.legend}>
      <Text size="sm" mb="xs">
        {words.hint}
      </Text>
      {isError && (
        <Text size="sm" c="red" role="alert">
          {t('away')}
        </Text>
      )}
      {isRequired && data?.rows.length === 0 && (
        <Text size="sm" c="red">
          {words.nobody}
        </Text>
      )}
      <SimpleGrid type="container" cols={{ base: 1, '28rem': 2 }}>
        <NativeSelect
          label={words.person}
          required={isRequired}
          data-path={names.person}
          value={typed.person}
          error={errors[names.person]}
          onChange={({ currentTarget }) => change({ person: currentTarget.value })}
          data={[
            { value: '', label: leftOut ?? t('choose') },
            ...(data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {(isRequired || typed.person !== '') && (
          <PasswordInput
            label={words.password}
            required
            autoComplete="off"
            data-path={names.password}
            value={typed.password}
            error={errors[names.password]}
            onChange={({ currentTarget }) => change({ password: currentTarget.value })}
          />
        )}
      </SimpleGrid>
    </Fieldset>
  );
}
