import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import type { RowAction } from './list-types.ts';
import { t } from './list.texts.ts';

export interface RowActionsProps {
  actions: readonly RowAction[];
  rowName: string;
  /** In a table, whose rows are low; a finger still finds the larger buttons (see the styles of the list). */
  isDense?: boolean;
}

/** The buttons of one row; each is named after its row so that it makes sense when heard alone. */
export function RowActions({ actions, rowName, isDense = false }: RowActionsProps) {
  return (
    <Group gap={4} wrap="nowrap">
      {actions.map((action) => (
        <Tooltip
          key={action.label}
          label={action.refusal ?? action.label}
          multiline={action.refusal !== undefined}
          maw={320}
        >
          <ActionIcon
            variant="subtle"
            size={isDense ? 'md' : 'lg'}
            color={action.isDestructive ? 'red' : 'gray'}
            aria-label={t('actionOn', { action: action.label, row: rowName })}
            data-destructive={action.isDestructive || undefined}
            loading={action.isBusy ?? false}
            {...(action.refusal === undefined
              ? { onClick: action.onClick }
              : { 'aria-disabled': true, 'data-disabled': true, 'aria-description': action.refusal })}
            {...(action.renderRoot && { renderRoot: action.renderRoot })}
          >
            <Icon name={action.icon} size={isDense ? 18 : 20} />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}
