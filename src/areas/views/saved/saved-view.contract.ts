import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, requiredText } from '#kernel/text.ts';

/** Which list, by the path of its screen, such as `/dashboard/patients`; a list of several on it has a name after `#`. */
const list = requiredText(120)
  .regex(/^(?:\/[\w$-]+)+\/?(?:#[\w-]+)?$/)
  .meta({ example: '/dashboard/patients' });

/** What a person says of a view that they save. */
export const savedViewFields = {
  name: requiredText(60),
  /** Everybody of the hospital who opens the list finds it. */
  isShared: z.boolean().default(false),
};

const query = freeText(sizeLimits.savedViewCharacters);

export const savedView = z.strictObject({
  id: z.uuid(),
  list: z.string(),
  name: z.string(),
  /** Filters, order and hidden columns as the address of the list writes them. */
  query: z.string(),
  isShared: z.boolean(),
  owner: z.strictObject({ id: z.uuid(), name: z.string() }),
  /** True when who asks may rename, share and delete it. */
  isMine: z.boolean(),
  version: z.number().int(),
});

export type SavedView = z.output<typeof savedView>;

export const listSavedViews = defineCall('views.list', {
  address: 'GET /saved-views',
  access: 'signed-in',
  summary:
    'List the own views of a list and those that others share, by name, and which one it is opened with',
  input: z.strictObject({ list }),
  output: z.strictObject({
    rows: z.array(savedView).max(2 * sizeLimits.savedViewEntries),
    defaultId: z.uuid().nullable(),
  }),
});

export const saveView = defineCall('views.save', {
  address: 'POST /saved-views',
  access: 'signed-in',
  summary: 'Save filters, order and hidden columns of a list under a name',
  input: z.strictObject({ list, query, ...savedViewFields }),
  output: savedView,
  errors: ['VIEW_NAME_TAKEN', 'TOO_MANY_VIEWS'],
});

export const updateView = defineCall('views.update', {
  address: 'PUT /saved-views/{savedViewId}',
  access: 'signed-in',
  summary:
    'Rename an own view, share it or not, or let it keep other filters; shared ones of others need admin.settings',
  input: z.strictObject({
    savedViewId: z.uuid(),
    version: seenVersion,
    ...savedViewFields,
    /** Left out the view keeps what it has. */
    query: query.optional(),
  }),
  output: savedView,
  errors: ['STALE', 'VIEW_NAME_TAKEN', 'TOO_MANY_VIEWS'],
  example: {
    input: {
      name: 'Inactive, newest first',
      isShared: false,
      savedViewId: '01980000-0000-7000-8000-000000000001',
      version: 1,
    },
  },
});

export const deleteView = defineCall('views.delete', {
  address: 'DELETE /saved-views/{savedViewId}',
  access: 'signed-in',
  summary: 'Delete an own view; shared ones of others need admin.settings',
  input: z.strictObject({ savedViewId: z.uuid() }),
  output: z.strictObject({ deleted: z.literal(true) }),
});

export const openWithView = defineCall('views.openWith', {
  address: 'POST /saved-view-defaults',
  access: 'signed-in',
  unaudited: 'With which view a person opens a list changes no record.',
  summary: 'Open a list with a view from now on, or with none',
  input: z.strictObject({ list, savedViewId: z.uuid().nullable() }),
  output: z.strictObject({ defaultId: z.uuid().nullable() }),
});
