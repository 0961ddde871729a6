// node bench/bed-races.ts [--people 200] [--rounds 100] [--write]: so many people at two servers of one embedded PostgreSQL place
// different patients in one bed at once; each time one must win and every other must be told who has it. Then the same
// for two transfers that are approved and completed at once, and for a bed that is held against all who place.
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
/** Rounds of transfers: each takes three beds. */
const transferRounds = Math.ceil(rounds / 5);

interface Answer {
  status: number;
  body: {
    id: string;
    version: number;
    rows: { id: string; patient: { admissionId: string } | null }[];
    code?: string;
    data?: { patientName?: string };
  };
}

interface Runner {
  id: string;
  version: number;
  name: string;
}

const faults: string[] = [];
let turn = 0;
let ground!: RaceGround;
await onRaceGround(async (opened) => {
  ground = opened;
  const beds = await aWard(rounds + 3 * transferRounds);
  let waiting = await inTens(people + rounds, (number) => admit(number));
  const started = performance.now();
  for (const bedId of beds.splice(0, rounds)) {
    const winner = await raceFor(bedId, waiting.slice(0, people));
    waiting = waiting.filter(({ id }) => id !== winner?.id);
  }
  const seconds = (performance.now() - started) / 1000;
  for (let round = 0; round < transferRounds; round += 1) {
    await raceOfTransfers(beds.splice(0, 3), waiting.slice(0, people));
  }
  const outcome = {
    people,
    rounds,
    transferRounds,
    seconds: Math.round(seconds),
    triesPerSecond: Math.round((people * rounds) / seconds),
    faults: faults.length,
    first: faults.slice(0, 10),
  };
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
  if (values.write) writeSection(raceSection(outcome));
  process.exitCode = faults.length === 0 ? 0 : 1;
});

function raceSection({ seconds, triesPerSecond }: { seconds: number; triesPerSecond: number }): string {
  return [
    '## One bed, many who want it',
    `Made by \`node bench/bed-races.ts --people ${people} --rounds ${rounds}\` ${madeOn(describeMachine())}.`,
    `${people} people at two servers place different patients in one bed at once, ${rounds} times, in ${seconds} s ` +
      `(${triesPerSecond} tries a second): one winner each time, every other told who has the bed. Then ` +
      `${transferRounds} times two transfers into one bed, approved at once and completed at once while ${people} ` +
      `people place others there: one is approved, it alone is completed, nobody is placed past its hold. ` +
      `Faults: ${faults.length}.`,
  ].join('\n\n');
}

/** All place at once; returns who won. */
async function raceFor(bedId: string, runners: readonly Runner[]): Promise<Runner | undefined> {
  const answers = await Promise.all(runners.map((runner) => placeIn(runner, bedId)));
  const winners = runners.filter((_, index) => answers[index]!.status === 200);
  if (winners.length !== 1) faults.push(`${winners.length} people won the bed ${bedId}`);
  expectTold(answers, winners[0]);
  return winners[0];
}

/** Two who are to be moved into one bed, and many who are placed in it. */
async function raceOfTransfers([one, other, bedId]: string[], runners: readonly Runner[]): Promise<void> {
  const moving = [await admit(9_000_000 + turn, one), await admit(9_500_000 + turn, other)];
  const asked = await Promise.all(
    moving.map(({ id: admissionId }) =>
      post('/bed-transfers', { admissionId, toBedId: bedId, transferReason: 'Race' }),
    ),
  );
  const step = (name: string, version: number) =>
    Promise.all(asked.map(({ body }) => post(`/bed-transfers/${body.id}/${name}`, { version })));
  const approved = await step('approval', 1);
  const holder = moving.find((_, index) => approved[index]!.status === 200);
  if (approved.filter(({ status }) => status === 200).length !== 1) faults.push('not one approval');
  expectTold(approved, holder);
  const [completed, placed] = await Promise.all([
    step('completion', 2),
    Promise.all(runners.map((runner) => placeIn(runner, bedId!))),
  ]);
  if (completed.filter(({ status }) => status === 200).length !== 1) faults.push('not one completion');
  if (placed.some(({ status }) => status === 200)) faults.push(`somebody was placed past the hold`);
  expectTold(placed, holder);
}

/** Every refusal names who has the bed, or for whom it is held. */
function expectTold(answers: readonly Answer[], holder: Runner | undefined): void {
  for (const { status, body } of answers) {
    if (status === 200) continue;
    const { code, data } = body;
    if (code !== 'BED_NOT_AVAILABLE' || data?.patientName !== holder?.name) {
      faults.push(`${status} ${code} names ${data?.patientName}, not ${holder?.name}`);
    }
  }
}

function placeIn({ id, version }: Runner, bedId: string): Promise<Answer> {
  return post(`/admissions/${id}/bed`, { version, bedId });
}

async function aWard(count: number): Promise<string[]> {
  const { body: ward } = await post('/wards', { name: 'Races', wardType: 'general' });
  const ids: string[] = [];
  for (let made = 0; made < count; made += 100) {
    const row = { bedNumber: `${made / 100}-001`, count: Math.min(100, count - made) };
    const { body } = await post(`/wards/${ward.id}/beds`, row);
    ids.push(...body.rows.map(({ id }) => id));
  }
  return ids;
}

async function admit(number: number, bedId?: string): Promise<Runner> {
  const person = {
    firstName: 'Runner',
    lastName: `Number ${number}`,
    dateOfBirth: '1990-01-01',
    gender: 'other',
  };
  const { body: patient } = await post('/patients', person);
  const wish = { patientId: patient.id, admittingDoctor: 'Dr. Test', ...(bedId && { bedId }) };
  const { body: admission } = await post('/admissions', wish);
  return { id: admission.id, version: admission.version, name: `Runner Number ${number}` };
}

function post(path: string, body: object): Promise<Answer> {
  turn += 1;
  return ground.post<Answer['body']>(path, body);
}
