import { Box, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { Preparation } from '#client/preparation.ts';
import type { Credentials } from '../../sessions/session.hooks.ts';
import type { SampleSignIn } from '../../sessions/session.contract.ts';
import { t } from '../sample-accounts.texts.ts';

/** In pixels: two accounts side by side. */
const width = 600;

export interface SampleAccountsProps {
  samples: readonly SampleSignIn[];
  /** The name of an organization by its slug. */
  nameOf: (slug: string) => string;
  isBusy: boolean;
  onChoose: (credentials: Credentials) => void;
}

/** Every sample account, to sign in by one press: the shortcuts, then each hospital's people with what they do. */
export function SampleAccounts({ samples, nameOf, isBusy, onChoose }: SampleAccountsProps) {
  const headingId = useId();
  const shortcuts = samples.filter(({ isShortcut }) => isShortcut);
  const others = samples.filter(({ isShortcut }) => !isShortcut);
  const slugs = [...new Set(others.map(({ slug }) => slug))];
  return (
    <Stack component="section" aria-labelledby={headingId} gap="md" w="100%" maw={width}>
      <Box>
        <Title id={headingId} order={2} size="h4">
          {t('demoAccounts')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('lead')}
        </Text>
      </Box>
      <Group grow gap="xs" preventGrowOverflow={false}>
        {shortcuts.map((sample) => (
          <Button
            key={sample.email}
            size="sm"
            variant="default"
            disabled={isBusy}
            onClick={() => onChoose(credentialsOf(sample))}
          >
            {sample.label}
          </Button>
        ))}
      </Group>
      {slugs.map((slug) => (
        <Stack key={slug} gap={6}>
          <Title id={`${headingId}-${slug}`} order={3} size="h6" c="dimmed">
            {nameOf(slug)}
          </Title>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing={6}>
            {peopleOf(others, slug).map((sample) => (
              <AccountButton
                key={sample.email}
                sample={sample}
                groupId={`${headingId}-${slug}`}
                isBusy={isBusy}
                onPress={() => onChoose(credentialsOf(sample))}
              />
            ))}
          </SimpleGrid>
        </Stack>
      ))}
    </Stack>
  );
}

interface AccountButtonProps {
  sample: SampleSignIn;
  /** Of the hospital's heading: two hospitals have a doctor each. */
  groupId: string;
  isBusy: boolean;
  onPress: () => void;
}

function AccountButton({ sample, groupId, isBusy, onPress }: AccountButtonProps) {
  const id = useId();
  return (
    <Button
      variant="default"
      justify="flex-start"
      h="auto"
      px="sm"
      py={5}
      disabled={isBusy}
      aria-labelledby={`${id}-role ${id}-day ${groupId}`}
      onClick={onPress}
    >
      <Stack component="span" gap={0} align="flex-start">
        <Text id={`${id}-role`} component="span" size="sm" fw={600}>
          {sample.label}
        </Text>{' '}
        <Text
          id={`${id}-day`}
          component="span"
          size="xs"
          c="dimmed"
          ta="start"
          style={{ whiteSpace: 'normal' }}
        >
          {sample.day}
        </Text>
      </Stack>
    </Button>
  );
}

function credentialsOf({ slug, email, password }: SampleSignIn): Credentials {
  return { slug, email, password };
}

function peopleOf(samples: readonly SampleSignIn[], slug: string): SampleSignIn[] {
  return samples.filter((sample) => sample.slug === slug);
}

/** How far the sample hospital of the demo is, while it is being made. */
export function PreparingSamples({ preparing, isBusy }: { preparing: Preparation; isBusy: boolean }) {
  return (
    <Text component="output" size="sm" c="dimmed">
      {isBusy ? t('preparingChosen', { ...preparing }) : t('preparing', { ...preparing })}
    </Text>
  );
}
