import { defineSlot } from '#client/registration/slots.ts';

/** Sections of the signed-in person's own profile. */
export const profileSlot = defineSlot('people.profile');
