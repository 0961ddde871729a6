import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('node.waiting', {
  title: 'Openward is starting',
  embeddedDatabase: 'The database is starting. The first start takes a minute, later ones a few seconds.',
  ownDatabase: 'Openward is waiting for its database to answer.',
  samples: 'The sample hospitals are being filled. This happens once and takes less than a minute.',
  goesOn: 'This page opens Openward as soon as it is ready.',
});
