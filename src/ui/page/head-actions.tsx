import { Button, Group, Menu } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { ActionButton } from '#ui/action/action-button.tsx';
import { ActionItem } from '#ui/action/action-item.tsx';
import type { Action } from '#ui/action/action.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './page.texts.ts';

/** One button of a head. */
interface HeadAction extends Action {
  /** What people mostly come for: filled. */
  isMain?: boolean;
  /** The address asks for this one: it gets the focus. */
  isAsked?: boolean;
}

/** A button with a menu or dialogs of its own, which takes one of the places beside the filled one. */
interface OwnHeadAction {
  id: string;
  element: ReactNode;
}

export interface HeadActionsProps {
  /** In the order in which they are shown; what a person may not do is left out, `false` or null. */
  actions: readonly (HeadAction | OwnHeadAction | false | null | undefined)[];
  /** `xs` is for the head of a card. */
  size?: 'sm' | 'xs';
  /** Whose actions they are, where a page has several such heads: it is part of their names when heard alone. */
  of?: string;
  /** How many are beside 'More': fewer than three where the place is narrow, such as a card among others. */
  shownCount?: number;
}

/** One filled button, two with an outline. */
const maxShown = 3;

/** What can be done with what a head names: where there is more than three things, the rest is behind 'More'. */
export function HeadActions({ actions, size = 'sm', of, shownCount = maxShown }: HeadActionsProps) {
  const all = actions.filter((action) => typeof action === 'object' && action !== null);
  const shown = chooseShown(all, shownCount);
  const others = all.filter((action): action is HeadAction => 'label' in action && !shown.has(action));
  if (all.length === 0) return null;
  const main = mainOf(all);
  return (
    <Group gap={size === 'xs' ? 6 : 'sm'} data-head-actions>
      {all
        .filter((action) => shown.has(action))
        .map((action) =>
          'element' in action ? (
            <Fragment key={action.id}>{action.element}</Fragment>
          ) : (
            <ActionButton
              key={action.label}
              action={action}
              spokenName={spokenName(action, of)}
              size={size}
              variant={action === main ? 'filled' : 'default'}
              {...(action.icon !== undefined && { leftSection: <Icon name={action.icon} size={18} /> })}
              {...(action.isAsked && { 'data-autofocus': true })}
            />
          ),
        )}
      {others.length > 0 && <MoreActions actions={others} size={size} {...(of !== undefined && { of })} />}
    </Group>
  );
}

function spokenName({ label }: Action, of: string | undefined): string | undefined {
  return of === undefined ? undefined : t('actionOn', { action: label, record: of });
}

function mainOf(actions: HeadActionsProps['actions']) {
  return actions.find((action) => action && 'label' in action && action.isMain);
}

/** All where there is room; else the filled one and the first others that destroy nothing. */
function chooseShown(
  all: readonly (HeadAction | OwnHeadAction)[],
  count: number,
): Set<HeadAction | OwnHeadAction> {
  if (all.length <= count) return new Set(all);
  const main = mainOf(all);
  const harmless = all.filter(
    (action) => action !== main && ('element' in action || action.isDestructive !== true),
  );
  const own = harmless.filter((action) => 'element' in action);
  const rest = harmless.filter((action) => 'label' in action);
  const beside = new Set([...own, ...rest].slice(0, count - (main ? 1 : 0)));
  return new Set(all.filter((action) => action === main || beside.has(action)));
}

interface MoreActionsProps {
  actions: readonly HeadAction[];
  size?: 'sm' | 'xs';
  of?: string;
}

/** What is done seldom, behind a button of its own. */
export function MoreActions({ actions, size = 'sm', of }: MoreActionsProps) {
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          size={size}
          {...(of !== undefined && { 'aria-label': t('moreOn', { record: of }) })}
          rightSection={<Icon name="chevronDown" size={16} />}
          loading={actions.some(({ isBusy }) => isBusy)}
        >
          {t('more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw={320}>
        {actions.map((action) => (
          <ActionItem key={action.label} action={action} spokenName={spokenName(action, of)} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
