import { Paper, Stack, Switch, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Submission } from '#client/remote.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { t } from './settings-section.texts.ts';

export interface SwitchSectionProps<Switches> {
  title: string;
  /** In the order of the screen. */
  switches: readonly { name: keyof Switches & string; label: string; hint: string }[];
  /** The live topic that has them fetched again. */
  topic: string;
  read: (input: Record<string, never>, signal?: AbortSignal) => Promise<Switches>;
  write: (change: Partial<Switches>, submission?: Submission) => Promise<Switches>;
}

/** A section of the settings with an area's own switches; each is saved at once. */
export function SwitchSection<Switches extends Record<keyof Switches, boolean>>(
  props: SwitchSectionProps<Switches>,
) {
  const { title, topic, read } = props;
  const query = useQuery({ queryKey: [topic], queryFn: ({ signal }) => read({}, signal) });
  const titleId = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb="md">
        {title}
      </Title>
      {query.isPending && <LoadingSkeleton />}
      {query.isError && (
        <ErrorPanel message={t('failedToLoad')} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.data && <SwitchList {...props} stored={query.data} />}
    </Paper>
  );
}

function SwitchList<Switches extends Record<keyof Switches, boolean>>({
  switches,
  topic,
  write,
  stored,
}: SwitchSectionProps<Switches> & { stored: Switches }) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<Partial<Switches>>({});
  const change = useConfirmedWrite<Partial<Switches>, Switches>({
    call: (wanted, submission) => {
      setPending(wanted);
      return write(wanted, submission);
    },
    done: () => t('saved'),
    failed: () => t('failedToUpdate'),
    onDone: (saved) => queries.setQueryData([topic], saved),
    onSettled: () => setPending({}),
  });

  return (
    <Stack gap="md">
      {switches.map(({ name, label, hint }) => (
        <Switch
          key={name}
          label={label}
          description={hint}
          checked={pending[name] ?? stored[name]}
          disabled={name in pending}
          onChange={({ currentTarget }) =>
            void change.start({ [name]: currentTarget.checked } as Partial<Switches>)
          }
        />
      ))}
    </Stack>
  );
}
