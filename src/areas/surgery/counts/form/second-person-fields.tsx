import { Fieldset, NativeSelect, PasswordInput, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TypedWitness } from '#areas/stock/witness-fields.public.ts';
import { useTheatreWitnesses } from '../../consumables/consumable.hooks.ts';
import { t } from '../counts.texts.ts';

interface SecondPersonFieldsProps {
  /** Kept beside the form: a password is never part of its draft. */
  witness: TypedWitness;
  errors: Readonly<Record<string, ReactNode>>;
}

/** Who has counted too, and confirms it with their password; left empty they confirm it signed in themselves. */
export function SecondPersonFields({ witness: { typed, change }, errors }: SecondPersonFieldsProps) {
  const { data } = useTheatreWitnesses(true);
  return (
    <Fieldset legend={t('second')}>
      <Text size="sm" mb="xs">
        {t('secondHint')}
      </Text>
      <SimpleGrid type="container" cols={{ base: 1, '28rem': 2 }}>
        <NativeSelect
          label={t('second')}
          data-path="witnessId"
          value={typed.witnessId}
          error={errors['witnessId']}
          onChange={({ currentTarget }) => change({ witnessId: currentTarget.value })}
          data={[
            { value: '', label: t('secondLater') },
            ...(data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {typed.witnessId !== '' && (
          <PasswordInput
            label={t('secondPassword')}
            required
            autoComplete="off"
            data-path="witnessPassword"
            value={typed.witnessPassword}
            error={errors['witnessPassword']}
            onChange={({ currentTarget }) => change({ witnessPassword: currentTarget.value })}
          />
        )}
      </SimpleGrid>
    </Fieldset>
  );
}
