import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('node.address', {
  otherHost:
    'This server does not answer under this name. The person who runs it can add the name to the setting ALLOWED_HOSTS.',
  severalHosts: 'The request names more than one host.',
  noPath: 'The request must name a path of this server, such as /dashboard.',
});
