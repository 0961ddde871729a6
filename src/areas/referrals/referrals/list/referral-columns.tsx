import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { ReferralStatus } from '../referral.words.tsx';
import type { Referral } from '../referral.contract.ts';
import { t } from '../referrals.texts.ts';

export interface ReferralColumnOptions {
  /** False on the page of one referrer. */
  withReferrer: boolean;
  /** Whether the person may open the record of a patient. */
  mayOpenPatients: boolean;
  /** The same of an appointment. */
  mayOpenAppointments: boolean;
}

/** The columns of a list of referrals. */
export function referralColumns(
  format: Format,
  { withReferrer, mayOpenPatients, mayOpenAppointments }: ReferralColumnOptions,
): ListColumn<Referral>[] {
  const { date, money } = format;
  const referrer: ListColumn<Referral> = {
    id: 'referrer',
    title: t('referrer'),
    render: ({ referrer: { id, name } }) => (
      <Anchor component={Link} to={`/dashboard/referrals/${id}`} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Anchor>
    ),
  };
  return [
    { id: 'date', title: t('date'), render: ({ referredOn }) => date(referredOn) },
    {
      id: 'patient',
      title: t('patient'),
      render: (referral) => (
        <>
          {patientAndNotes(referral, mayOpenPatients)}
          {appointmentLine(referral, format, mayOpenAppointments)}
        </>
      ),
    },
    ...(withReferrer ? [referrer] : []),
    figureColumn('amount', t('amount'), (referral) => amountAndSource(referral, money)),
    figureColumn('commission', t('commission'), (referral) => commissionAndReversed(referral, money)),
    { id: 'status', title: t('status'), render: (referral) => <ReferralStatus {...referral} /> },
  ];
}

function amountAndSource({ amountMinor, source, createdByName: name }: Referral, money: Format['money']) {
  return (
    <>
      {money(amountMinor)}
      {source === 'hand' && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('byHand', { name })}
        </Text>
      )}
    </>
  );
}

function commissionAndReversed({ commissionMinor, reversedMinor }: Referral, money: Format['money']) {
  return (
    <>
      {money(commissionMinor)}
      {reversedMinor > 0 && (
        <Text size="sm" c="dimmed">
          {t('reversed', { amount: money(reversedMinor) })}
        </Text>
      )}
    </>
  );
}

function patientAndNotes({ patient, notes }: Referral, mayOpen: boolean) {
  const name = `${patient.firstName} ${patient.lastName}`.trim();
  return (
    <>
      {mayOpen ? (
        <Anchor component={Link} to={`/dashboard/patients/${patient.id}`}>
          {name}
        </Anchor>
      ) : (
        name
      )}
      <Text size="sm" c="dimmed">
        {patient.patientNumber}
      </Text>
      {notes && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }} lineClamp={2}>
          {notes}
        </Text>
      )}
    </>
  );
}

function appointmentLine(
  { appointmentId, appointmentTime }: Referral,
  { dateTime }: Format,
  mayOpen: boolean,
) {
  if (appointmentId === null || appointmentTime === null) return null;
  const words = t('appointmentAt', { time: dateTime(appointmentTime) });
  return (
    <Text size="sm" c="dimmed">
      {mayOpen ? (
        <Anchor
          size="sm"
          renderRoot={(props) => <Link {...props} to="/dashboard/scheduling" search={{ appointmentId }} />}
        >
          {words}
        </Anchor>
      ) : (
        words
      )}
    </Text>
  );
}
