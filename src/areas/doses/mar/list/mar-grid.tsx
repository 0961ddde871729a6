import { Anchor, Group, Paper, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { dosageWords } from '../../administration/dosage.words.ts';
import { t as orders } from '../../orders/orders.texts.ts';
import type { GridDose, GridRow } from '../mar.contract.ts';
import { dosesInHour, hoursBetween, mostPressingFirst } from '../mar.rules.ts';
import { t } from '../mar.texts.ts';
import { patientName, stateWords } from '../mar.words.ts';
import classes from './mar-grid.module.css';

export interface MarGridProps {
  rows: readonly GridRow[];
  from: string;
  to: string;
  now: string;
  onPatient: (row: GridRow) => void;
  onDose: (row: GridRow, dose: GridDose) => void;
}

const of = (...names: string[]) => names.map((name) => classes[name] ?? '').join(' ');

/** Patients by hours; a dose that waits is administered, any other leads to the patient's day. */
export function MarGrid({ rows, from, to, now, onPatient, onDose }: MarGridProps) {
  const { time } = useFormat();
  const hours = hoursBetween(from, to);
  const isOneWard = new Set(rows.map(({ bed }) => bed.wardId)).size <= 1;
  const columns = { '--hours': hoursAsColumns(rows, hours) } as CSSProperties;
  const isNow = (place: number) => now >= hours[place]! && (hours[place + 1] ?? to) > now;
  return (
    <Paper withBorder p="sm" className={of('grid')}>
      <table className={of('table')} aria-label={t('grid')}>
        <thead>
          <tr className={of('head')} style={columns}>
            <th scope="col">{t('patient')}</th>
            {hours.map((hour, place) => (
              <th key={hour} scope="col" className={isNow(place) ? of('now') : ''}>
                {time(hour).replaceAll(/\s/gu, ' ')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.admissionId} className={of('row')} style={columns}>
              <th scope="row" className={of('name')}>
                <Anchor
                  component="button"
                  type="button"
                  fw={600}
                  size="sm"
                  ta="left"
                  onClick={() => onPatient(row)}
                >
                  {patientName(row.patient)}
                </Anchor>
                <Text size="xs" c="dimmed" span className={of('place')}>
                  {isOneWard
                    ? row.bed.bedNumber
                    : t('place', { bed: row.bed.bedNumber, ward: row.bed.wardName })}
                </Text>
                {(row.patient.unreadOrders ?? 0) > 0 && (
                  <StatusBadge tone="warning">
                    {orders('unreadInGrid', { count: row.patient.unreadOrders ?? 0 })}
                  </StatusBadge>
                )}
                {row.patient.doses.length === 0 && (
                  <Text size="xs" c="dimmed" className={of('none')}>
                    {t('noDoses')}
                  </Text>
                )}
              </th>
              {hours.map((hour, place) => {
                const doses = mostPressingFirst(dosesInHour(row.patient.doses, hours, place), now);
                const beyond = doses.length > shownInHour ? doses.length - shownInHour + 1 : 0;
                const empty = doses.length === 0 ? ['empty'] : [];
                return (
                  <td key={hour} className={of('cell', ...empty, ...(isNow(place) ? ['now'] : []))}>
                    {doses.map((dose, rank) => (
                      <div
                        key={dose.id}
                        className={beyond > 0 && rank >= doses.length - beyond ? of('beyond') : ''}
                      >
                        <DoseKey
                          row={row}
                          dose={dose}
                          now={now}
                          hasTime={dose.scheduledTime !== hour}
                          onPress={() => onDose(row, dose)}
                        />
                      </div>
                    ))}
                    {beyond > 0 && (
                      <UnstyledButton
                        className={of('dose', 'more')}
                        aria-label={t('moreDosesOf', {
                          count: beyond,
                          patient: patientName(row.patient),
                          time: time(hour),
                        })}
                        onClick={() => onPatient(row)}
                      >
                        {t('moreDoses', { count: beyond })}
                      </UnstyledButton>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}

/** A row keeps the height of two doses, so that a ward is seen at once; what is beyond is told as a number. */
const shownInHour = 2;

/** Hours in which nothing is given take little room. */
function hoursAsColumns(rows: readonly GridRow[], hours: readonly string[]): string {
  const isBusy = (place: number) =>
    rows.some(({ patient }) => dosesInHour(patient.doses, hours, place).length > 0);
  return hours
    .map((_hour, place) => (isBusy(place) ? 'minmax(7rem, 1fr)' : 'minmax(2.4rem, 0.15fr)'))
    .join(' ');
}

interface DoseKeyProps {
  row: GridRow;
  dose: GridDose;
  now: string;
  /** False below the hour that says its time. */
  hasTime?: boolean;
  onPress: () => void;
}

/** In the table of a wide screen the state of a dose is a sign, whose words stand in its name and its tip. */
const marks: Readonly<Record<Tone, string>> = {
  danger: '!',
  info: '●',
  success: '✓',
  warning: '✕',
  neutral: '○',
  accent: '○',
  special: '○',
};

/** One dose to press: its time, what it is and how it stands. */
export function DoseKey({ row, dose, now, hasTime = true, onPress }: DoseKeyProps) {
  const { time } = useFormat();
  const { words, tone } = stateWords(dose, now);
  const at = time(dose.scheduledTime);
  return (
    <UnstyledButton
      className={of('dose', ...(tone === 'danger' ? ['danger'] : []))}
      title={`${at} ${dose.medicationName} · ${dosageWords(dose.dosage, dose.baseUnit)}: ${words}`}
      onClick={onPress}
    >
      <Text size="xs" component="span" className={of('what')}>
        <span className={of('mark')} aria-hidden="true" data-tone={tone}>
          {marks[tone]}
        </span>
        <span className={hasTime ? '' : of('at')}>{at} </span>
        {dose.medicationName} · {dosageWords(dose.dosage, dose.baseUnit)}
      </Text>{' '}
      <Group component="span" gap={4} className={of('state')}>
        <StatusBadge tone={tone}>{words}</StatusBadge>
        {dose.isHighAlert && <StatusBadge tone="special">{t('highAlert')}</StatusBadge>}
      </Group>{' '}
      <VisuallyHidden>{patientName(row.patient)}</VisuallyHidden>
    </UnstyledButton>
  );
}
