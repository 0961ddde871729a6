import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Medicine } from '../../../medicines/medicine.contract.ts';
import { useMedicineMatches } from '../../../medicines/medicine.hooks.ts';
import { t } from './writing.texts.ts';

export interface MedicineFieldProps {
  value: string;
  isKnown: boolean;
  error?: React.ReactNode;
  'data-path'?: string;
  /** What is typed, which is no medicine of the list yet. */
  onType: (name: string) => void;
  onPick: (medicine: Medicine) => void;
  /** Enter: the medicine is chosen, or stays in words. */
  onDone: () => void;
}

const typingPauseMs = 120;

/** Finds a medicine as it is typed; Enter takes the first one found, also when it is found a moment later. */
export function MedicineField(props: MedicineFieldProps) {
  const { value, isKnown, error, onType, onPick, onDone } = props;
  const typed = isKnown ? '' : value.trim();
  const [settled] = useDebouncedValue(typed, typingPauseMs);
  const { data, isError } = useMedicineMatches(settled);
  const found = settled === typed ? (data?.rows ?? []) : [];
  const isSearching = typed !== '' && (settled !== typed || (!data && !isError));
  const isWaiting = useRef(false);
  const labels = labelled(found);

  function take(medicine: Medicine | undefined) {
    if (medicine) onPick(medicine);
    onDone();
  }

  useEffect(() => {
    if (!isWaiting.current || isSearching) return;
    isWaiting.current = false;
    take(found[0]);
  });

  function takeByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (isSearching) isWaiting.current = true;
    else if (isKnown || found.length === 0) take(undefined);
    // One reached by arrow keys is chosen by the list itself, which tells it by `onOptionSubmit`.
    else if (!event.currentTarget.getAttribute('aria-activedescendant')) take(found[0]);
  }

  return (
    <Autocomplete
      label={t('medicine')}
      value={value}
      error={error}
      data-path={props['data-path']}
      data={[...labels.keys()]}
      filter={({ options }) => options}
      selectFirstOptionOnChange
      maxLength={200}
      onChange={(text) => {
        isWaiting.current = false;
        onType(text);
      }}
      onOptionSubmit={(label) => take(labels.get(label))}
      onKeyDown={takeByKey}
      renderOption={({ option }) => (
        <MedicineOption label={option.value} medicine={labels.get(option.value)} />
      )}
      {...(typed !== '' &&
        !isSearching &&
        found.length === 0 && { description: t('noneFound'), inputWrapperOrder: order })}
    />
  );
}

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Each medicine under a text of its own. */
function labelled(found: readonly Medicine[]): Map<string, Medicine> {
  const labels = new Map<string, Medicine>();
  for (const medicine of found) {
    const name = [medicine.name, medicine.strength].filter(Boolean).join(' ');
    const label = t('option', { name, generic: medicine.genericName });
    labels.set(labels.has(label) ? `${label} (${labels.size})` : label, medicine);
  }
  return labels;
}

function MedicineOption({ label, medicine }: { label: string; medicine: Medicine | undefined }) {
  const stock = medicine?.stockQuantity ?? 0;
  return (
    <div>
      <Text size="sm">{label}</Text>
      <Text size="xs" c="dimmed">
        {stock > 0 ? t('inStock', { count: stock }) : t('outOfStock')}
      </Text>
    </div>
  );
}
