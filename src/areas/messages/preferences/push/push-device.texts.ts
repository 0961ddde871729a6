import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('push-devices', {
  title: 'Push on this device',
  lead: 'Messages from the hospital’s rules appear on this device, even when no page is open, until you sign out here.',
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
    'This browser cannot receive push messages here. Push needs https, and on iPhones the page must be added to the home screen.',
  forbidden:
    'This browser blocks messages from this page. Allow them next to the page’s address, then switch push on again.',
  failedToLoad: 'Failed to load push',
  failedToTurnOn: 'Could not switch push on',
  failedToTurnOff: 'Could not switch push off',
});
