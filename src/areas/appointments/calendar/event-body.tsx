import type { ScheduleEventData } from '@mantine/schedule';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { hoursWords, titleWords } from '../appointments/appointment.words.ts';
import { Icon } from '#ui/icons/icon.tsx';
import classes from './calendar.module.css';
import { entryOf } from './calendar-events.ts';
import { offKindOf } from './off-events.ts';

/** What an appointment of the calendar shows, whose title says all of it, and why a part of it is shaded. */
export function eventBody(format: Format) {
  return (event: ScheduleEventData) => {
    const off = offKindOf(event);
    if (off) return off !== 'outside' && <span className={classes['off']}>{event.title}</span>;
    const entry = entryOf(event);
    return (
      <span className={classes['event']} data-status={entry.status}>
        <strong>
          {entry.isBookedAnyway && <Icon name="alert" size={14} />}
          {entry.patientName}
        </strong>
        <span>{titleWords(entry)}</span>
        <span>{hoursWords(entry, format)}</span>
      </span>
    );
  };
}
