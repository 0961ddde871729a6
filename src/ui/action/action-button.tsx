import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { ActionProps } from './action.ts';

/** Looks of the button, and `data-autofocus` where the address asks for this action. */
type Looks = Pick<ButtonProps, 'size' | 'variant' | 'leftSection' | 'style'> & { 'data-autofocus'?: boolean };

/** An action as a button; one that is refused stays pressable by the keyboard and says why. */
export function ActionButton({ action, spokenName, ...looks }: ActionProps & Looks) {
  const { label, onClick, renderRoot, isDestructive, isBusy, refusal } = action;
  const button = (
    <Button
      {...looks}
      {...(isDestructive && { c: 'var(--mantine-color-red-text)' })}
      {...(spokenName !== undefined && { 'aria-label': spokenName })}
      data-destructive={isDestructive || undefined}
      loading={isBusy ?? false}
      {...(refusal === undefined
        ? { onClick }
        : { 'aria-disabled': true, 'data-disabled': true, 'aria-description': refusal })}
      {...(renderRoot && { renderRoot })}
    >
      {label}
    </Button>
  );
  if (refusal === undefined) return button;
  return (
    <Tooltip label={refusal} multiline maw={320}>
      {button}
    </Tooltip>
  );
}
