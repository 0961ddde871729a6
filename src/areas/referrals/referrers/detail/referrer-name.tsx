import { Anchor } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useNamedReferrer } from '../referrer.hooks.ts';
import { t } from '../referrers.texts.ts';

/** What a referrer is called, leading to them. */
export function ReferrerName({ referrerId }: { referrerId: string }) {
  const { data } = useNamedReferrer(referrerId);
  return (
    <Anchor component={Link} to={`/dashboard/referrals/${referrerId}`}>
      {data?.name ?? t('referrer')}
    </Anchor>
  );
}
