import { ActionIcon, Button, Group, Menu, Text, Tooltip } from '@mantine/core';
import { useRef } from 'react';
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
      {primary && <PrimaryAction action={primary} rowName={rowName} isDense={isDense} />}
      {others.length > 0 && <OtherActions actions={others} rowName={rowName} isDense={isDense} />}
    </Group>
  );
}

interface PrimaryActionProps {
  action: RowAction;
  rowName: string;
  isDense: boolean;
}

function PrimaryAction({ action, rowName, isDense }: PrimaryActionProps) {
  const { refusal, renderRoot, onClick } = action;
  const button = (
    <Button
      variant="default"
      size={isDense ? 'compact-sm' : 'sm'}
      {...(action.isDestructive && { c: 'red' })}
      style={{ flexShrink: 0 }}
      aria-label={t('actionOn', { action: action.label, row: rowName })}
      data-destructive={action.isDestructive || undefined}
      loading={action.isBusy ?? false}
      {...(refusal === undefined
        ? { onClick }
        : { 'aria-disabled': true, 'data-disabled': true, 'aria-description': refusal })}
      {...(renderRoot && { renderRoot })}
    >
      {action.label}
    </Button>
  );
  if (refusal === undefined) return button;
  return (
    <Tooltip label={refusal} multiline maw={320}>
      {button}
    </Tooltip>
  );
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
          <OtherAction key={action.label} action={action} rowName={rowName} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function OtherAction({ action, rowName }: { action: RowAction; rowName: string }) {
  const { refusal, renderRoot, onClick } = action;
  return (
    <Menu.Item
      {...(action.isDestructive && { color: 'red' })}
      leftSection={<Icon name={action.icon} size={18} />}
      aria-label={t('actionOn', { action: action.label, row: rowName })}
      {...(refusal === undefined
        ? { onClick }
        : { 'aria-disabled': true, 'aria-description': refusal, closeMenuOnClick: false })}
      {...(renderRoot && { renderRoot })}
    >
      {action.label}
      {refusal !== undefined && (
        <Text size="xs" c="dimmed">
          {refusal}
        </Text>
      )}
    </Menu.Item>
  );
}
