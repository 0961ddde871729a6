import { Anchor, Group, Paper, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { dosageWords } from '../../giving/dosage.words.ts';
import { t as orders } from '../../orders/orders.texts.ts';
import type { GridDose, GridRow } from '../mar.contract.ts';
import { dosesInHour, hoursBetween } from '../mar.rules.ts';
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
  const isNow = (place: number) => now >= hours[place]! && (hours[place + 1] ?? to) > now;
  return (
    <Paper withBorder p="sm" className={of('grid')}>
      <table className={of('table')} aria-label={t('grid')}>
        <thead>
          <tr className={of('head')}>
            <th scope="col">{t('patient')}</th>
            {hours.map((hour, place) => (
              <th key={hour} scope="col" className={isNow(place) ? of('now') : ''}>
                {time(hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.admissionId} className={of('row')}>
              <th scope="row" className={of('name')}>
                <Anchor component="button" type="button" fw={600} ta="left" onClick={() => onPatient(row)}>
                  {patientName(row.patient)}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {t('place', { bed: row.bed.bedNumber, ward: row.bed.wardName })}
                </Text>
                {(row.patient.unreadOrders ?? 0) > 0 && (
                  <StatusBadge tone="warning">
                    {orders('unread', { count: row.patient.unreadOrders ?? 0 })}
                  </StatusBadge>
                )}
                {row.patient.doses.length === 0 && (
                  <Text size="xs" c="dimmed">
                    {t('noDoses')}
                  </Text>
                )}
              </th>
              {hours.map((hour, place) => {
                const doses = dosesInHour(row.patient.doses, hours, place);
                const empty = doses.length === 0 ? ['empty'] : [];
                return (
                  <td key={hour} className={of('cell', ...empty, ...(isNow(place) ? ['now'] : []))}>
                    {doses.map((dose) => (
                      <DoseKey
                        key={dose.id}
                        row={row}
                        dose={dose}
                        now={now}
                        onPress={() => onDose(row, dose)}
                      />
                    ))}
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

interface DoseKeyProps {
  row: GridRow;
  dose: GridDose;
  now: string;
  onPress: () => void;
}

/** One dose to press: its time, what it is and how it stands. */
export function DoseKey({ row, dose, now, onPress }: DoseKeyProps) {
  const { time } = useFormat();
  const { words, tone } = stateWords(dose, now);
  const at = time(dose.scheduledTime);
  return (
    <UnstyledButton className={of('dose', ...(tone === 'danger' ? ['danger'] : []))} onClick={onPress}>
      <Text size="xs" component="span" display="block">
        {at} {dose.medicationName} · {dosageWords(dose.dosage, dose.baseUnit)}
      </Text>{' '}
      <Group component="span" gap={4}>
        <StatusBadge tone={tone}>{words}</StatusBadge>
        {dose.isHighAlert && <StatusBadge tone="special">{t('highAlert')}</StatusBadge>}
      </Group>{' '}
      <VisuallyHidden>{patientName(row.patient)}</VisuallyHidden>
    </UnstyledButton>
  );
}
