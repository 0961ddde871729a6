import { timeText } from '#ui/form/fields/typed-date.words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { clockTime } from '#kernel/time/week-times.ts';
import { weekdayName } from '#ui/i18n/weekday-name.ts';
import type { TheatreSession } from '../session.contract.ts';
import { ownerWords } from '../session.words.ts';
import { t } from '../sessions.texts.ts';

/** What the list says of each session. */
export function sessionColumns({ date, tenant }: Format): ListColumn<TheatreSession>[] {
  return [
    { id: 'weekday', title: t('weekday'), width: 140, render: ({ weekday }) => weekdayName(weekday) },
    {
      id: 'time',
      title: t('time'),
      render: (session) =>
        t('timeSpan', {
          from: timeText(clockTime(session.fromMinute), tenant),
          until: timeText(clockTime(session.untilMinute), tenant),
        }),
    },
    { id: 'owner', title: t('owner'), render: (session) => ownerWords(session) },
    {
      id: 'valid',
      title: t('valid'),
      render: ({ validFrom, validUntil }) =>
        validUntil === null
          ? t('since', { from: date(validFrom) })
          : t('validSpan', { from: date(validFrom), until: date(validUntil) }),
    },
  ];
}
