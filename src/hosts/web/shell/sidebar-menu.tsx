import { ActionIcon, Tooltip } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { createElement, memo, Suspense, useState, type ComponentType } from 'react';
import { Link } from '#client/link.tsx';
import { lazyOnce } from '#client/registration/lazy-once.ts';
import { usePerson } from '#client/session.ts';
import type { MenuItem } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { CrashBoundary } from '#ui/state/crash/crash-boundary.tsx';
import { areaRoutes, menuItems } from '../registered.ts';
import { toggleFavourite, toggleGroup, useMenuChoices } from './menu-choices.ts';
import { currentItem, favouritesIn, menuOf } from './menu-of.ts';
import { t } from './shell.texts.ts';
import classes from './shell.module.css';

export interface SidebarMenuProps {
  isCollapsed: boolean;
  className?: string | undefined;
  onChoose?: () => void;
}

/** Every screen the person may open, in groups that fold, below those they have chosen as favourites. */
export function SidebarMenu({ isCollapsed, className, onChoose }: SidebarMenuProps) {
  const person = usePerson();
  const userId = person.user.id;
  const { folded, favourites } = useMenuChoices(userId);
  const [isArranging, setArranging] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const current = currentItem(menuItems, path);
  const sections = menuOf(menuItems, person);
  const chosen = favouritesIn(sections, favourites);
  const listOf = (items: readonly MenuItem<AnyIcon>[]) => (
    <ul className={classes['list']}>
      {items.map((item) => (
        <li key={item.to} className={classes['item']}>
          <MenuEntry item={item} isCurrent={item === current} isCollapsed={isCollapsed} onChoose={onChoose} />
          {isArranging && !isCollapsed && (
            <FavouriteToggle userId={userId} item={item} isFavourite={favourites.includes(item.to)} />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t('mainNavigation')} className={className}>
      {chosen.length > 0 && (
        <section aria-label={t('favourites')}>
          <p className={classes['groupTitle']} aria-hidden="true">
            {t('favourites')}
          </p>
          {listOf(chosen)}
        </section>
      )}
      {sections.map(({ group, items }) => {
        const isFolded = folded.includes(group) && !isArranging && !isCollapsed;
        const shown = isFolded ? items.filter((item) => item === current) : items;
        return (
          <section key={group} aria-label={t(`group_${group}`)}>
            {isCollapsed ? (
              <p className={classes['groupTitle']} aria-hidden="true" />
            ) : (
              <button
                type="button"
                className={classes['groupToggle']}
                aria-expanded={!isFolded}
                onClick={() => toggleGroup(userId, group)}
              >
                {t(`group_${group}`)}
                <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} size={14} />
              </button>
            )}
            {shown.length > 0 && listOf(shown)}
          </section>
        );
      })}
      {!isCollapsed && (
        <button
          type="button"
          className={classes['arrange']}
          aria-pressed={isArranging}
          onClick={() => setArranging(!isArranging)}
        >
          <Icon name={isArranging ? 'check' : 'star'} size={16} />
          {t(isArranging ? 'favouritesDone' : 'chooseFavourites')}
        </button>
      )}
    </nav>
  );
}

interface FavouriteToggleProps {
  userId: string;
  item: MenuItem<AnyIcon>;
  isFavourite: boolean;
}

function FavouriteToggle({ userId, item, isFavourite }: FavouriteToggleProps) {
  return (
    <ActionIcon
      variant={isFavourite ? 'light' : 'subtle'}
      color={isFavourite ? 'harbor' : 'gray'}
      size="lg"
      aria-label={t('favourite', { name: item.label() })}
      aria-pressed={isFavourite}
      onClick={() => toggleFavourite(userId, item.to)}
    >
      <Icon name="star" size={16} />
    </ActionIcon>
  );
}

interface MenuEntryProps {
  item: MenuItem<AnyIcon>;
  isCurrent: boolean;
  isCollapsed: boolean;
  onChoose?: (() => void) | undefined;
}

// A step to another screen draws the two entries that change, and not all of them before anything else is seen.
const MenuEntry = memo(function MenuEntry({ item, isCurrent, isCollapsed, onChoose }: MenuEntryProps) {
  const label = item.label();
  const link = (
    <Link
      to={item.to}
      className={classes['entry']}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isCollapsed ? label : undefined}
      onClick={onChoose}
      onPointerEnter={() => preloadScreen(item.to)}
      onFocus={() => preloadScreen(item.to)}
    >
      <Icon name={item.icon} />
      {!isCollapsed && <span className={classes['entryLabel']}>{label}</span>}
      {!isCollapsed && item.loadBadge && <MenuBadge load={item.loadBadge} />}
    </Link>
  );
  if (!isCollapsed) return link;
  return (
    <Tooltip label={label} position="right">
      {link}
    </Tooltip>
  );
});

function MenuBadge({ load }: { load: () => Promise<ComponentType> }) {
  return (
    <CrashBoundary>
      <Suspense fallback={null}>{createElement(lazyOnce(load))}</Suspense>
    </CrashBoundary>
  );
}

// The screen's code arrives while the pointer is still on its way.
function preloadScreen(to: string): void {
  const route = areaRoutes.find(({ path }) => path === to);
  route?.load().catch(() => {});
}
