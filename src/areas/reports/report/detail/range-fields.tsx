import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { isCalendarDate } from '#kernel/time/calendar-date.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { FilterId, Report } from '../report.contract.ts';
import { type DaySpan, type RangeWord, rangeWords } from '../report.rules.ts';
import { t } from '../report.texts.ts';

/** What is chosen over a report. */
export interface RangeChoice extends DaySpan {
  range: RangeWord;
  /** What the report is narrowed to; empty text for all. */
  chosen: Readonly<Partial<Record<FilterId, string>>>;
}

export interface RangeFieldsProps {
  initial: RangeChoice;
  /** What the report can be narrowed to. */
  filters: Report['filters'];
  isReading: boolean;
  /** Draws the report of the choice, also when it is the one that is shown. */
  onGenerate: (choice: RangeChoice) => void;
}

/** The days of a report and what it is narrowed to; nothing is read before the button is pressed. */
export function RangeFields({ initial, filters, isReading, onGenerate }: RangeFieldsProps) {
  const [choice, setChoice] = useState(initial);
  const [toError, setToError] = useState<string>();
  const set = (change: Partial<RangeChoice>) => {
    setChoice((before) => ({ ...before, ...change }));
    setToError(undefined);
  };

  function generate() {
    const { range, from, to } = choice;
    if (range === 'own' && !(isCalendarDate(from) && isCalendarDate(to))) setToError(t('daysNeeded'));
    else if (range === 'own' && from > to) setToError(t('daysInOrder'));
    else onGenerate(choice);
  }

  return (
    <FilterBar>
      <NativeSelect
        label={t('range')}
        value={choice.range}
        data={rangeWords.map((word) => ({ value: word, label: t(`range_${word}`) }))}
        onChange={({ currentTarget }) => set({ range: currentTarget.value as RangeWord })}
      />
      {choice.range === 'own' && (
        <>
          <DateField isCompact label={t('from')} value={choice.from} onChange={(from) => set({ from })} />
          <DateField
            isCompact
            label={t('to')}
            value={choice.to}
            error={toError}
            onChange={(to) => set({ to })}
          />
        </>
      )}
      {filters.map(({ id, options }) => (
        <NativeSelect
          key={id}
          label={t(id)}
          value={choice.chosen[id] ?? ''}
          data={[
            { value: '', label: t(`${id}_all`) },
            ...options.map((option) => ({ value: option.id, label: option.name })),
          ]}
          onChange={({ currentTarget }) => set({ chosen: { ...choice.chosen, [id]: currentTarget.value } })}
        />
      ))}
      <Button leftSection={<Icon name="chart" size={18} />} loading={isReading} onClick={generate}>
        {t('generate')}
      </Button>
    </FilterBar>
  );
}
