import { Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isSingle } from '#kernel/care/ward-order.ts';
import { orderKindWords, orderWords } from '#screens/orders/order.words.ts';
import { fieldsAt, formOfPart, type FormOf } from '#ui/form/fields/form-of.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { OrderFields } from '../../orders/form/order-fields.tsx';
import { type OrderValues, typedOrder } from '../../orders/form/order-form.values.ts';
import type { WardOrder } from '../../orders/ward-order.contract.ts';
import { wholeOrderWords } from '../../orders/ward-order.words.ts';
import { factsOf } from '../../orders/written-order.rules.ts';
import { t } from '../order-sets.texts.ts';
import type { ChosenOrdersValues } from './orders-of-set.values.ts';

export interface ChosenOrderFieldsProps {
  form: FormOf<ChosenOrdersValues>;
  place: number;
  /** The orders of the stay that hold. */
  current: readonly WardOrder[];
}

/** One order of a set in one line; its fields open to change it, and by themselves where something is missing. */
export function ChosenOrderFields({ form, place, current }: ChosenOrderFieldsProps) {
  const format = useFormat();
  const [isOpened, setOpened] = useState(false);
  const values = form.values.orders[place]!;
  const read = typedOrder.safeParse(values);
  const kind = orderKindWords(values.kind);
  const name = values.kind === 'nursing-task' ? values.task : kind;
  const former = current.find(({ order }) => isSingle(values.kind) && order?.kind === values.kind);
  const hasError = Object.keys(form.errors).some((path) => path.startsWith(`orders.${place}.`));
  const named = namedFields(form, t);
  const isOpen = values.isChosen && (isOpened || hasError || !read.success);
  return (
    <Paper withBorder p="xs" component="section" aria-label={name}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Checkbox
            {...named(
              `orders.${place}.isChosen`,
              <Text span fw={600} size="sm">
                {kind}
              </Text>,
            )}
            aria-label={t('chosen', { kind: name })}
          />
          {read.success && (
            <Text size="sm" {...(!values.isChosen && { c: 'dimmed', td: 'line-through' })}>
              {[orderWords(factsOf(read.data), format), read.data.note].filter(Boolean).join(' · ')}
            </Text>
          )}
          {former && values.isChosen && (
            <Text size="xs">{t('takesPlace', { words: wholeOrderWords(former, format) })}</Text>
          )}
        </div>
        {values.isChosen && !isOpen && (
          <Button
            size="compact-sm"
            variant="default"
            style={{ flexShrink: 0 }}
            aria-label={t('changeOf', { order: name })}
            onClick={() => setOpened(true)}
          >
            {t('change')}
          </Button>
        )}
      </Group>
      {isOpen && (
        <Stack gap="xs" mt="xs">
          <OrderFields
            field={fieldsAt(formOfPart<{ orders: OrderValues[] }>(form), `orders.${place}`)}
            values={values}
            set={(part) => form.setFieldValue(`orders.${place}`, { ...values, ...part })}
          />
        </Stack>
      )}
    </Paper>
  );
}
