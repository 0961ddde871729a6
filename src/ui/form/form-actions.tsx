import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-actions.module.css';

export interface FormActionsProps {
  children: ReactNode;
  /** 'apart' where a state stands at the other end. */
  justify?: 'end' | 'apart';
}

/** The buttons of a form; those of one longer than the window stay at its lower edge. */
export function FormActions({ children, justify = 'end' }: FormActionsProps) {
  return (
    <Group
      justify={justify === 'end' ? 'flex-end' : 'space-between'}
      gap="sm"
      className={classes['actions'] ?? ''}
    >
      {children}
    </Group>
  );
}
