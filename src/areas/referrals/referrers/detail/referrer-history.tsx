import { Button, Group, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { type RawSearch, textOf, useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ReferralList } from '../../referrals/list/referral-list.tsx';
import { t as words } from '../../referrals/referrals.texts.ts';
import type { Referrer } from '../referrer.contract.ts';
import { t } from '../referrers.texts.ts';

const pageSize = 20;

function readPage(raw: RawSearch): { after: string | undefined } {
  return { after: textOf(raw['after']) };
}

/** Every referral of one referrer, newest first. */
export function ReferrerHistory({ referrer }: { referrer: Referrer }) {
  const mayAdd = useMay()('referrals.commissions') && referrer.status === 'active';
  const titleId = useId();
  const [{ after }, change] = useSearchParameters(readPage);
  const [adding, setAdding] = useState<{ referrerId: string }>();
  const add = () => setAdding({ referrerId: referrer.id });
  return (
    <section aria-labelledby={titleId}>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id={titleId}>
          {t('history')}
        </Title>
        {mayAdd && (
          <Button variant="default" leftSection={<Icon name="plus" size={18} />} onClick={add}>
            {words('addReferral')}
          </Button>
        )}
      </Group>
      <ReferralList
        caption={t('history')}
        withReferrer={false}
        request={{
          referrerId: referrer.id,
          limit: pageSize,
          ...(after !== undefined && { cursor: after }),
        }}
        paging={{
          cursor: after,
          onCursor: (next) => change({ after: next }, { replace: false }),
          pageSize,
        }}
        empty={
          <ListEmpty
            icon="share"
            title={words('noneFound')}
            hint={words('noneOfReferrer')}
            first={mayAdd && { label: words('addFirst'), onClick: add }}
            isNarrowed={false}
            onClear={undefined}
            after={after}
          />
        }
        adding={adding}
        onAdded={() => setAdding(undefined)}
      />
    </section>
  );
}
