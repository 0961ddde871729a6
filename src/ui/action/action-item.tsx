import { Menu, Text } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import type { ActionProps } from './action.ts';

/** An action as an entry of a menu; one that is refused stays there with the reason below. */
export function ActionItem({ action, spokenName }: ActionProps) {
  const { label, icon, onClick, renderRoot, isDestructive, refusal } = action;
  return (
    <Menu.Item
      {...(isDestructive && { color: 'red' })}
      {...(icon !== undefined && { leftSection: <Icon name={icon} size={18} /> })}
      {...(spokenName !== undefined && { 'aria-label': spokenName })}
      {...(refusal === undefined
        ? { onClick }
        : { 'aria-disabled': true, 'aria-description': refusal, closeMenuOnClick: false })}
      {...(renderRoot && { renderRoot })}
    >
      {label}
      {refusal !== undefined && (
        <Text size="xs" c="dimmed">
          {refusal}
        </Text>
      )}
    </Menu.Item>
  );
}
