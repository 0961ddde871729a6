import { expect, test } from 'vitest';
import { readPayoutListAddress, requestOf as payoutRequest } from '../../payouts/list/payout-list.address.ts';
import { readReferralListAddress, requestOf as referralRequest } from './referral-list.address.ts';
import {
  isNarrowed,
  readReferrerListAddress,
  requestOf,
} from '../../referrers/list/referrer-list.address.ts';

const referrerId = '01980000-0000-7000-8000-000000000061';

test('an address nobody touched asks for active referrers and narrows nothing', () => {
  const address = readReferrerListAddress({});
  expect(isNarrowed(address)).toBe(false);
  expect(requestOf(address)).toEqual({ status: 'active', limit: 50 });
});

test('what stands in the address is asked for', () => {
  expect(
    requestOf(readReferrerListAddress({ q: ' lake ', type: 'clinic', status: 'all', size: '20' })),
  ).toEqual({ search: 'lake', type: 'clinic', status: 'all', limit: 20 });
  const raw = { referrerId, status: 'paid', from: '2031-03-01', to: '2031-03-31', after: 'x' };
  expect(referralRequest(readReferralListAddress(raw))).toEqual({
    referrerId,
    status: 'paid',
    from: '2031-03-01',
    to: '2031-03-31',
    cursor: 'x',
    limit: 50,
  });
  expect(payoutRequest(readPayoutListAddress({ referrerId, status: 'approved' }))).toEqual({
    referrerId,
    status: 'approved',
    limit: 50,
  });
});

test('what nobody could mean counts as left out', () => {
  const raw = { referrerId: '1', status: 'open', from: '2031-02-30', to: 'soon', size: '9999' };
  expect(referralRequest(readReferralListAddress(raw))).toEqual({ limit: 50 });
  expect(payoutRequest(readPayoutListAddress(raw))).toEqual({ limit: 50 });
});
