import { expect, test } from 'vitest'
import { readInvitation } from './affiliate.ts'

test('the code of a link is kept for the next visit, a malformed one is not', {
  tags: ['REG-008', 'REG-022'],
}, () => {
  const none = { affiliateCode: '', recommenderId: '', broken: false }
  expect(readInvitation('')).toEqual(none)
  expect(readInvitation('?affiliateCode=no%20code')).toEqual({ ...none, broken: true })
  expect(readInvitation('')).toEqual(none)
  expect(readInvitation('?affiliateCode=BILAL2026')).toEqual({ ...none, affiliateCode: 'BILAL2026' })
  expect(readInvitation('?recommenderId=tariq')).toEqual({
    affiliateCode: 'BILAL2026',
    recommenderId: 'tariq',
    broken: false,
  })
  expect(readInvitation('?recommenderId=%3Cb%3E').broken).toBe(true)
})
