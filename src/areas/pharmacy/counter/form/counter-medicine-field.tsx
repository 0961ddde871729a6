import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { CounterOffer } from '../counter-sale.contract.ts';
import { useCounterMatches } from '../counter-sale.hooks.ts';
import { t } from '../counter-sales.texts.ts';

const typingPauseMs = 120;

export interface CounterMedicineFieldProps {
  currencyCode: string;
  onPick: (offer: CounterOffer, isScanned: boolean) => void;
}

/** Finds by name, code of a pack or number of a lot; a wedge scanner types the code and presses Enter. */
export function CounterMedicineField({ currencyCode, onPick }: CounterMedicineFieldProps) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const typed = text.trim();
  const [settled] = useDebouncedValue(typed, typingPauseMs);
  const { data, isError } = useCounterMatches(settled);
  const found = settled === typed ? (data?.rows ?? []) : [];
  const isSearching = typed !== '' && (settled !== typed || (!data && !isError));
  const isWaiting = useRef(false);
  const labels = labelled(found);

  function take(offer: CounterOffer | undefined) {
    if (!offer) return;
    if (offer.refusal) {
      setRefused(t(`needs_${offer.refusal}`, { name: offer.name }));
      return;
    }
    onPick(offer, data?.isScanned === true);
    setText('');
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
    // One reached by arrow keys is chosen by the list itself, which tells it by `onOptionSubmit`.
    else if (!event.currentTarget.getAttribute('aria-activedescendant')) take(found[0]);
  }

  const isMissed = typed !== '' && !isSearching && found.length === 0;
  return (
    <Autocomplete
      label={t('find')}
      description={t('findHint')}
      value={text}
      // What was refused is told below the field, where the open list would cover it.
      data={refused === undefined ? [...labels.keys()] : []}
      filter={({ options }) => options}
      selectFirstOptionOnChange
      maxLength={200}
      data-autofocus
      error={refused ?? (isMissed && t(isError ? 'findFailed' : 'noneFound'))}
      onChange={(next) => {
        isWaiting.current = false;
        setRefused(undefined);
        // Choosing from the list writes the label here for a moment.
        setText(labels.has(next) ? '' : next);
      }}
      onOptionSubmit={(label) => take(labels.get(label))}
      onKeyDown={takeByKey}
      renderOption={({ option }) => (
        <OfferOption label={option.value} offer={labels.get(option.value)} currencyCode={currencyCode} />
      )}
    />
  );
}

/** Each offer under a text of its own. */
function labelled(found: readonly CounterOffer[]): Map<string, CounterOffer> {
  const labels = new Map<string, CounterOffer>();
  for (const offer of found) {
    const label = t('option', { name: offer.name, generic: offer.genericName });
    labels.set(labels.has(label) ? `${label} (${labels.size})` : label, offer);
  }
  return labels;
}

interface OfferOptionProps {
  label: string;
  offer: CounterOffer | undefined;
  currencyCode: string;
}

function OfferOption({ label, offer, currencyCode }: OfferOptionProps) {
  const { money, number } = useFormat();
  const stock = (offer?.lots ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  const price = money(offer?.priceMinor ?? 0, currencyCode);
  return (
    <div>
      <Text size="sm">{label}</Text>
      <Text size="xs" c="dimmed">
        {stock > 0 ? t('inStock', { stock: number(stock), price }) : t('notHere')}
        {offer?.refusal && ` · ${t('onPrescription')}`}
      </Text>
    </div>
  );
}
