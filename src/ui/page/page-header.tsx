import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  /** A link to the list above, shown over the title. */
  back?: ReactNode;
  /** Buttons at the right; they wrap below the title on a narrow screen. */
  actions?: ReactNode;
  /** Beside the title where there is room, otherwise below it, such as PageLinks. */
  links?: ReactNode;
}

/** Heads a screen and names the browser tab; the shell may move focus to `#page-title`. */
export function PageHeader({ title, description, back, actions, links }: PageHeaderProps) {
  return (
    <Stack gap={4} mb="sm">
      <title>{`${title} · Openward`}</title>
      {back}
      <Group justify="space-between" align="flex-start" gap="md">
        <div style={{ minWidth: 0 }}>
          <Title
            order={1}
            size="h3"
            id="page-title"
            tabIndex={-1}
            style={{ outline: 'none', overflowWrap: 'anywhere' }}
          >
            {title}
          </Title>
          {description && (
            <Text component="div" c="dimmed" size="sm" mt={4}>
              {description}
            </Text>
          )}
        </div>
        {links && <div className={classes['links']}>{links}</div>}
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
    </Stack>
  );
}
