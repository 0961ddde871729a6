import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { patientName } from '../../cases/case.words.ts';
import type { Theatre } from '../theatre.contract.ts';
import { theatreTone } from '../theatre.words.ts';
import { t } from '../theatres.texts.ts';

/** The columns of the list of theatres. */
export function theatreColumns({ dateTime, number }: Format): ListColumn<Theatre>[] {
  return [
    {
      id: 'theatre',
      title: t('name'),
      render: ({ name, theatreNumber, location }) => (
        <>
          <strong>{theatreNumber}</strong> {name}
          <Text size="sm" c="dimmed">
            {location}
          </Text>
        </>
      ),
    },
    { id: 'type', title: t('theatreType'), render: ({ theatreType }) => t(`type_${theatreType}`) },
    { id: 'equipment', title: t('equipment'), render: ({ equipment }) => equipment.join(', ') || t('none') },
    figureColumn('capacity', t('capacity'), ({ capacity }) => number(capacity)),
    {
      id: 'status',
      title: t('status'),
      render: (theatre) => (
        <>
          <TheatreStatus theatre={theatre} />
          <Text size="sm" c="dimmed">
            {t('since', { time: dateTime(theatre.statusSince) })}
          </Text>
          {theatre.statusNote && <Text size="sm">{theatre.statusNote}</Text>}
        </>
      ),
    },
    { id: 'now', title: t('nowIn'), render: (theatre) => <NowIn theatre={theatre} /> },
  ];
}

/** The state of a theatre, or that it is out of use. */
export function TheatreStatus({ theatre: { status, isActive } }: { theatre: Theatre }) {
  if (!isActive) return <StatusBadge tone="neutral">{t('inactive')}</StatusBadge>;
  return <StatusBadge tone={theatreTone[status]}>{t(`status_${status}`)}</StatusBadge>;
}

/** Which case is in the theatre, or who cleans it. */
export function NowIn({ theatre }: { theatre: Theatre }) {
  const { currentCase, status, cleaningBy } = theatre;
  if (currentCase) {
    return (
      <>
        <Anchor component={Link} underline="always" to={`/dashboard/surgery/cases/${currentCase.id}`}>
          {currentCase.caseNumber}
        </Anchor>{' '}
        {patientName(currentCase.patient)}
      </>
    );
  }
  if (status !== 'cleaning') return t('none');
  return cleaningBy ? t('cleanedBy', { name: cleaningBy.name }) : t('waitsForCleaning');
}
