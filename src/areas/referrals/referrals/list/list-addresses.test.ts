import { expect, test } from 'vitest';
import type { RawSearch } from '#client/search-parameters.ts';
import { payoutList } from '../../payouts/list/payout-list.address.ts';
import { referrerList } from '../../referrers/list/referrer-list.address.ts';
import { referralList } from './referral-list.address.ts';

const referrerRequest = (raw: RawSearch) => referrerList.requestOf(referrerList.read(raw));
const referralRequest = (raw: RawSearch) => referralList.requestOf(referralList.read(raw));
const payoutRequest = (raw: RawSearch) => payoutList.requestOf(payoutList.read(raw));

const referrerId = '01980000-0000-7000-8000-000000000061';

test('an address nobody touched asks for active referrers and narrows nothing', () => {
  expect(referrerList.isNarrowed(referrerList.read({}))).toBe(false);
  expect(referrerRequest({})).toEqual({ status: 'active', limit: 50 });
});

test('what the address names is asked for', () => {
  expect(referrerRequest({ q: ' lake ', type: 'clinic', status: 'all', size: '20' })).toEqual({
    search: 'lake',
    type: 'clinic',
    status: 'all',
    limit: 20,
  });
  const raw = { referrerId, status: 'paid', from: '2031-03-01', to: '2031-03-31', after: 'x' };
  expect(referralRequest(raw)).toEqual({
    referrerId,
    status: 'paid',
    from: '2031-03-01',
    to: '2031-03-31',
    cursor: 'x',
    limit: 50,
  });
  expect(payoutRequest({ referrerId, status: 'approved' })).toEqual({
    referrerId,
    status: 'approved',
    limit: 50,
  });
});

test('what nobody could mean is ignored', () => {
  const raw = { referrerId: '1', status: 'open', from: '2031-02-30', to: 'soon', size: '9999' };
  expect(referralRequest(raw)).toEqual({ limit: 50 });
  expect(payoutRequest(raw)).toEqual({ limit: 50 });
});
