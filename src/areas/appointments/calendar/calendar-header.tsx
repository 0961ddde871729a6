import { ActionIcon, Button, Group, Title } from '@mantine/core';
import { FilterDate } from '#screens/list/filter-date.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { weekdayName } from '#ui/i18n/weekday-name.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../appointments/appointments.texts.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { weekdayOf, weekStartOf } from '#kernel/time/week-times.ts';

export interface CalendarHeaderProps {
  view: 'day' | 'week';
  date: string;
  today: string;
  onDate: (date: string) => void;
}

/** Says which day or week is shown and leads to others. */
export function CalendarHeader({ view, date, today, onDate }: CalendarHeaderProps) {
  const format = useFormat();
  const step = view === 'day' ? 1 : 7;
  const first = weekStartOf(date, format.tenant.weekStart);
  const shown =
    view === 'day'
      ? `${weekdayName(weekdayOf(date))}, ${format.date(date)}`
      : `${format.date(first)} – ${format.date(plusDays(first, 6))}`;
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
