import { ActionIcon, Kbd } from '@mantine/core';
import { SlotView } from '#client/registration/slot-view.tsx';
import { topBarSlot } from '#client/registration/slots.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './shell.texts.ts';
import classes from './shell.module.css';
import { UserMenu } from './user-menu.tsx';

export interface TopBarProps {
  onOpenMenu: () => void;
  onOpenSearch: () => void;
  onOpenKeys: () => void;
}

/** Search, what the areas put here, and the signed-in person. */
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
        <span className={classes['searchWords']}>{t('searchPlaceholder')}</span>
        <span className={classes['searchKeys']} aria-hidden="true">
          <Kbd size="xs">Ctrl K</Kbd>
        </span>
      </button>
      <span className={classes['spacer']} />
      <SlotView slot={topBarSlot} />
      <UserMenu onOpenKeys={onOpenKeys} />
    </header>
  );
}
