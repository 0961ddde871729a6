import { Text } from '@mantine/core';
import { useState } from 'react';
import { TypeOrPickField } from '#screens/form/pickers/type-or-pick-field.tsx';
import { useTyping } from '#screens/form/pickers/use-typing.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { CounterOffer } from '../counter-sale.contract.ts';
import { useCounterMatches } from '../counter-sale.hooks.ts';
import { t } from '../counter-sales.texts.ts';

export interface CounterMedicineFieldProps {
  currencyCode: string;
  onPick: (offer: CounterOffer, isScanned: boolean) => void;
}

/** Finds by name, code of a pack or number of a lot; a wedge scanner types the code and presses Enter. */
export function CounterMedicineField({ currencyCode, onPick }: CounterMedicineFieldProps) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const typing = useTyping(text);
  const { search, wanted } = typing;
  const matches = useCounterMatches(search);
  const isAnswered = wanted !== '' && wanted === search;
  const isMissed = isAnswered && (matches.isError || matches.data?.rows.length === 0);

  function take(offer: CounterOffer | undefined) {
    if (!offer) return;
    setText('');
    if (offer.refusal) return setRefused(t(`needs_${offer.refusal}`, { name: offer.name }));
    onPick(offer, matches.data?.isScanned === true);
  }

  return (
    <TypeOrPickField
      label={t('find')}
      description={t('findHint')}
      value={text}
      typing={typing}
      matches={matches}
      idOf={({ medicineId }) => medicineId}
      textOf={({ name }) => name}
      maxLength={200}
      data-autofocus
      error={refused ?? (isMissed && t(matches.isError ? 'findFailed' : 'noneFound'))}
      onChange={(next) => {
        setRefused(undefined);
        setText(next);
      }}
      onEntered={take}
      renderOption={(offer) => <OfferOption offer={offer} currencyCode={currencyCode} />}
    />
  );
}

function OfferOption({ offer, currencyCode }: { offer: CounterOffer; currencyCode: string }) {
  const { money, number } = useFormat();
  const { name, genericName: generic } = offer;
  const stock = offer.lots.reduce((sum, { quantity }) => sum + quantity, 0);
  const price = money(offer.priceMinor, currencyCode);
  return (
    <div>
      <Text size="sm">{t('option', { name, generic })}</Text>
      <Text size="xs" c="dimmed">
        {stock > 0 ? t('inStock', { stock: number(stock), price }) : t('notHere')}
        {offer.refusal && ` · ${t('onPrescription')}`}
      </Text>
    </div>
  );
}
