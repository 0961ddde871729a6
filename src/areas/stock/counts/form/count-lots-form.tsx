import { Paper, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { maxQuantity } from '../../ledger/movement-kinds.ts';
import { countLots } from '../stock-count.calls.ts';
import type { CountedLot } from '../stock-count.contract.ts';
import { useRefreshTakes } from '../stock-count.hooks.ts';
import { countRefusals, lotWords } from '../stock-count.words.tsx';
import { t } from '../stock-counts.texts.ts';

const schema = z.strictObject({
  lines: z.array(
    z.strictObject({ lotId: z.uuid(), quantity: optionalWholeNumber({ min: 0, max: maxQuantity }) }),
  ),
});

export interface CountLotsFormProps {
  stockCountId: string;
  lots: readonly CountedLot[];
}

/** A page of the sheet, on which what was counted is written down. What the books say is not told here. */
export function CountLotsForm({ stockCountId, lots }: CountLotsFormProps) {
  const format = useFormat();
  const refresh = useRefreshTakes();
  // The fields stay those of the page that was opened, also where somebody else counts meanwhile.
  const [shown] = useState(lots);
  const draft = useDraftForm({
    schema,
    initialValues: {
      lines: shown.map(({ lotId }) => ({ lotId, quantity: '' as string | number })),
    },
    draftKey: `stock-take.${stockCountId}.${shown[0]?.lotId}`,
    save: ({ lines }, key) => {
      const counted = lines.flatMap(({ lotId, quantity }) =>
        quantity === null ? [] : [{ lotId, quantity }],
      );
      return countLots({ stockCountId, lines: counted }, new Submission(key));
    },
    describeFailure: (error) => failureWords(t('failedToCount'), error, countRefusals(format)),
    onSaved() {
      refresh();
      notifySuccess(t('countsSaved'));
    },
  });
  const field = namedFields(draft.form, t);
  const now = new Map(lots.map((lot) => [lot.lotId, lot]));
  return (
    <FormBody draft={draft} submitLabel={t('saveCounts')}>
      {shown.map((lot, index) => {
        const { item, countedQuantity, countedAt, countedByName } = now.get(lot.lotId) ?? lot;
        const words = lotWords(lot, format);
        return (
          <Paper key={lot.lotId} withBorder p="sm">
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <div>
                <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                  {item.name}
                </Text>
                <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {words}
                </Text>
                {countedQuantity !== null && countedAt !== null && (
                  <Text size="xs" c="dimmed">
                    {t('countedHint', {
                      quantity: countedQuantity,
                      unit: item.baseUnit,
                      when: format.dateTime(countedAt),
                      who: countedByName ?? '',
                    })}
                  </Text>
                )}
              </div>
              <WholeNumberField
                {...field(`lines.${index}.quantity`, t('countedLabel', { name: item.name, lot: words }))}
                description={item.baseUnit}
              />
            </SimpleGrid>
          </Paper>
        );
      })}
    </FormBody>
  );
}
