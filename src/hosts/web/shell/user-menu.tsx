import { Avatar, Button, Menu, Text, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { t as signOutText } from '#areas/people/sessions/sign-out.texts.ts';
import { Link } from '#client/link.tsx';
import { usePerson } from '#client/session.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useConnection } from '../transport/connection-context.ts';
import { t } from './shell.texts.ts';
import classes from './shell.module.css';
import { useSessionActions } from './use-session-actions.ts';

const schemes: { value: MantineColorScheme; icon: IconName; label: () => string }[] = [
  { value: 'light', icon: 'sun', label: () => t('lightColours') },
  { value: 'dark', icon: 'moon', label: () => t('darkColours') },
  { value: 'auto', icon: 'settings', label: () => t('systemColours') },
];

/** Who is signed in, and what they can do about it. */
export function UserMenu({ onOpenKeys }: { onOpenKeys: () => void }) {
  const { user } = usePerson();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { demo } = useConnection();
  const actions = useSessionActions();
  const name = `${user.firstName} ${user.lastName}`;
  const role = user.roles.join(', ');
  return (
    <Menu width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          h={44}
          style={{ flexShrink: 0 }}
          // Two lines and their room would be higher than the top bar's button.
          styles={{ label: { paddingBlock: 0 } }}
        >
          <Avatar size={32} name={name} color="initials" aria-hidden="true" />
          <span className={classes['userName']}>
            <Text component="span" display="block" size="sm" fw={600} c="var(--mantine-color-text)">
              {name}
            </Text>
            <Text component="span" display="block" size="xs" c="dimmed">
              {role}
            </Text>
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('appearance')}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
        >
          {schemes.map(({ value, icon, label }) => (
            <Menu.RadioItem key={value} value={value} rightSection={<Icon name={icon} size={18} />}>
              {label()}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {demo && (
          <>
            <Menu.Label>{t('demo')}</Menu.Label>
            <Menu.Item
              leftSection={<Icon name="refresh" size={18} />}
              onClick={() => void actions.resetDemo(demo)}
            >
              {t('resetDemo')}
            </Menu.Item>
          </>
        )}
        <Menu.Label>{t('session')}</Menu.Label>
        <Menu.Item component={Link} to="/dashboard/profile" leftSection={<Icon name="user" size={18} />}>
          {t('profile')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="menu" size={18} />} onClick={onOpenKeys}>
          {t('keys')}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="shield" size={18} />}
          onClick={() => void actions.leaveEverywhere()}
        >
          {signOutText('signOutEverywhere')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="logout" size={18} />} onClick={() => void actions.leave('here')}>
          {signOutText('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
