import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { fieldsAt } from '#ui/form/fields/form-of.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { firstLots } from '../../dispensing/form/hand-out-form.values.ts';
import { t as medicineTexts } from '../../medicines/medicines.texts.ts';
import type { CounterOffer } from '../counter-sale.contract.ts';
import { t } from '../counter-sales.texts.ts';
import { type CounterSaleValues, unitsOf } from './counter-sale-form.values.ts';

export interface CounterLineFieldsProps {
  form: DraftForm<CounterSaleValues>['form'];
  index: number;
  /** Undefined until it was read. */
  offer: CounterOffer | undefined;
  currencyCode: string;
}

/** One medicine of the sale, in base units or packs, with the lots it is taken from. */
export function CounterLineFields({ form, index, offer, currencyCode }: CounterLineFieldsProps) {
  const { money } = useFormat();
  const line = form.values.lines[index]!;
  const name = offer?.name ?? '';
  const field = fieldsAt(form, `lines.${index}`);
  const refusal = form.errors[`lines.${index}.medicineId`];
  return (
    <div>
      <Group align="flex-end" gap="sm">
        <div style={{ minWidth: 0, flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {offer && t('priceEach', { price: money(offer.priceMinor, currencyCode) })}
          </Text>
        </div>
        <WholeNumberField label={t('quantity', { name })} required {...field('quantity')} />
        <NativeSelect
          label={t('unit', { name })}
          data={[
            { value: 'one', label: offer ? medicineTexts(`unit_${offer.baseUnit}`) : '' },
            ...(offer && offer.packSize > 1
              ? [{ value: 'pack', label: t('pack', { size: offer.packSize }) }]
              : []),
          ]}
          {...field('unit')}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('remove', { name })}
          onClick={() => form.removeListItem('lines', index)}
        >
          <Icon name="trash" size={18} />
        </ActionIcon>
      </Group>
      {refusal && (
        <Text size="sm" c="red" role="alert" data-path={`lines.${index}.medicineId`}>
          {refusal}
        </Text>
      )}
      {offer && <Lots offer={offer} wanted={unitsOf(line, offer)} />}
    </div>
  );
}

/** What expires first is taken, and told before it is sold. */
function Lots({ offer, wanted }: { offer: CounterOffer; wanted: number }) {
  const { date } = useFormat();
  const { taken, missing } = firstLots(offer.lots, wanted);
  const lots = taken.map(({ lot: { lotNumber: lot, expiresOn }, quantity }) =>
    expiresOn === null
      ? t('lotForever', { lot, quantity })
      : t('lot', { lot, date: date(expiresOn), quantity }),
  );
  return (
    <Text size="sm" {...(missing > 0 ? { c: 'red' } : { c: 'dimmed' })}>
      {lots.length > 0 && t('lots', { lots: lots.join(', ') })}{' '}
      {missing > 0 && t('short', { count: missing })}
    </Text>
  );
}
