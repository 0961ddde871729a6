import { Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { moduleName } from '#areas/subscriptions/subscriptions-web.public.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactGrid } from '#ui/page/fact-panel.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Plan } from '../plan.contract.ts';
import { priceWords } from '../plan.words.ts';
import { t } from '../plans.texts.ts';

const limits = ['staffLimit', 'patientLimit', 'bedLimit', 'storageLimitMegabytes'] as const;

/** One plan: what it costs, what it limits, and what it holds. */
export function PlanCard({ plan, onEdit }: { plan: Plan; onEdit: () => void }) {
  const { price, number } = useFormat();
  const { name, description, isActive, trialDays, modules, features, clients } = plan;
  return (
    <Paper component="section" withBorder p="md" aria-label={name}>
      <Stack gap="md">
        <Group justify="space-between" gap="sm" align="flex-start">
          <div style={{ minWidth: 0 }}>
            <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Title>
            <Text fw={600}>{priceWords(plan, price)}</Text>
            <Text size="sm" c="dimmed">
              {`${t('clients', { count: clients })} · ${plan.code}`}
            </Text>
          </div>
          {!isActive && <StatusBadge tone="neutral">{t('inactive')}</StatusBadge>}
        </Group>
        {description && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {description}
          </Text>
        )}
        <FactGrid
          facts={limits.map((limit) => {
            const most = plan[limit];
            return [t(`limit_${limit}`), most === null ? t('noLimit') : number(most)] as const;
          })}
        />
        <Text size="sm">{trialDays === 0 ? t('noTrial') : t('trial', { days: trialDays })}</Text>
        <Text size="sm">
          {`${t('modules')}: ${modules.length === 0 ? t('noModules') : modules.map(moduleName).join(', ')}`}
        </Text>
        {features.length > 0 && (
          <List size="sm">
            {features.map((feature) => (
              <List.Item key={feature}>{feature}</List.Item>
            ))}
          </List>
        )}
        <Button variant="default" onClick={onEdit}>
          {t('edit', { name })}
        </Button>
      </Stack>
    </Paper>
  );
}
