import { Box, Center, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';

const usualWidth = 460;

export interface PublicPageProps {
  title: string;
  lead: string;
  /** In pixels. */
  maxWidth?: number;
  /** Beside the card, below it on a phone. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A card for the pages that need no session. */
export function PublicPage({ title, lead, maxWidth = usualWidth, beside, children }: PublicPageProps) {
  return (
    // From the upper edge on: in the middle, what comes below or beside would move the fields under a finger.
    <Center
      component="main"
      mih="100dvh"
      p="md"
      pt={{ base: 'md', xs: '8dvh' }}
      style={{ flexWrap: 'wrap', alignContent: 'start', alignItems: 'start', gap: 24 }}
    >
      <title>{`${title} · Openward`}</title>
      <Paper withBorder shadow="sm" p={{ base: 'md', xs: 'xl' }} w="100%" maw={maxWidth}>
        <Stack gap="lg">
          <Box>
            <Group gap="xs" c="var(--mantine-primary-color-light-color)">
              <Icon name="heart" />
              <Text fw={650} component="span">
                Openward
              </Text>
            </Group>
            <Title order={1} size="h2" mt="sm">
              {title}
            </Title>
            <Text c="dimmed" size="sm" mt={4}>
              {lead}
            </Text>
          </Box>
          {children}
        </Stack>
      </Paper>
      {beside}
    </Center>
  );
}
