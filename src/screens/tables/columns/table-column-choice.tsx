import { Button, Group, Text } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { askedOrders, askedWords } from '#ui/tables/columns/import-plan.ts';
import { missingColumns } from '#ui/tables/columns/table-columns.ts';
import type { ColumnFieldsProps } from './column-fields-props.ts';
import { ColumnFields } from './column-fields.tsx';
import { StepHeading } from '../step-heading.tsx';
import { TableLayoutChoice } from './table-layout-choice.tsx';
import { t } from '../table-import.texts.ts';
import { WordsOfColumns } from './words-of-columns.tsx';

export interface TableColumnChoiceProps<Name extends string> extends Omit<
  ColumnFieldsProps<Name>,
  'wasAsked'
> {
  /** The fields in which the columns are chosen, where the usual ones do not fit. */
  Fields?: ComponentType<ColumnFieldsProps<Name>> | undefined;
}

/** Where the list is, which column holds what and what its words mean; goes on once nothing required is missing. */
export function TableColumnChoice<Name extends string>({ state, on, Fields }: TableColumnChoiceProps<Name>) {
  const { file, encoding, inspection, plan } = state;
  const [wasAsked, setWasAsked] = useState(false);
  const isKnown = on.reading.isKnown(inspection.header);
  const missing = missingColumns(on.columns, plan.chosen).filter((name) => !plan.constants[name]);
  const isWordOpen = askedWords(on.columns, inspection, plan).some(({ words }) =>
    words?.some(({ code }) => code === undefined),
  );
  const isOrderOpen = askedOrders(on.columns, inspection, plan).some((name) => !plan.dateOrders[name]);
  const isOpen = !isKnown && (missing.length > 0 || isWordOpen || isOrderOpen);
  const count = inspection.rowCount;
  const Columns = Fields ?? ColumnFields;
  return (
    <>
      <StepHeading>{t('columnsTitle')}</StepHeading>
      {!isKnown && (
        <TableLayoutChoice
          inspection={inspection}
          onChange={(layout) => void on.read(file, encoding, layout)}
        />
      )}
      <Columns state={state} on={on} wasAsked={wasAsked} />
      {!isKnown && <WordsOfColumns state={state} on={on} wasAsked={wasAsked} />}
      {wasAsked && isOpen && (
        <Text size="sm" c="red" role="alert">
          {t('stillOpen')}
        </Text>
      )}
      <Group gap="sm">
        <Button
          onClick={() => {
            setWasAsked(true);
            if (!isOpen) void (on.canCheck ? on.check() : on.start());
          }}
        >
          {t(on.canCheck ? 'check' : 'start', { count })}
        </Button>
        <Button variant="default" onClick={on.chooseAnother}>
          {t('chooseAnother')}
        </Button>
      </Group>
    </>
  );
}
