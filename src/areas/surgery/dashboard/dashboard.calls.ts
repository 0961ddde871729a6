import { remoteRead } from '#client/remote.ts';
import type * as contract from './dashboard.contract.ts';

export const readSurgeryDashboard = remoteRead<typeof contract.readSurgeryDashboard>('surgeryDashboard.read');
