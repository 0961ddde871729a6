import { Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import type { AddedRows, UsualList } from '#kernel/first-hour/usual-list.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { fieldsAt } from '#ui/form/fields/form-of.ts';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { typedMoney } from '#ui/form/fields/typed-money.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { t } from './usual-list.texts.ts';

interface ChosenRow {
  name: string;
  priceMinor: number;
}

export interface UsualListFormProps {
  title: string;
  /** Where the content of the list comes from, and what is to be checked before it is used. */
  source: string;
  list: UsualList;
  /** The highest price, in minor units; left out where nothing has a price. */
  maxPriceMinor?: number;
  /** What a group of the list is called; its own words where nothing is said. */
  groupName?: (group: string) => string;
  draftKey: string;
  add: (input: { rows: ChosenRow[] }, submission: Submission) => Promise<AddedRows>;
  onAdded: () => void;
  onClose: () => void;
}

function schemaOf(currencyCode: string, max: number | undefined) {
  const price = max === undefined ? z.string().transform(() => 0) : typedMoney(currencyCode, { max });
  const row = z
    .strictObject({ name: z.string(), isChosen: z.boolean(), price: z.string() })
    .transform(({ name, isChosen, price: typed }, context): ChosenRow | null => {
      if (!isChosen) return null;
      const read = price.safeParse(typed);
      if (read.success) return { name, priceMinor: read.data };
      for (const { message } of read.error.issues) {
        context.addIssue({ code: 'custom', message, path: ['price'] });
      }
      return z.NEVER;
    });
  return z.strictObject({
    rows: z
      .array(row)
      .transform((rows) => rows.filter((one) => one !== null))
      .refine((rows) => rows.length > 0, { error: () => t('nothingChosen') }),
  });
}

type Detail = Pick<UsualList['rows'][number], 'detail' | 'criticalRange' | 'beds'>;

function detailOf({ detail, criticalRange: range, beds }: Detail) {
  if (beds !== null) return t('beds', { count: beds, first: detail });
  return [detail, range && t('critical', { range })].filter(Boolean).join(' · ');
}

/** A list to start with: read, ticked row by row, priced by the hospital, and added at once. */
export function UsualListForm(props: UsualListFormProps) {
  const { title, source, list, maxPriceMinor, groupName, draftKey, add, onAdded, onClose } = props;
  const { currencyCode } = usePerson().tenant;
  const [schema] = useState(() => schemaOf(currencyCode, maxPriceMinor));
  const draft = useDraftForm({
    schema,
    initialValues: { rows: list.rows.map(({ name }) => ({ name, isChosen: false, price: '' })) },
    draftKey,
    save: (fields, key) => add(fields, new Submission(key)),
    describeFailure: (error) => failureWords(t('failed'), error),
    onSaved({ added }) {
      notifySuccess(t('added', { count: added }));
      onAdded();
      onClose();
    },
  });
  const { form } = draft;
  const isPriced = maxPriceMinor !== undefined;
  const groups = [...new Set(list.rows.map(({ group }) => group))];
  const chosen = form.values.rows.filter(({ isChosen }) => isChosen).length;
  const open = (group: string) =>
    list.rows.flatMap((row, place) => (row.group === group && !row.isThere ? [place] : []));
  return (
    <FormModal title={title} draft={draft} size="xl" onClose={onClose} submitLabel={t('add')}>
      <Text size="sm">{t(isPriced ? 'lead' : 'leadUnpriced')}</Text>
      <Text size="sm" c="dimmed">
        {source}
      </Text>
      {groups.map((group) => {
        const places = open(group);
        const heading = groupName?.(group) ?? group;
        const ticked = places.filter((place) => form.values.rows[place]?.isChosen).length;
        return (
          <Stack key={group} gap="xs" component="section" aria-label={heading}>
            <Group justify="space-between">
              <Title order={3} size="h5">
                {heading}
              </Title>
              {places.length > 1 && (
                <Checkbox
                  size="xs"
                  label={t('all', { group: heading })}
                  checked={ticked === places.length}
                  indeterminate={ticked > 0 && ticked < places.length}
                  onChange={({ currentTarget: { checked } }) => {
                    for (const place of places) form.setFieldValue(`rows.${place}.isChosen`, checked);
                  }}
                />
              )}
            </Group>
            {list.rows.map(({ name, isThere, ...row }, place) =>
              row.group === group ? (
                <Group key={name} justify="space-between" align="flex-start" wrap="nowrap">
                  <Checkbox
                    label={name}
                    description={isThere ? t('there') : detailOf(row)}
                    disabled={isThere}
                    checked={isThere || (form.values.rows[place]?.isChosen ?? false)}
                    onChange={({ currentTarget: { checked } }) =>
                      form.setFieldValue(`rows.${place}.isChosen`, checked)
                    }
                  />
                  {isPriced && form.values.rows[place]?.isChosen && !isThere && (
                    <MoneyField
                      aria-label={t('priceOf', { name })}
                      placeholder={t('price')}
                      size="xs"
                      w={140}
                      flex="none"
                      {...fieldsAt(form, `rows.${place}`)('price')}
                    />
                  )}
                </Group>
              ) : null,
            )}
          </Stack>
        );
      })}
      <Text size="sm" data-path="rows" c={form.errors['rows'] ? 'red' : 'dimmed'}>
        {form.errors['rows'] ?? t('chosen', { count: chosen })}
      </Text>
    </FormModal>
  );
}
