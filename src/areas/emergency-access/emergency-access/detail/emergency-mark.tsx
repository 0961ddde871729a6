import { ActionIcon, Indicator, Menu } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useOwnEmergencies } from '../emergency-access.hooks.ts';
import { t } from '../emergency-access.texts.ts';
import { TimeLeft } from './time-left.tsx';

/** The red mark of the top bar, for as long as the person has a record open in an emergency. */
export function EmergencyMark() {
  const { rows } = useOwnEmergencies();
  if (rows.length === 0) return null;
  const mark = t('mark', { count: rows.length });
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="filled" color="red" size={44} aria-label={mark} title={mark}>
          <Indicator label={rows.length} size={18} color="dark" disabled={rows.length < 2} aria-hidden="true">
            <Icon name="alert" />
          </Indicator>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('markTitle')}>
        <Menu.Label>{t('markTitle')}</Menu.Label>
        {rows.map(({ id, patient, endsAtMs }) => (
          <Menu.Item key={id} component={Link} to={`/dashboard/patients/${patient.id}`}>
            {patient.firstName} {patient.lastName} ({patient.patientNumber}) ·{' '}
            <TimeLeft endsAtMs={endsAtMs} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
