import type { KnownAppointment } from '#areas/appointments/appointments.public.ts';

/** How the catalogue of a hospital may call what a type of appointment is billed as, the likeliest first. */
const namesOfType: Record<KnownAppointment['type'], readonly string[]> = {
  consultation: ['consultation', 'general consultation'],
  follow_up: ['follow-up', 'follow-up consultation', 'follow-up visit'],
  procedure: ['procedure'],
};

/** Which services (in lower case) an appointment may be billed as: the one of its title before those of its type. */
export function serviceNamesFor({ title, type }: Pick<KnownAppointment, 'title' | 'type'>): string[] {
  return [title.trim().toLowerCase(), ...namesOfType[type]];
}

/** The service whose name comes first in the list; undefined when the catalogue has none of them. */
export function likeliestService<S extends { name: string }>(
  names: readonly string[],
  services: readonly S[],
): S | undefined {
  const found = names.map((name) => services.find((service) => service.name.toLowerCase() === name));
  return found.find((service) => service !== undefined);
}
