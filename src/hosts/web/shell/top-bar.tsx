import { ActionIcon, Kbd, Tooltip } from '@mantine/core';
import { t as signOutText } from '#areas/people/sessions/sign-out.texts.ts';
import { useSignOut } from '#areas/people/sessions/use-sign-out.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import { topBarSlot } from '#client/registration/slots.ts';
import { usePerson } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { searchWords } from './search/search-words.ts';
import { t } from './shell.texts.ts';
import classes from './shell.module.css';
import { UserMenu } from './user-menu.tsx';

export interface TopBarProps {
  onOpenMenu: () => void;
  onOpenSearch: () => void;
  onOpenKeys: () => void;
}

/** Search, what the areas put here, the signed-in person, and the way out. */
export function TopBar({ onOpenMenu, onOpenSearch, onOpenKeys }: TopBarProps) {
  return (
    <header className={classes['topBar']}>
      <span className={classes['burger']}>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('openMenu')} onClick={onOpenMenu}>
          <Icon name="menu" />
        </ActionIcon>
      </span>
      <button
        type="button"
        className={classes['searchButton']}
        aria-keyshortcuts="Control+K"
        onClick={onOpenSearch}
      >
        <Icon name="search" size={18} />
        <span className={classes['searchWords']}>{searchWords(usePerson()).placeholder}</span>
        <span className={classes['searchKeys']} aria-hidden="true">
          <Kbd size="xs">Ctrl K</Kbd>
        </span>
      </button>
      <span className={classes['spacer']} />
      <SlotView slot={topBarSlot} />
      <UserMenu onOpenKeys={onOpenKeys} />
      <LogoutButton />
    </header>
  );
}

/** Where there is room; on a phone it stands in the user's menu alone. */
function LogoutButton() {
  const { leave } = useSignOut();
  return (
    <span className={classes['logout']}>
      <Tooltip label={signOutText('logout')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={signOutText('logout')}
          onClick={() => void leave('here')}
        >
          <Icon name="logout" />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}
