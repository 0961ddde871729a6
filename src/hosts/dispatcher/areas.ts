import { appointmentsServer } from '#areas/appointments/appointments.server.ts';
import { peopleServer } from '#areas/people/people.server.ts';
import { notificationsServer } from '#areas/notifications/notifications.server.ts';
import { patientsServer } from '#areas/patients/patients.server.ts';
import type { ServerArea } from '#database/handler.ts';

/** Every area that answers calls. */
export const serverAreas: readonly ServerArea[] = [
  peopleServer,
  notificationsServer,
  patientsServer,
  appointmentsServer,
];
