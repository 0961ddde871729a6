import { defineAttack } from '../attack.ts';

export const attack = defineAttack({
  name: 'flooded-log',
  tries: 'eighty reports to the client log at once, twice',
  expects: 'One person’s reports of a minute are at most sixty, however they come.',
  async run({ own, send }, attempts) {
    const token = await own.as('pharmacist');
    const entry = { level: 'error', message: own.mark, source: 'error', screen: '/dashboard' };
    const input = { entries: Array.from({ length: 20 }, () => entry) };
    let kept = 0;
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 80 }, () => send('clientLog.record', input, token)),
      );
      for (const { text } of answers) kept += (JSON.parse(text) as { kept?: number }).kept ?? 0;
    }
    attempts.note('one hundred and sixty reports', kept > 60 && `${kept} entries were kept`);
  },
});
