import { defineSlot } from '#client/registration/slots.ts';

/** The content of the settings tab 'Users & Roles'. */
export const usersAndRolesTabSlot = defineSlot('settings.users-and-roles');

/** Sections of the settings tab 'Security'. */
export const securityTabSlot = defineSlot('settings.security');

/** The content of the settings tab 'Machine clients'. */
export const machineClientsTabSlot = defineSlot('settings.machine-clients');

/** Sections below the hospital's own on the settings tab 'Organization', such as how the laboratory verifies. */
export const organizationSectionsSlot = defineSlot('settings.organization-sections');

/** Beside the title of the settings: finds one of their sections on any tab. */
export const settingsFinderSlot = defineSlot('settings.finder');
