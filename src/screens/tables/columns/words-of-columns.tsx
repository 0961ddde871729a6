import { NativeSelect, Title } from '@mantine/core';
import { askedOrders, askedWords } from '#ui/tables/columns/import-plan.ts';
import { type DateOrder, dateOrders } from '#ui/tables/values/date-order.ts';
import { choiceLabels } from './choice-labels.ts';
import type { ColumnFieldsProps } from './column-fields-props.ts';
import { t } from '../table-import.texts.ts';
import { TooManyWords, WordChoice } from './word-choice.tsx';

/** What cannot be known of the values of a file, asked once for all its rows: words, and the order of day and month. */
export function WordsOfColumns<Name extends string>({ state, on, wasAsked }: ColumnFieldsProps<Name>) {
  const { inspection, plan } = state;
  const labelOf = (name: Name) => on.columns.find((column) => column.name === name)?.label ?? name;
  const orders = askedOrders(on.columns, inspection, plan);
  const asked = askedWords(on.columns, inspection, plan);
  if (orders.length === 0 && asked.length === 0) return null;
  const saidFor = (name: Name) => plan.meanings[name] ?? {};
  return (
    <>
      <Title order={3} size="h5">
        {t('wordsTitle')}
      </Title>
      {orders.map((name) => (
        <NativeSelect
          key={name}
          label={t('dateOrder', { label: labelOf(name) })}
          required
          value={plan.dateOrders[name] ?? ''}
          error={wasAsked && !plan.dateOrders[name] && t('chooseOrder')}
          data={[
            { value: '', label: t('chooseMeaning') },
            ...dateOrders.map((order) => ({ value: order, label: t(`dateOrder.${order}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            on.change({ dateOrders: { ...plan.dateOrders, [name]: (value || undefined) as DateOrder } })
          }
        />
      ))}
      {asked.map(({ field, words }) => {
        const label = labelOf(field.name);
        if (words === null) return <TooManyWords key={field.name} label={label} />;
        return (
          <WordChoice
            key={field.name}
            label={label}
            words={words}
            choices={choiceLabels(on.columns.find(({ name }) => name === field.name)!)}
            onChange={(text, code) =>
              on.change({
                meanings: { ...plan.meanings, [field.name]: { ...saidFor(field.name), [text]: code } },
              })
            }
          />
        );
      })}
    </>
  );
}
