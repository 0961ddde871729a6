// node bench/theatre-races.ts [--people 200] [--rounds 100] [--write]: so many people at two servers of one embedded
// PostgreSQL book different patients into one theatre at once, with surgeons of whom several want the same; each time
// one must win, every other must be told of a clash, and the database must hold no two cases at one time.
import { describeMachine, madeOn } from './machine.ts';
import { inTens, onRaceGround, type RaceGround } from './race-ground.ts';
import { writeSection } from './report-sections.ts';
import { readOptions } from './read-options.ts';

const { values } = readOptions({
  options: {
    people: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '100' },
    write: { type: 'boolean' },
  },
});
const people = Number(values.people);
const rounds = Number(values.rounds);
const hourMs = 3_600_000;
const firstStartMs = Date.UTC(2031, 0, 1);
const faults: string[] = [];

interface Versioned {
  id: string;
  code?: string;
}

await onRaceGround(async (ground) => {
  const { rows: surgeons } = await ground.get<{ rows: Versioned[] }>('/surgical-staff?role=surgeon');
  const theatre = await ground.post<Versioned>('/theatres', { name: 'Races', theatreNumber: 'OT-RACE' });
  const patients = await inTens(people, async (number) => {
    const person = { firstName: 'Runner', lastName: `Number ${number}`, dateOfBirth: '1990-01-01' };
    return (await ground.post<Versioned>('/patients', { ...person, gender: 'other' })).body.id;
  });
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const shared = {
      theatreId: theatre.body.id,
      procedureName: 'Race',
      laterality: 'not_applicable',
      estimatedDuration: 60,
    };
    const answers = await Promise.all(
      patients.map((patientId, place) =>
        ground.post<Versioned>('/surgical-cases', {
          ...{ ...shared, patientId, surgeonId: surgeons[place % surgeons.length]!.id },
          // Each begins at another minute of the same hour, so that they overlap without being equal.
          scheduledStartTime: new Date(
            firstStartMs + 2 * round * hourMs + (place % 50) * 60_000,
          ).toISOString(),
        }),
      ),
    );
    judge(round, answers);
  }
  const seconds = (performance.now() - started) / 1000;
  await countBooked(ground, theatre.body.id);
  const outcome = {
    people,
    rounds,
    seconds: Math.round(seconds),
    triesPerSecond: Math.round((people * rounds) / seconds),
    faults: faults.length,
    first: faults.slice(0, 10),
  };
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
  if (values.write) writeSection(raceSection(outcome));
  process.exitCode = faults.length === 0 ? 0 : 1;
});

function judge(round: number, answers: readonly { status: number; body: Versioned }[]): void {
  const won = answers.filter(({ status }) => status === 200).length;
  if (won !== 1) faults.push(`${won} people won round ${round}`);
  for (const { status, body } of answers) {
    if (status !== 200 && body.code !== 'CASE_CLASH') faults.push(`${status} ${body.code}`);
  }
}

/** As many cases stand in the theatre as there were rounds, whatever the answers said. */
async function countBooked(ground: RaceGround, theatreId: string): Promise<void> {
  let booked = 0;
  let cursor: string | null = '';
  while (cursor !== null) {
    const next: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const path = `/surgical-cases?theatreId=${theatreId}&limit=200${next}`;
    const page: { rows: unknown[]; nextCursor: string | null } = await ground.get(path);
    booked += page.rows.length;
    cursor = page.nextCursor;
  }
  if (booked !== rounds) faults.push(`${booked} cases are booked in ${rounds} rounds`);
}

function raceSection({ seconds, triesPerSecond }: { seconds: number; triesPerSecond: number }): string {
  return [
    '## One theatre, many who book it',
    `Made by \`node bench/theatre-races.ts --people ${people} --rounds ${rounds}\` ${madeOn(describeMachine())}.`,
    `${people} people at two servers book different patients into one theatre at overlapping times at once, ${rounds} ` +
      `times, in ${seconds} s (${triesPerSecond} tries a second): one winner each time, every other told of the clash. ` +
      `Faults: ${faults.length}.`,
  ].join('\n\n');
}
