import { Tabs, Tooltip } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { meetsDemand, usePerson } from '#client/session.ts';
import { t } from '../settings.texts.ts';
import classes from './settings.module.css';

const address = '/dashboard/settings/notifications';

/** Leads to the notification settings; dimmed, with the reason, where the module is off. */
export function NotificationsTab() {
  const person = usePerson();
  const navigate = useNavigate();
  const isOn = meetsDemand(person, { module: 'notifications_v1' });
  const label = t('tab_notifications');
  if (isOn) {
    return (
      <Tabs.Tab value="notifications" onClick={() => void navigate({ to: address })}>
        {label}
      </Tabs.Tab>
    );
  }
  const reason = t('notificationsOff');
  return (
    <Tooltip label={reason}>
      {/* Not `disabled`: the reason must be found with the keyboard as well. */}
      <Tabs.Tab
        value="notifications"
        aria-disabled="true"
        aria-description={reason}
        className={classes['dimmed']}
      >
        {label}
      </Tabs.Tab>
    </Tooltip>
  );
}
