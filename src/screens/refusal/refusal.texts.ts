import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('refusal', {
  serverAway: 'The server did not answer. Try again; nothing is saved twice.',
  filesAway: 'The store of files does not answer. Try again in a moment.',
  diskFull:
    'The server has no room left, so this was not saved. Tell your administrator, and try again when there is room.',
  readTimedOut: 'The server took too long to answer. Try again.',
  writeTimedOut:
    'No answer came in time, so it is not known whether this was saved. Try again; nothing is saved twice.',
  safetyStop: 'Something stops this medicine. Say why it is given all the same, or give something else.',
  changedMeanwhile: 'Somebody changed this in the meantime.',
  notAllowed: "You don't have permission to do this.",
  isGone: 'This does not exist any more.',
  fileKeyMissing:
    'This file is encrypted with a key that the server does not have. Whoever runs it has to put the key back.',
  fileDamaged: 'The stored file was changed or is not whole any more, so it is not shown.',
  moduleOff: 'This part of Openward is switched off for your hospital.',
});
