import { ActionIcon } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './shell.texts.ts';
import classes from './shell.module.css';
import { SidebarMenu } from './sidebar-menu.tsx';
import { setSidebarCollapsed, useIsSidebarCollapsed } from './sidebar-state.ts';

/** The fixed sidebar of a wide window. */
export function Sidebar() {
  const isCollapsed = useIsSidebarCollapsed();
  const label = isCollapsed ? t('expand') : t('collapse');
  return (
    <aside className={classes['sidebar']} data-collapsed={isCollapsed || undefined}>
      <div className={classes['brand']}>
        <span className={classes['brandIcon']}>
          <Icon name="heart" size={24} />
        </span>
        {!isCollapsed && <span>Openward</span>}
      </div>
      <SidebarMenu isCollapsed={isCollapsed} className={classes['scroll']} />
      <div className={classes['foot']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={label}
          title={label}
          aria-expanded={!isCollapsed}
          onClick={() => setSidebarCollapsed(!isCollapsed)}
        >
          <Icon name={isCollapsed ? 'chevronRight' : 'chevronLeft'} />
        </ActionIcon>
      </div>
    </aside>
  );
}
