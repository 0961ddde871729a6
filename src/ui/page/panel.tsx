import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** A part of a page under its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="sm" id={titleId}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
