import { defineSlot } from '#client/slots.ts';

/** The content of the tab 'Users & Roles'. */
export const usersAndRolesTabSlot = defineSlot('settings.users-and-roles');

/** The content of the tab 'Security'; several areas add sections. */
export const securityTabSlot = defineSlot('settings.security');
