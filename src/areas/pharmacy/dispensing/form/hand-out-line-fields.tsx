import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { dosageWords, lineName } from '../../prescriptions/prescription.words.ts';
import type { PrescriptionLine } from '../../prescriptions/prescription-line.contract.ts';
import { agreedBy } from '../dispensing.contract.ts';
import { t } from '../dispensing.texts.ts';
import type { LineToGive, LotToGive, Offer } from '../line-to-give.contract.ts';
import { firstLots, type HandOutValues, withBrand } from './hand-out-form.values.ts';
import { quantityId } from './scan-field.tsx';

interface LineFieldsProps {
  form: FormOf<HandOutValues>;
  index: number;
  line: LineToGive;
  prescribed: PrescriptionLine;
  currencyCode: string;
}

/** One line: what is left of it, which brand, how much, from which lots. */
export function HandOutLineFields(props: LineFieldsProps) {
  const { form, index, line, prescribed } = props;
  const typed = form.values.lines[index];
  const field = namedFields(form, t);
  const offer = line.offers.find(({ medicineId }) => medicineId === typed?.medicineId);
  const name = lineName(prescribed);
  const closed = closedWords(line, prescribed);
  return (
    <Stack gap="xs" component="section" aria-label={name}>
      <div style={{ overflowWrap: 'anywhere' }}>
        <Text fw={600}>
          {prescribed.lineNumber}. {name}{' '}
          {offer?.isControlled && <StatusBadge tone="warning">{t('controlled')}</StatusBadge>}{' '}
          {offer?.isHighAlert && <StatusBadge tone="danger">{t('highAlert')}</StatusBadge>}
        </Text>
        <Text size="sm">{dosageWords(prescribed)}</Text>
        {prescribed.instruction && <Text size="sm">{prescribed.instruction}</Text>}
        <Text size="sm" c="dimmed">
          {balanceWords(line)} {closed}
        </Text>
      </div>
      {closed === null && (
        <>
          {!typed?.isOutside && offer && <GivenFields {...props} offer={offer} name={name} />}
          {!offer && <Text size="sm">{t('inWords')}</Text>}
          <Checkbox {...field(`lines.${index}.isOutside`, t('outside', { name }))} />
        </>
      )}
      {typed && form.errors[`lines.${index}.lineId`] && (
        <Text size="sm" c="red">
          {form.errors[`lines.${index}.lineId`]}
        </Text>
      )}
    </Stack>
  );
}

function balanceWords({ prescribed, given, remaining }: LineToGive): string {
  if (prescribed === null || remaining === null) return t('uncounted', { given });
  return t('prescribed', { prescribed, given, remaining });
}

/** Why nothing of a line is handed out now; null where something is. */
function closedWords({ remaining }: LineToGive, { state }: PrescriptionLine): string | null {
  if (state === 'held') return t('onHold');
  if (state !== 'active') return t('ended');
  return remaining === 0 ? t('nothingLeft') : null;
}

interface GivenFieldsProps extends LineFieldsProps {
  offer: Offer;
  name: string;
}

function GivenFields({ form, index, line, offer, name, currencyCode }: GivenFieldsProps) {
  const format = useFormat();
  const typed = form.values.lines[index]!;
  const field = namedFields(form, t);
  const path = `lines.${index}` as const;
  const isOther = offer.medicineId !== line.offers[0]?.medicineId;
  const { isShort } = firstLots(offer.lots, Number(typed.quantity) || 0, line.courseEndsOn);
  const stockOf = ({ lots }: Offer) => lots.reduce((sum, lot) => sum + lot.quantity, 0);
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <WholeNumberField
          {...field(`${path}.quantity`, t('quantity', { name }))}
          id={quantityId(line.lineId)}
        />
        {line.offers.length > 1 && (
          <NativeSelect
            {...field(`${path}.medicineId`, t('brand'))}
            data={line.offers.map((one) => ({
              value: one.medicineId,
              label: t('brandOption', {
                name: one.name,
                stock: stockOf(one),
                price: format.money(one.priceMinor, currencyCode),
              }),
            }))}
            onChange={({ currentTarget }) => {
              const chosen = line.offers.find(({ medicineId }) => medicineId === currentTarget.value);
              form.setFieldValue(path, withBrand(typed, chosen));
            }}
          />
        )}
      </SimpleGrid>
      {isOther && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            {...field(`${path}.agreedBy`)}
            required
            data={[
              { value: '', label: t('choose') },
              ...agreedBy.map((value) => ({ value, label: t(`agreedBy_${value}`) })),
            ]}
          />
          <TextInput {...field(`${path}.agreedName`)} required />
        </SimpleGrid>
      )}
      {typed.hasOwnLots ? (
        <OwnLots form={form} index={index} lots={offer.lots} />
      ) : (
        <>
          <FirstLots
            lots={offer.lots}
            wanted={Number(typed.quantity) || 0}
            courseEndsOn={line.courseEndsOn}
          />
          {(isShort || form.errors[`${path}.lotReason`]) && (
            <TextInput {...field(`${path}.lotReason`, t('shortLotReason'))} required />
          )}
        </>
      )}
      {offer.lots.length > 1 && (
        <Group>
          <Button
            size="xs"
            variant="default"
            onClick={() => form.setFieldValue(`${path}.hasOwnLots`, !typed.hasOwnLots)}
          >
            {typed.hasOwnLots ? t('firstLots') : t('changeLots', { name })}
          </Button>
        </Group>
      )}
    </>
  );
}

function FirstLots({
  lots,
  wanted,
  courseEndsOn,
}: {
  lots: readonly LotToGive[];
  wanted: number;
  courseEndsOn: string | null;
}) {
  const { date } = useFormat();
  if (lots.length === 0) return <Text size="sm">{t('noStock')}</Text>;
  const { taken, missing, isShort } = firstLots(lots, wanted, courseEndsOn);
  const words = taken.map(({ lot: { lotNumber: lot, expiresOn }, quantity }) =>
    expiresOn === null
      ? t('lotForever', { lot, quantity })
      : t('lot', { lot, date: date(expiresOn), quantity }),
  );
  return (
    <Text size="sm" {...(missing > 0 && { c: 'red' })}>
      {words.length > 0 && t('lots', { lots: words.join(', ') })}{' '}
      {missing > 0 && t('short', { count: missing })}
      {isShort && courseEndsOn && (
        <Text span size="sm" c="orange">
          {t('endsEarly', { day: date(courseEndsOn) })}
        </Text>
      )}
    </Text>
  );
}

type OwnLotsProps = Pick<LineFieldsProps, 'form' | 'index'> & { lots: readonly LotToGive[] };

function OwnLots({ form, index, lots }: OwnLotsProps) {
  const { date } = useFormat();
  const field = namedFields(form, t);
  return (
    <Stack gap="xs">
      {lots.map(({ lotId, lotNumber: lot, expiresOn, quantity }, place) => (
        <WholeNumberField
          key={lotId}
          {...field(
            `lines.${index}.lots.${place}.quantity`,
            t('fromLot', { lot, date: expiresOn === null ? '–' : date(expiresOn), quantity }),
          )}
        />
      ))}
      {form.errors[`lines.${index}.lots`] && (
        <Text size="sm" c="red">
          {form.errors[`lines.${index}.lots`]}
        </Text>
      )}
      <TextInput {...field(`lines.${index}.lotReason`)} />
    </Stack>
  );
}
