import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  title: string;
  /** A sentence is told below the title; what is short, such as the status of a record, beside it. */
  description?: ReactNode;
  /** A link to the list above, shown before the title. */
  back?: ReactNode;
  /** Buttons at the right; they wrap below the title on a narrow screen. Where there may be more than three: HeadActions. */
  actions?: ReactNode;
  /** Beside the title where there is room, otherwise below it, such as PageLinks. */
  links?: ReactNode;
}

/** Heads a screen in one line and names the browser tab; the shell may move focus to `#page-title`. */
export function PageHeader({ title, description, back, actions, links }: PageHeaderProps) {
  const isSentence = typeof description === 'string';
  return (
    <Stack gap={2} mb="xs">
      <title>{`${title} · Openward`}</title>
      <Group justify="space-between" gap="xs" className={classes['line'] ?? ''}>
        <div className={classes['names']}>
          {back}
          <Title order={1} size="h3" id="page-title" tabIndex={-1} className={classes['title'] ?? ''}>
            {title}
          </Title>
          {description && !isSentence && (
            <Text component="div" c="dimmed" size="sm">
              {description}
            </Text>
          )}
        </div>
        {links && <div className={classes['links']}>{links}</div>}
        {actions && (
          <Group gap="sm" data-head-actions>
            {actions}
          </Group>
        )}
      </Group>
      {isSentence && (
        <Text c="dimmed" size="sm">
          {description}
        </Text>
      )}
    </Stack>
  );
}
