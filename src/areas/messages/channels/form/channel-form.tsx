import { Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** The frame of one of the forms below the channels. */
export function ChannelForm({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb="md">
        {title}
      </Title>
      {lead !== undefined && (
        <Text size="sm" c="dimmed" mb="md">
          {lead}
        </Text>
      )}
      {children}
    </Paper>
  );
}

/** A secret is sent when it was typed: an empty field keeps what is stored. */
export function secretChange<Name extends string>(name: Name, typed: string): Partial<Record<Name, string>> {
  return typed === '' ? {} : ({ [name]: typed } as Record<Name, string>);
}
