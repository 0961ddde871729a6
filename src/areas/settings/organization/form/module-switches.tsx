import { Paper, SimpleGrid, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { moduleDefaults, modulesToCome, type ModuleFlag } from '#kernel/access/modules.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { setModules } from '../../settings/settings.calls.ts';
import { useRememberSettings, useTenantSettings } from '../../settings/settings.hooks.ts';
import { t } from '../organization.texts.ts';

const flags = Object.keys(moduleDefaults) as ModuleFlag[];

/** One switch for each module, which holds at once for everybody signed in. */
export function ModuleSwitches() {
  const modules = useTenantSettings().data?.modules ?? {};
  const [pending, setPending] = useState<Partial<Record<ModuleFlag, boolean>>>({});
  const turn = useConfirmedWrite({
    call: ({ flag, isOn }: { flag: ModuleFlag; isOn: boolean }, submission) => {
      setPending((before) => ({ ...before, [flag]: isOn }));
      return setModules({ modules: { [flag]: isOn } }, submission);
    },
    done: () => undefined,
    failed: () => t('switchFailed'),
    onDone: useRememberSettings(),
    onSettled: ({ flag }) => setPending(({ [flag]: _done, ...others }) => others),
  });

  return (
    <Paper withBorder p="md" component="section" aria-labelledby="modules-title">
      <Title order={2} size="h4" id="modules-title">
        {t('modules')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('modulesHint')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        {flags.map((flag) => (
          <Switch
            key={flag}
            label={t(flag)}
            description={hintOf(flag)}
            checked={pending[flag] ?? modules[flag] ?? false}
            aria-busy={flag in pending}
            onChange={({ currentTarget }) => void turn.start({ flag, isOn: currentTarget.checked })}
          />
        ))}
      </SimpleGrid>
    </Paper>
  );
}

function hintOf(flag: ModuleFlag): string {
  const what = t(`${flag}_hint`);
  return modulesToCome.has(flag) ? t('moduleToCome', { what }) : what;
}
