import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { viewsErrors } from './views.errors.ts';

defineRefusals<typeof viewsErrors>('saved-views', {
  VIEW_NAME_TAKEN: 'You already have another view with this name.',
  TOO_MANY_VIEWS: 'You have reached the maximum number of views. Delete one first.',
});
