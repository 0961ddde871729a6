import { defineSlot } from '#client/slots.ts';

/** The content of the tab 'Users & Roles'. */
export const usersAndRolesTabSlot = defineSlot<object>('settings.users-and-roles');

/** The content of the tab 'Security'; several areas add sections. */
export const securityTabSlot = defineSlot<object>('settings.security');
