import { signInAt } from '#testing/crash/workplace-calls.ts';

const emptyBeds = 30;

/** A ward that comes first on the board. */
export interface BoardWard {
  /** Makes one of its empty beds dirty, by its place. */
  change(place: number): Promise<void>;
}

/** Sets up a ward with so many beds in a sample hospital, all but thirty of them with patients. */
export async function openBoardWard(url: string, count: number): Promise<BoardWard> {
  const token = await signInAt(url, 'admin@city-general.example');
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200)
      throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const ward = await post<{ id: string }>('/wards', { name: 'A large ward', wardType: 'general' });
  const beds: { id: string; version: number }[] = [];
  for (let made = 0; made < count; made += 100) {
    const row = { bedNumber: `L-${String(made + 1).padStart(3, '0')}`, count: Math.min(100, count - made) };
    beds.push(...(await post<{ rows: typeof beds }>(`/wards/${ward.id}/beds`, row)).rows);
  }
  for (const [place, { id: bedId }] of beds.slice(emptyBeds).entries()) {
    const person = {
      firstName: 'Nasima',
      lastName: `Board ${place}`,
      dateOfBirth: '1960-01-01',
      gender: 'female',
    };
    const { id: patientId } = await post<{ id: string }>('/patients', person);
    await post('/admissions', { patientId, bedId, admittingDoctor: 'Dr. Test', precautions: ['fall_risk'] });
  }
  return {
    async change(place) {
      const { id, version } = beds[place]!;
      await post(`/beds/${id}/status`, { version, status: 'dirty' });
    },
  };
}
