import { ActionIcon, Group, Menu } from '@mantine/core';
import { useRef } from 'react';
import { ActionButton } from '#ui/action/action-button.tsx';
import { ActionItem } from '#ui/action/action-item.tsx';
import type { IconShape } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { isFocusLost } from '#ui/layer/last-focus.ts';
import type { RowAction } from './list-types.ts';
import { t } from './list.texts.ts';

/** Three dots, one below the other. */
const moreIcon: IconShape = { path: 'M12 5v.1M12 12v.1M12 19v.1' };

export interface RowActionsProps {
  /** The first that destroys nothing is the labelled button; the others are behind the menu. */
  actions: readonly RowAction[];
  rowName: string;
  /** In a table, whose rows are low; a finger still finds the larger buttons (see the styles of the list). */
  isDense?: boolean;
}

/** What can be done with one row; each is named after its row so that it makes sense when heard alone. */
export function RowActions({ actions, rowName, isDense = false }: RowActionsProps) {
  const primary = actions.find(({ isDestructive }) => !isDestructive) ?? actions[0];
  const others = actions.filter((action) => action !== primary);
  return (
    <Group gap={4} wrap="nowrap" justify={isDense ? 'space-between' : 'flex-start'}>
      {primary && (
        <ActionButton
          action={primary}
          spokenName={spokenName(primary, rowName)}
          variant="default"
          size={isDense ? 'compact-sm' : 'sm'}
          style={{ flexShrink: 0 }}
        />
      )}
      {others.length > 0 && <OtherActions actions={others} rowName={rowName} isDense={isDense} />}
    </Group>
  );
}

function spokenName({ label }: RowAction, rowName: string): string {
  return t('actionOn', { action: label, row: rowName });
}

interface OtherActionsProps {
  actions: readonly RowAction[];
  rowName: string;
  isDense: boolean;
}

function OtherActions({ actions, rowName, isDense }: OtherActionsProps) {
  const more = useRef<HTMLButtonElement>(null);
  const focusAgain = () => {
    if (isFocusLost()) more.current?.focus({ preventScroll: true });
  };
  return (
    <Menu position="bottom-end" shadow="md" onExitTransitionEnd={focusAgain}>
      <Menu.Target>
        <ActionIcon
          ref={more}
          variant="subtle"
          color="gray"
          size={isDense ? 'md' : 'lg'}
          aria-label={t('moreOn', { row: rowName })}
          loading={actions.some(({ isBusy }) => isBusy)}
        >
          <Icon name={moreIcon} size={isDense ? 18 : 20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown maw={320}>
        {actions.map((action) => (
          <ActionItem key={action.label} action={action} spokenName={spokenName(action, rowName)} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
