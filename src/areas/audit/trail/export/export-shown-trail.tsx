import { useListAddress } from '#screens/list/use-list-address.ts';
import { askedAddress, trailList } from '../list/trail-list.address.ts';
import { ExportTrail } from './export-trail.tsx';

/** Saves the trail as the address of the page narrows it. */
export function ExportShownTrail() {
  const { address } = useListAddress(trailList);
  return <ExportTrail filter={trailList.filterOf(askedAddress(address))} />;
}
