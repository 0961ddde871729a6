/** A first call of another program, as a person types it. */
export const curlExample = `curl "$OPENWARD_URL/api/patients?limit=5" \\
  -H "Authorization: Bearer $OPENWARD_KEY"`;

/** A write needs a key of its submission besides, so that a repeat counts once. */
export const curlWriteExample = `curl -X POST "$OPENWARD_URL/api/patients" \\
  -H "Authorization: Bearer $OPENWARD_KEY" \\
  -H "Content-Type: application/json" -H "Idempotency-Key: $(uuidgen)" \\
  -d '{"firstName":"Amina","lastName":"Rahman","dateOfBirth":"1991-03-07","gender":"female"}'`;

/** A program whose client is made from the OpenAPI document when it starts; a test runs it as it stands here. */
export const clientExample = `// npm install openapi-client-axios axios
import { OpenAPIClientAxios } from 'openapi-client-axios';

const { OPENWARD_URL, OPENWARD_KEY } = process.env;
const api = new OpenAPIClientAxios({
  definition: \`\${OPENWARD_URL}/api/openapi.json\`,
  withServer: { url: \`\${OPENWARD_URL}/api\` },
  axiosConfigDefaults: { headers: { authorization: \`Bearer \${OPENWARD_KEY}\` } },
});
const client = await api.init();

const amina = { firstName: 'Amina', lastName: 'Rahman', dateOfBirth: '1991-03-07', gender: 'female' };
const once = { headers: { 'idempotency-key': crypto.randomUUID() } };
const { data: patient } = await client['patients.register'](null, amina, once);

const { data: found } = await client['patients.list']({ search: 'Amina Rahman' });
console.log(JSON.stringify({ number: patient.patientNumber, found: found.rows.length }));
`;
