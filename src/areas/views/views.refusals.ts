import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { viewsErrors } from './views.errors.ts';

defineRefusals<typeof viewsErrors>('saved-views', {
  VIEW_NAME_TAKEN: 'You have another view with this name.',
  TOO_MANY_VIEWS: 'There are as many views as are possible. Delete one first.',
});
