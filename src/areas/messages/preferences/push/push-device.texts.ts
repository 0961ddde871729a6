import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('push-devices', {
  title: 'Push on this device',
  lead: 'Messages from the hospital’s rules appear on this device, also while no page is open, until you sign out here.',
  on: 'Switched on',
  off: 'Switched off',
  turnOn: 'Switch on',
  turnOff: 'Switch off',
  wasTurnedOn: 'Push is switched on for this device.',
  wasTurnedOff: 'Push is switched off for this device.',
  others_one: 'It is also on in {{count}} other session of yours.',
  others_other: 'It is also on in {{count}} other sessions of yours.',
  notUsed: 'The hospital has not switched the channel on.',
  missing: 'Push notifications not implemented yet',
  notHere:
    'This browser takes no push messages here. It needs https, and on iPhones a page that was added to the home screen.',
  forbidden:
    'This browser does not allow messages of this page. Allow them beside the address of the page, and switch it on again.',
  failedToLoad: 'Failed to load push',
  failedToTurnOn: 'Push could not be switched on',
  failedToTurnOff: 'Push could not be switched off',
});
