import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { boundedText } from '#kernel/text.ts';

const base64Url = /^[A-Za-z0-9_-]+={0,2}$/;

export const pushState = z.strictObject({
  /** The key of the server, which a browser wants before it takes anything; null where the server has no push. */
  key: z.string().nullable(),
  /** The hospital uses the channel. */
  isUsed: z.boolean(),
  /** It is switched on in the browser of this session. */
  isOnHere: z.boolean(),
  /** How many other browsers of the person take push messages. */
  others: z.number().int(),
});

export type PushState = z.output<typeof pushState>;

export const getPushDevice = defineCall('pushDevices.get', {
  address: 'GET /push-device',
  access: 'signed-in',
  summary: 'Tell whether the browser of this session takes push messages',
  output: pushState,
});

export const addPushDevice = defineCall('pushDevices.add', {
  address: 'PUT /push-device',
  access: 'signed-in',
  secretFields: ['endpoint', 'authSecret'],
  summary: 'Have push messages sent to the browser of this session until the session ends',
  input: z.strictObject({
    /** The address that the browser got from its push service. */
    endpoint: boundedText(2000).regex(/^https?:\/\/\S+$/),
    publicKey: boundedText(200).regex(base64Url),
    authSecret: boundedText(100).regex(base64Url),
  }),
  output: pushState,
  errors: ['PUSH_TO_COME'],
  example: {
    input: {
      endpoint: 'https://push.example/v2/4fK2',
      publicKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      authSecret: 'tBHItJI5svbpez7KI4CCXg',
    },
  },
});

export const removePushDevice = defineCall('pushDevices.remove', {
  address: 'DELETE /push-device',
  access: 'signed-in',
  summary: 'Send no more push messages to the browser of this session',
  output: pushState,
});
