import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { oxygenDevices } from '#kernel/care/ward-order.ts';
import { t as words } from '#screens/orders/order.texts.ts';
import type { FieldsOf } from '#ui/form/fields/form-of.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { oxygenTargets } from '../oxygen-devices.table.ts';
import { t } from '../ward-orders.texts.ts';
import type { OrderValues } from './order-form.values.ts';

const [most, hypercapnic] = oxygenTargets;
const named = { most, hypercapnic };

type Target = keyof typeof named | 'other';

interface OxygenFieldsProps {
  field: FieldsOf<OrderValues>;
  values: OrderValues;
  set: (part: Partial<OrderValues>) => void;
}

/** Device, flow and the range of saturation that is aimed at. */
export function OxygenFields({ field, values, set }: OxygenFieldsProps) {
  const [target, setTarget] = useState<Target>(() => targetOf(values));
  function choose(next: Target) {
    setTarget(next);
    if (next === 'other') return;
    set({ targetLowest: named[next].lowest, targetHighest: named[next].highest });
  }
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NativeSelect
          label={t('device')}
          required
          data={oxygenDevices.map((value) => ({ value, label: words(`device_${value}`) }))}
          {...field('device')}
        />
        <TextInput
          label={t('flow')}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          {...field('flow')}
        />
        <NativeSelect
          label={t('target')}
          required
          data={[
            { value: 'most', label: t('targetMost') },
            { value: 'hypercapnic', label: t('targetHypercapnic') },
            { value: 'other', label: t('targetOther') },
          ]}
          value={target}
          onChange={({ currentTarget }) => choose(currentTarget.value as Target)}
        />
      </SimpleGrid>
      {target === 'other' && (
        <SimpleGrid cols={2}>
          <WholeNumberField label={t('targetLowest')} required {...field('targetLowest')} />
          <WholeNumberField label={t('targetHighest')} required {...field('targetHighest')} />
        </SimpleGrid>
      )}
      {target === 'hypercapnic' && <Text size="sm">{t('scaleHint')}</Text>}
    </>
  );
}

function targetOf({
  targetLowest,
  targetHighest,
}: Pick<OrderValues, 'targetLowest' | 'targetHighest'>): Target {
  const isIt = (name: keyof typeof named) =>
    named[name].lowest === targetLowest && named[name].highest === targetHighest;
  if (isIt('most')) return 'most';
  return isIt('hypercapnic') ? 'hypercapnic' : 'other';
}
