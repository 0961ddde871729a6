import { Tooltip } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { createElement, memo, Suspense, type ComponentType } from 'react';
import { Link } from '#client/link.tsx';
import { lazyOnce } from '#client/registration/lazy-once.ts';
import { usePerson } from '#client/session.ts';
import type { MenuItem } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { CrashBoundary } from '#ui/state/crash-boundary.tsx';
import { areaRoutes, menuItems } from '../registered.ts';
import { currentItem, menuOf } from './menu-of.ts';
import { t } from './shell.texts.ts';
import classes from './shell.module.css';

export interface SidebarMenuProps {
  isCollapsed: boolean;
  className?: string | undefined;
  onChoose?: () => void;
}

/** Every screen the person may open, in groups. */
export function SidebarMenu({ isCollapsed, className, onChoose }: SidebarMenuProps) {
  const person = usePerson();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const current = currentItem(menuItems, path);
  return (
    <nav aria-label={t('mainNavigation')} className={className}>
      {menuOf(menuItems, person).map(({ group, items }) => (
        <section key={group} aria-label={t(`group_${group}`)}>
          <p className={classes['groupTitle']} aria-hidden="true">
            {t(`group_${group}`)}
          </p>
          <ul className={classes['list']}>
            {items.map((item) => (
              <li key={item.to}>
                <MenuEntry
                  item={item}
                  isCurrent={item === current}
                  isCollapsed={isCollapsed}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
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
