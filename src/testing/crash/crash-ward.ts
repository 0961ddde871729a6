/** Where the clerks of a crash load work: standard and private beds, each kind with its price and its clock. */
export interface Ward {
  id: string;
  /** The first one is wanted by all clerks, of the others each clerk has two. */
  standard: readonly string[];
  /** One for each clerk. */
  private: readonly string[];
}

export const standardPriceMinor = 100_000;
const clerks = 4;
const longAgo = '2020-01-01T00:00:00.000Z';

/** Sets up a ward over HTTP, before anybody is killed. */
export async function openWard(url: string, token: string, mark: string): Promise<Ward> {
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
  const { id } = await post<{ id: string }>('/wards', { name: `Crash${mark}`, wardType: 'general' });
  const addBeds = async (bedNumber: string, count: number, bedType: string) => {
    const { rows } = await post<{ rows: { id: string }[] }>(`/wards/${id}/beds`, {
      bedNumber,
      count,
      bedType,
    });
    return rows.map((bed) => bed.id);
  };
  const rate = { wardId: id, validFrom: longAgo, method: 'hours' };
  const inBlocks = { priceMinor: standardPriceMinor, unitMinutes: 720, graceMinutes: 180 };
  await post('/bed-rates', { ...rate, bedType: 'standard', ...inBlocks });
  await post('/bed-rates', { ...rate, bedType: 'private', priceMinor: 25_000, unitMinutes: 120 });
  return {
    id,
    standard: await addBeds('S-01', 1 + 2 * clerks, 'standard'),
    private: await addBeds('P-01', clerks, 'private'),
  };
}
