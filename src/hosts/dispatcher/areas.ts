import { peopleServer } from '#areas/people/people.server.ts';
import { patientsServer } from '#areas/patients/patients.server.ts';
import type { ServerArea } from '#database/handler.ts';

/** Every area that answers calls. */
export const serverAreas: readonly ServerArea[] = [peopleServer, patientsServer];
