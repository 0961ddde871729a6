import { useListAddress } from '#screens/list/use-list-address.ts';
import { VerificationPanel } from '../../verification/detail/verification-panel.tsx';
import { trailList } from './trail-list.address.ts';
import { TrailList } from './trail-list.tsx';

/** The trail of the organization, and whether it is whole. */
export function VerifiedTrail({ caption }: { caption: string }) {
  const list = useListAddress(trailList);
  return (
    <>
      <VerificationPanel onOpen={(entryId) => list.change({ entryId }, { replace: false })} />
      <TrailList caption={caption} />
    </>
  );
}
