import { choicePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** One's own patients, a ward, or a ward by hours. */
export const dashboardViews = ['mine', 'ward', 'hours'] as const;

export type DashboardView = (typeof dashboardViews)[number];

/** The address of the dashboard: whose patients are shown, and as what. */
export const nursingDashboard = listAddress({ wardId: idPart(), show: choicePart(dashboardViews) });
