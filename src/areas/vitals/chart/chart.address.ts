import { datePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of a chart: its days. */
export const chartAddress = listAddress({ from: datePart(), to: datePart() });
