import { idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of the dashboard: which ward is shown. */
export const nursingDashboard = listAddress({ wardId: idPart() });
