import { patientActionsSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import { areas } from './areas.ts';
import { homeWeb } from './pages/home.web.ts';

const parts = [homeWeb, ...areas];

/** What the home screen and the areas have registered with the web client. */
export const areaRoutes = parts.flatMap((part) => part.routes ?? []);
export const menuItems = parts.flatMap((part) => part.menu ?? []);
export const searchProviders = parts.flatMap((part) => part.search ?? []);
export const recordKinds = parts.flatMap((part) => part.records ?? []);
export const noticeLoaders = parts.flatMap((part) => part.notices ?? []);
export const fillings = [
  ...parts.flatMap((part) => part.fillings ?? []),
  fillSlot(
    patientActionsSlot,
    { id: 'quick-actions' },
    async () => (await import('./shell/patient-actions.tsx')).PatientActions,
  ),
];
export const keepableKinds = parts.flatMap((part) => part.keepable ?? []);
