import { datePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of a chart: which fluid day is shown. */
export const fluidChartAddress = listAddress({ day: datePart() });
