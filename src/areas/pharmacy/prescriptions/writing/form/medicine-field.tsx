import { Text } from '@mantine/core';
import { TypeOrPickField } from '#screens/form/pickers/type-or-pick-field.tsx';
import { useTyping } from '#screens/form/pickers/use-typing.ts';
import type { Medicine } from '../../../medicines/medicine.contract.ts';
import { useMedicineMatches } from '../../../medicines/medicine.hooks.ts';
import { t } from './writing.texts.ts';

export interface MedicineFieldProps {
  value: string;
  error?: React.ReactNode;
  'data-path'?: string;
  /** What is typed, which is no medicine of the list yet. */
  onType: (name: string) => void;
  onPick: (medicine: Medicine) => void;
  /** Enter: the medicine is chosen, or stays in words. */
  onDone: () => void;
}

/** Finds a medicine as it is typed; Enter takes the first one found, also when it is found a moment later. */
export function MedicineField({ onType, onPick, onDone, ...props }: MedicineFieldProps) {
  const typing = useTyping(props.value);
  const { search, wanted } = typing;
  const matches = useMedicineMatches(search);
  const isMissed = wanted !== '' && wanted === search && matches.data?.rows.length === 0;
  return (
    <TypeOrPickField
      {...props}
      label={t('medicine')}
      typing={typing}
      matches={matches}
      idOf={({ id }) => id}
      textOf={({ name }) => name}
      maxLength={200}
      onChange={(text, medicine) => (medicine ? onPick(medicine) : onType(text))}
      onEntered={onDone}
      renderOption={(medicine) => <MedicineOption medicine={medicine} />}
      {...(isMissed && { description: t('noneFound'), inputWrapperOrder: order })}
    />
  );
}

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

function MedicineOption({ medicine }: { medicine: Medicine }) {
  const { name, strength, genericName: generic, stockQuantity: stock } = medicine;
  return (
    <div>
      <Text size="sm">{t('option', { name: [name, strength].filter(Boolean).join(' '), generic })}</Text>
      <Text size="xs" c="dimmed">
        {stock > 0 ? t('inStock', { count: stock }) : t('outOfStock')}
      </Text>
    </div>
  );
}
