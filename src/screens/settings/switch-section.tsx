import { Stack, Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Submission } from '#client/remote.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { SettingsSection } from './settings-section.tsx';
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
  return (
    <SettingsSection title={title} query={query}>
      {(stored) => <SwitchList {...props} stored={stored} />}
    </SettingsSection>
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
