import { Button, Group, Title } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { Link } from '#client/link.tsx';
import { isOffered } from '#client/registration/offered.ts';
import { useMay, usePerson } from '#client/session.ts';
import { SlotView, useFillings } from '#client/registration/slot-view.tsx';
import { dashboardCardsSlot, dashboardSectionsSlot, dashboardWorkSlot } from '#client/registration/slots.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { HoldsBack, SettledTogether } from '#ui/state/settled-together.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { quickActions } from '../areas.ts';
import { t } from './pages.texts.ts';

/** Where who runs the platform works. */
const operatorsHome = '/dashboard/super-admin/overview';

/** Welcomes the person and shows what the areas put here; leads the operator to the platform's overview. */
export function HomeScreen() {
  const may = useMay();
  if (may('super_admin')) return <Navigate to={operatorsHome} replace />;
  return <PersonalHome />;
}

/** What a person works with; of the operator's people each finds the screens of their roles. */
function PersonalHome() {
  const person = usePerson();
  const hasCards = useFillings(dashboardCardsSlot).length > 0;
  const actions = quickActions
    .filter((action) => !action.isSearchOnly && isOffered(person, action))
    .toSorted((a, b) => a.order - b.order);
  return (
    <>
      <PageHeader title={t('welcome', { name: person.user.firstName })} description={person.tenant.name} />
      <SettledTogether fallback={<LoadingSkeleton lines={12} />}>
        <SlotView slot={dashboardWorkSlot} wrap={inBoundary} fallback={<HoldsBack />} />
        {hasCards && (
          <StatCardRow label={t('figures')}>
            <SlotView slot={dashboardCardsSlot} wrap={inBoundary} fallback={<LoadingCard />} />
          </StatCardRow>
        )}
        {actions.length > 0 && (
          <section aria-labelledby="quick-actions">
            <Title order={2} size="h4" mb="sm" id="quick-actions">
              {t('quickActions')}
            </Title>
            <Group gap="sm" mb="lg">
              {actions.map((action) => (
                <Button
                  key={action.to}
                  component={Link}
                  to={action.to}
                  variant="default"
                  leftSection={<Icon name={action.icon} />}
                >
                  {action.label()}
                </Button>
              ))}
            </Group>
          </section>
        )}
        <SlotView slot={dashboardSectionsSlot} wrap={inBoundary} fallback={<LoadingSkeleton lines={8} />} />
      </SettledTogether>
    </>
  );
}

/** Keeps the place of a card whose code is still loading. */
function LoadingCard() {
  return <StatCard label={t('loading')} value={null} hint={null} isLoading />;
}
