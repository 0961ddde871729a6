import { listAddress } from '#screens/list/list-address.ts';

/** The address of the saved reports. */
export const savedReportList = listAddress({});
