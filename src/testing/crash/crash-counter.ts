/** What the pharmacists of a crash load hand out, and to whom. */
export interface Counter {
  medicineId: string;
  name: string;
  patientId: string;
  /** Base units of the one lot. */
  received: number;
}

const received = 10_000_000;

/** Sets up a medicine with one lot in the pharmacy over HTTP, before anybody is killed. */
export async function openCounter(url: string, token: string, mark: string): Promise<Counter> {
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        authorization: `Bearer ${token}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200)
      throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const name = `Crash${mark}`;
  const ingredient = { code: 'zinc', name: 'Zinc', amountThousandths: 20_000, unit: 'mg', perUnits: 1 };
  const medicine = await call<{ id: string }>('/medicines', {
    ...{ name, genericName: 'Zinc', ingredients: [ingredient], strength: '20 mg', dosageForm: 'tablet' },
    ...{ route: 'oral', category: 'Crash', maker: null, baseUnit: 'tablet', packSize: 10, priceMinor: 150 },
    ...{ minStockLevel: 0, isHighAlert: false, isControlled: false, isAntibiotic: false },
    ...{ pregnancyRisk: null, minimumAgeMonths: null, doseLimits: [] },
  });
  const { rows } = await call<{ rows: { id: string; code: string | null }[] }>('/stock-places');
  await call(`/stock-items/${medicine.id}/receipts`, {
    ...{ placeId: rows.find(({ code }) => code === 'pharmacy')!.id, lotNumber: name },
    ...{ expiresOn: '2099-12-31', unit: 'base', quantity: received, costMinor: 100 },
  });
  const person = { firstName: name, lastName: 'Test', dateOfBirth: '1990-01-01', gender: 'male' };
  const { id: patientId } = await call<{ id: string }>('/patients', person);
  return { medicineId: medicine.id, name, patientId, received };
}
