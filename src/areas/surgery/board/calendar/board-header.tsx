import { ActionIcon, Button, Group, SegmentedControl, Title } from '@mantine/core';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { weekdayOf } from '#kernel/time/week-times.ts';
import { FilterDate } from '#screens/list/filter-date.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { weekdayName } from '#ui/i18n/weekday-name.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Theatre } from '../../theatres/theatre.contract.ts';
import type { BoardAddress } from '../board.address.ts';
import { t } from '../board.texts.ts';

export interface BoardHeaderProps {
  address: BoardAddress;
  /** First day shown. */
  from: string;
  date: string;
  today: string;
  theatres: readonly Theatre[];
  /** Whether the hours in which nothing is planned are shown; left out where no hours are. */
  hours?: { areAllShown: boolean; show: (areAllShown: boolean) => void };
  onChange: (change: Partial<BoardAddress>) => void;
}

/** Says which day or week is shown and leads to others. */
export function BoardHeader(props: BoardHeaderProps) {
  const { address, from, date, today, theatres, hours, onChange } = props;
  const format = useFormat();
  const isDay = address.view === 'day';
  const step = isDay ? 1 : 7;
  const shown = isDay
    ? `${weekdayName(weekdayOf(date))}, ${format.date(date)}`
    : `${format.date(from)} – ${format.date(plusDays(from, 6))}`;
  const show = (next: string) => onChange({ date: next === today ? undefined : next });
  return (
    <Group justify="space-between" mb="sm" gap="sm" align="flex-end">
      <Title order={2} size="h4" aria-live="polite">
        {shown}
      </Title>
      <Group gap="xs" align="flex-end">
        <FilterSelect
          label={t('theatre')}
          all={t('allTheatres')}
          options={theatres.map(({ id, theatreNumber }) => ({ value: id, label: theatreNumber }))}
          value={address.theatreId ?? ''}
          onChange={(theatreId) => onChange({ theatreId: theatreId || undefined })}
        />
        <SegmentedControl
          aria-label={t('views')}
          value={address.view}
          data={[
            { value: 'day', label: t('day') },
            { value: 'week', label: t('week') },
          ]}
          onChange={(view) => onChange({ view: view === 'week' ? 'week' : 'day' })}
        />
        {isDay && hours && (
          <SegmentedControl
            aria-label={t('hours')}
            value={hours.areAllShown ? 'all' : 'planned'}
            data={[
              { value: 'planned', label: t('plannedHours') },
              { value: 'all', label: t('allHours') },
            ]}
            onChange={(chosen) => hours.show(chosen === 'all')}
          />
        )}
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t(isDay ? 'previousDay' : 'previousWeek')}
          onClick={() => show(plusDays(date, -step))}
        >
          <Icon name="chevronLeft" />
        </ActionIcon>
        <Button variant="default" disabled={date === today} onClick={() => show(today)}>
          {t('goToToday')}
        </Button>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t(isDay ? 'nextDay' : 'nextWeek')}
          onClick={() => show(plusDays(date, step))}
        >
          <Icon name="chevronRight" />
        </ActionIcon>
        <FilterDate aria-label={t('date')} value={date} onChange={(chosen) => chosen && show(chosen)} />
      </Group>
    </Group>
  );
}
