import { ActionIcon, Popover, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { isCalendarDate } from '#kernel/time/calendar-date.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { t } from './date-fields.texts.ts';

const DateCalendar = lazyPart(() => import('./date-calendar.tsx'), 'DateCalendar');

export interface CalendarButtonProps {
  /** The value of the field; text that is no date is not shown in the calendar. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  disabled: boolean;
  /** Whether an empty field begins with the choice of a year. */
  beginsWithYears: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChoose: (date: string) => void;
}

/** Opens a calendar beside a date field; its code is loaded when it is opened. */
export function CalendarButton({ value, disabled, isOpen, onOpen, ...calendar }: CalendarButtonProps) {
  return (
    <Popover
      opened={isOpen}
      onChange={onOpen}
      position="bottom-end"
      shadow="md"
      returnFocus
      hideDetached={false}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          // Tab goes on to the next field: by the keys the calendar opens with Alt and the down arrow.
          tabIndex={-1}
          color="gray"
          aria-label={t('calendar')}
          disabled={disabled}
          onClick={() => onOpen(!isOpen)}
        >
          <Icon name="calendar" size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton width={250} height={280} />}>
          <DateCalendar {...calendar} date={isCalendarDate(value) ? value : null} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
