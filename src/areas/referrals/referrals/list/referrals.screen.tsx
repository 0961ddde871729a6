import { Button, Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from '#client/link.tsx';
import { oneOf, type RawSearch, useSearchParameters } from '#client/search-parameters.ts';
import { meetsDemand, usePerson } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { CrashBoundary } from '#ui/state/crash/crash-boundary.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { payoutsDemand } from '../../payouts/payout.demand.ts';
import { referrerList } from '../../referrers/list/referrer-list.address.ts';
import { t } from '../referrals.texts.ts';
import { referralList } from './referral-list.address.ts';

const ReferrersTab = lazyPart(() => import('../../referrers/list/referrers-tab.tsx'), 'ReferrersTab');
const ReferralsTab = lazyPart(() => import('./referrals-tab.tsx'), 'ReferralsTab');

const tabs = ['referrers', 'referrals'] as const;
const panels = { referrers: ReferrersTab, referrals: ReferralsTab };

function readTab(raw: RawSearch) {
  return { tab: oneOf(tabs, raw['tab']) ?? 'referrers' } as const;
}

// The filters and pages of one list mean nothing to the other.
const nothingNarrowed = { ...referrerList.cleared, ...referralList.cleared };

/** Referrers and referrals in two tabs; the address names the open one. */
export function ReferralsScreen() {
  const person = usePerson();
  const [{ tab }, change] = useSearchParameters(readTab);

  function choose(next: string | null) {
    const chosen = oneOf(tabs, next);
    if (chosen && chosen !== tab) change({ ...nothingNarrowed, tab: chosen }, { replace: false });
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          meetsDemand(person, payoutsDemand) && (
            <Button
              component={Link}
              to="/dashboard/payouts"
              variant="default"
              leftSection={<Icon name="wallet" size={18} />}
            >
              {t('payouts')}
            </Button>
          )
        }
      />
      {/* With the arrow keys one looks around; Enter and Space open, because a tab fetches. */}
      <Tabs value={tab} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
        <Tabs.List aria-label={t('tabs')} mb="lg">
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tab_${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((one) => {
          const Content = panels[one];
          return (
            <Tabs.Panel key={one} value={one}>
              <CrashBoundary>
                <Suspense fallback={<LoadingSkeleton lines={8} />}>
                  <Content />
                </Suspense>
              </CrashBoundary>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </>
  );
}
