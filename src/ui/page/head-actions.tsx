import { Button, Group, Menu, Text, Tooltip } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './page.texts.ts';

/** One button of a head; `renderRoot` turns it into a router link. */
interface HeadAction {
  label: string;
  icon?: AnyIcon;
  onClick?: () => void;
  renderRoot?: (props: Record<string, unknown>) => ReactNode;
  /** What people mostly come for: filled. */
  isMain?: boolean;
  isDestructive?: boolean;
  isBusy?: boolean;
  /** The address asks for this one: it gets the focus. */
  isAsked?: boolean;
  /** Why it cannot be done now, in a sentence: the button stays, refuses and says so. */
  refusal?: string | undefined;
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
}

/** One filled button, two with an outline. */
const maxShown = 3;

/** What can be done with what a head names: where there is more than three things, the rest is behind 'More'. */
export function HeadActions({ actions, size = 'sm' }: HeadActionsProps) {
  const all = actions.filter((action) => typeof action === 'object' && action !== null);
  const shown = chooseShown(all);
  const others = all.filter((action): action is HeadAction => 'label' in action && !shown.has(action));
  if (all.length === 0) return null;
  const main = mainOf(all);
  return (
    <Group gap={size === 'xs' ? 'xs' : 'sm'} data-head-actions>
      {all
        .filter((action) => shown.has(action))
        .map((action) =>
          'element' in action ? (
            <Fragment key={action.id}>{action.element}</Fragment>
          ) : (
            <ShownAction key={action.label} action={action} isMain={action === main} size={size} />
          ),
        )}
      {others.length > 0 && <MoreActions actions={others} size={size} />}
    </Group>
  );
}

function mainOf(actions: HeadActionsProps['actions']) {
  return actions.find((action) => action && 'label' in action && action.isMain);
}

/** Up to three; of more, the filled one and the first two that destroy nothing. */
function chooseShown(all: readonly (HeadAction | OwnHeadAction)[]): Set<HeadAction | OwnHeadAction> {
  if (all.length <= maxShown) return new Set(all);
  const main = mainOf(all);
  const harmless = all.filter(
    (action) => action !== main && ('element' in action || action.isDestructive !== true),
  );
  const own = harmless.filter((action) => 'element' in action);
  const rest = harmless.filter((action) => 'label' in action);
  const beside = new Set([...own, ...rest].slice(0, maxShown - (main ? 1 : 0)));
  return new Set(all.filter((action) => action === main || beside.has(action)));
}

interface ShownActionProps {
  action: HeadAction;
  isMain: boolean;
  size: 'sm' | 'xs';
}

function ShownAction({ action, isMain, size }: ShownActionProps) {
  const { label, icon, onClick, renderRoot, isDestructive, isBusy, isAsked, refusal } = action;
  const button = (
    <Button
      size={size}
      {...(!isMain && { variant: 'default' })}
      {...(isDestructive && { c: 'var(--mantine-color-red-text)' })}
      {...(icon !== undefined && { leftSection: <Icon name={icon} size={18} /> })}
      {...(isAsked && { 'data-autofocus': true })}
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

interface MoreActionsProps {
  actions: readonly HeadAction[];
  size?: 'sm' | 'xs';
}

/** What is done seldom, behind a button of its own. */
export function MoreActions({ actions, size = 'sm' }: MoreActionsProps) {
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          size={size}
          rightSection={<Icon name="chevronDown" size={16} />}
          loading={actions.some(({ isBusy }) => isBusy)}
        >
          {t('more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw={320}>
        {actions.map(({ label, icon, onClick, renderRoot, isDestructive, refusal }) => (
          <Menu.Item
            key={label}
            {...(isDestructive && { color: 'red' })}
            {...(icon !== undefined && { leftSection: <Icon name={icon} size={18} /> })}
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
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
