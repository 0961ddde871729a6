import { defineSlot } from '#client/registration/slots.ts';

/** The content of the tab 'Users & Roles'. */
export const usersAndRolesTabSlot = defineSlot('settings.users-and-roles');

/** The content of the tab 'Security'; several areas add sections. */
export const securityTabSlot = defineSlot('settings.security');

/** Sections below the hospital's own on the tab 'Organization', such as how the laboratory verifies. */
export const organizationSectionsSlot = defineSlot('settings.organization-sections');
