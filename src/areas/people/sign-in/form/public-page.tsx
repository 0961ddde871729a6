import { Box, Center, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';

/** A card in the middle of the window, for the pages that need no session. */
export function PublicPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Center component="main" mih="100dvh" p="md">
      <title>{`${title} · Openward`}</title>
      <Paper withBorder shadow="sm" p={{ base: 'md', xs: 'xl' }} w="100%" maw={460}>
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
    </Center>
  );
}
