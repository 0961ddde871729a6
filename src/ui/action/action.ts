import type { ReactNode } from 'react';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';

/** One thing that can be done with a record, as a button or as an entry of a menu; `renderRoot` turns it into a router link. */
export interface Action {
  label: string;
  icon?: AnyIcon;
  onClick?: () => void;
  renderRoot?: (props: Record<string, unknown>) => ReactNode;
  isDestructive?: boolean;
  isBusy?: boolean;
  /** Why it cannot be done now, in a sentence: the button stays, refuses and says so. */
  refusal?: string | undefined;
}

export interface ActionProps {
  action: Action;
  /** What it is called when heard alone; its label, unless several records on a page have the same action. */
  spokenName?: string | undefined;
}
