import type { ReactNode } from 'react';
import { type TypedWitness, WitnessFieldsOf } from '#areas/stock/witness-fields.public.ts';
import { useTheatreWitnesses } from '../../consumables/consumable.hooks.ts';
import { t } from '../counts.texts.ts';

interface SecondPersonFieldsProps {
  /** Kept beside the form: a password is never part of its draft. */
  witness: TypedWitness;
  errors: Readonly<Record<string, ReactNode>>;
}

/** Who has counted too, and confirms it with their password; left empty they confirm it signed in themselves. */
export function SecondPersonFields(props: SecondPersonFieldsProps) {
  return (
    <WitnessFieldsOf
      {...props}
      hint={t('secondHint')}
      colleagues={useTheatreWitnesses(true)}
      optional={{ person: t('second'), password: t('secondPassword'), nobody: t('secondLater') }}
    />
  );
}
