import { ActionIcon, Button, Group, Title } from '@mantine/core';
import { FilterDate } from '#screens/list/filter-date.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { currentLanguage } from '#ui/i18n/language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../appointments/appointments.texts.ts';
import { plusDays, mondayOf } from '#kernel/time/calendar-date.ts';

export interface CalendarHeaderProps {
  view: 'day' | 'week';
  date: string;
  today: string;
  onDate: (date: string) => void;
}

/** The name of the weekday of a calendar date. */
export function weekdayOf(date: string, width: 'long' | 'short'): string {
  const day = new Date(Date.parse(date));
  return new Intl.DateTimeFormat(currentLanguage(), { weekday: width, timeZone: 'UTC' }).format(day);
}

/** Says which day or week is shown and leads to others. */
export function CalendarHeader({ view, date, today, onDate }: CalendarHeaderProps) {
  const format = useFormat();
  const step = view === 'day' ? 1 : 7;
  const monday = mondayOf(date);
  const shown =
    view === 'day'
      ? `${weekdayOf(date, 'long')}, ${format.date(date)}`
      : `${format.date(monday)} – ${format.date(plusDays(monday, 6))}`;
  return (
    <Group justify="space-between" mb="sm" gap="sm">
      <Title order={2} size="h4" aria-live="polite">
        {shown}
      </Title>
      <Group gap="xs">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={view === 'day' ? t('previousDay') : t('previousWeek')}
          onClick={() => onDate(plusDays(date, -step))}
        >
          <Icon name="chevronLeft" />
        </ActionIcon>
        <Button variant="default" disabled={date === today} onClick={() => onDate(today)}>
          {t('goToToday')}
        </Button>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={view === 'day' ? t('nextDay') : t('nextWeek')}
          onClick={() => onDate(plusDays(date, step))}
        >
          <Icon name="chevronRight" />
        </ActionIcon>
        <FilterDate aria-label={t('date')} value={date} onChange={(chosen) => chosen && onDate(chosen)} />
      </Group>
    </Group>
  );
}
