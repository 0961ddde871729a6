import { Button, Menu } from '@mantine/core';
import type { PatientActionsProps } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { isOffered } from '#client/registration/offered.ts';
import { usePerson } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { quickActions } from '../areas.ts';
import { t } from './shell.texts.ts';

/** What this person may begin for the patient in view: the same that the search offers after a word such as 'book'. */
export function PatientActions({ patientId, name }: PatientActionsProps) {
  const person = usePerson();
  const offered = quickActions
    .flatMap(({ forPatient, ...action }) =>
      forPatient && isOffered(person, action) ? [{ ...action, to: forPatient.to(patientId) }] : [],
    )
    .toSorted((a, b) => a.order - b.order);
  if (offered.length === 0) return null;
  return (
    <Menu>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('actionsFor', { name })}
          rightSection={<Icon name="chevronDown" size={16} />}
        >
          {t('actions')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ to, label, icon }) => (
          <Menu.Item
            key={to}
            leftSection={<Icon name={icon} size={18} />}
            renderRoot={(props) => <Link {...props} to={to} />}
          >
            {label()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
