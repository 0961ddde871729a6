import '@mantine/dates/styles.layer.css';
import { FocusTrap } from '@mantine/core';
import { type CalendarLevel, DatePicker } from '@mantine/dates';
import { useEffect, useRef, useState } from 'react';
import { firstDayOfWeek } from '#kernel/time/week-times.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { t } from './date-fields.texts.ts';

export interface DateCalendarProps {
  date: string | null;
  min: string | undefined;
  max: string | undefined;
  beginsWithYears: boolean;
  onChoose: (date: string) => void;
}

/** A month to choose a day from; its heading leads to the months and to the years. */
export function DateCalendar({ date, min, max, beginsWithYears, onChoose }: DateCalendarProps) {
  const { tenant } = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<CalendarLevel>(beginsWithYears && !date ? 'decade' : 'month');
  // The cell that had the focus is gone when days take the place of months or years.
  useEffect(() => {
    const cells = [...(frame.current?.querySelectorAll<HTMLElement>('td button') ?? [])];
    const cell = cells.find(({ tabIndex }) => tabIndex === 0) ?? cells[0];
    // The focus trap begins with what is marked so, else it would go to the heading.
    cell?.setAttribute('data-autofocus', 'true');
    cell?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the cells are others at each level
  }, [level]);
  return (
    <FocusTrap innerRef={frame}>
      <div>
        <DatePicker
          value={date}
          onChange={(chosen) => chosen && onChoose(chosen)}
          {...(date && { defaultDate: date })}
          {...(min && { minDate: min })}
          {...(max && { maxDate: max })}
          {...(max && !date && { defaultDate: max })}
          level={level}
          onLevelChange={setLevel}
          // Escape closes the calendar alone, not the dialog that the field stands in.
          __stopPropagation
          hideOutsideDates
          // Which days are free differs from country to country.
          weekendDays={[]}
          firstDayOfWeek={firstDayOfWeek(tenant.weekStart)}
          ariaLabels={{
            previousMonth: t('previousMonth'),
            nextMonth: t('nextMonth'),
            previousYear: t('previousYear'),
            nextYear: t('nextYear'),
            previousDecade: t('previousDecade'),
            nextDecade: t('nextDecade'),
            yearLevelControl: t('chooseYear'),
            monthLevelControl: t('chooseMonth'),
          }}
        />
      </div>
    </FocusTrap>
  );
}
