import { Button, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PlanFit } from '../../limits/detail/plan-fit.tsx';
import type { Subscription } from '../../subscription/subscription.contract.ts';
import { changePlan } from '../plan-change.calls.ts';
import type { PlanOffer } from '../plan-change.contract.ts';
import { exceededWords, planChangeRefusals as refusals, timingWords } from '../plan-change.words.ts';
import { t } from '../plan-changes.texts.ts';

/** A plan that the hospital can change to: what it costs, when it would count, and what would not fit. */
export function OfferCard({ offer, subscription }: { offer: PlanOffer; subscription: Subscription }) {
  const format = useFormat();
  const refresh = useRefresh('subscription', 'settings');
  const { money, date } = format;
  const { name, description, priceMinor, currencyCode, billingInterval, features, isCurrent, timing } = offer;
  const price = format.price(priceMinor, currencyCode);
  const exceeded = exceededWords(offer);
  const change = useConfirmedWrite({
    ask: (asked: PlanOffer) => ({
      title: t('askTitle', { plan: asked.name }),
      message: [questionOf(asked), ...exceededAsked(exceeded)].join(' '),
      confirmLabel: buttonOf(asked),
    }),
    call: (asked: PlanOffer, submission) =>
      changePlan(
        {
          planId: asked.id,
          planVersion: asked.version,
          version: subscription.version,
          shownMinor: asked.amountMinor,
          acceptsExceeded: asked.exceeded.length > 0,
        },
        submission,
      ),
    done: (asked, result) =>
      result.timing === 'now'
        ? t('wasChanged', { plan: asked.name })
        : t('wasPlanned', { plan: asked.name, date: date(result.effectiveAt) }),
    failed: () => t('failedToChange'),
    refusals,
    onSettled: refresh,
  });

  function questionOf(asked: PlanOffer): string {
    if (asked.timing === 'period_end') return t('askAtEnd', { date: date(asked.effectiveAt) });
    if (asked.amountMinor === 0) return t('askNow');
    const amount = money(asked.amountMinor, currencyCode);
    return t('askNowFor', { amount, date: date(subscription.periodEndsAt) });
  }

  function buttonOf(asked: PlanOffer): string {
    if (asked.timing === 'now') return t('upgrade', { plan: asked.name });
    return t('planFor', { plan: asked.name, date: date(asked.effectiveAt) });
  }

  return (
    <Paper component="section" withBorder p="md" aria-label={name}>
      <Stack gap="sm">
        <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <Text fw={600}>{t(billingInterval === 'month' ? 'perMonth' : 'perYear', { price })}</Text>
        {description && <Text size="sm">{description}</Text>}
        <PlanFit limits={offer.limits} modules={offer.modules} hasModules={offer.hasModules} />
        {features.length > 0 && (
          <List size="sm">
            {features.map((feature) => (
              <List.Item key={feature}>{feature}</List.Item>
            ))}
          </List>
        )}
        {isCurrent ? (
          <Text size="sm" fw={600}>
            {t('current')}
          </Text>
        ) : (
          <>
            <Text size="sm">{timingWords(offer, subscription.periodEndsAt, format)}</Text>
            {exceededAsked(exceeded).map((sentence) => (
              <Text key={sentence} size="sm" c="red">
                {sentence}
              </Text>
            ))}
            <Button
              variant={timing === 'now' ? 'filled' : 'default'}
              loading={change.isBusy}
              onClick={() => void change.start(offer)}
            >
              {buttonOf(offer)}
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  );
}

/** What does not fit, and what follows from that. */
function exceededAsked(exceeded: readonly string[]): string[] {
  return exceeded.length === 0 ? [] : [...exceeded, t('exceededText')];
}
