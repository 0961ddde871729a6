import { describeMachine, madeOn } from '../machine.ts';
import { table } from '../markdown-table.ts';
import { type Effort, secondsOf, stepsOf } from './hand.ts';

/** What every job took, by its key. */
export type Efforts = Record<string, Effort>;

/** A run that a later one is compared with. */
export interface EarlierRun {
  commit: string;
  efforts: Efforts;
}

/** The table of jobs beside what they took before. */
export function jobsSection(names: Record<string, string>, before: EarlierRun, now: Efforts): string {
  const rows = Object.entries(now).map(([key, effort]) => {
    const earlier = before.efforts[key];
    return [
      names[key]!,
      earlier ? partsOf(earlier) : '',
      earlier ? String(stepsOf(earlier)) : '',
      earlier ? secondsOf(earlier).toFixed(1) : '',
      partsOf(effort),
      String(stepsOf(effort)),
      secondsOf(effort).toFixed(1),
      (effort.waitedMs / 1000).toFixed(1),
    ];
  });
  return [
    '## Sixteen jobs',
    `Made by \`node bench/jobs.ts --write\` ${madeOn(describeMachine())}. Each job is done in a browser against an ` +
      `embedded server with the samples, from the home screen of who does it, keys first: a field is reached by Tab ` +
      `when it is at most four presses away and by the mouse otherwise. Steps are presses of keys that are no text, ` +
      `clicks, and screens or dialogs that open (in this order in brackets). Seconds are those of hands and eyes of a ` +
      `practised typist by the keystroke-level model (0.2 s a key, 2.1 s a click with both ways of the hand, 1.35 s a ` +
      `screen); waited is how long the program took beside that, on a machine that did other work as well. Before is ` +
      `the same script at commit ${before.commit}, where a job's way was another one with the way of then.`,
    table(['job', 'before', 'steps', 's', 'now', 'steps', 's', 'waited'], rows),
  ].join('\n\n');
}

function partsOf({ keys, clicks, screens }: Effort): string {
  return `${keys}, ${clicks}, ${screens}`;
}
