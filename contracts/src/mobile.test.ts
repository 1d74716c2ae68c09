import { expect, test } from 'vitest'
import { internationalMobile, localMobile } from './mobile.ts'

const PK = { dialingCode: '92', mobilePattern: '^3\\d{9}$' }
const BD = { dialingCode: '880', mobilePattern: '^01[3-9]\\d{8}$' }

test.each([
  [PK, '3001234567', '3001234567'],
  [PK, '03001234567', '3001234567'],
  [PK, '+92 300 123-4567', '3001234567'],
  [PK, '0092(300)1234567', '3001234567'],
  [PK, '923001234567', '3001234567'],
  [PK, '+92 (0) 300 - 123 - 4567', '3001234567'],
  [BD, '01712345678', '01712345678'],
  [BD, '1712345678', '01712345678'],
  [BD, '+8801712345678', '01712345678'],
])('%j %s reads as the number %s', { tags: ['VALID-007', 'VALID-011'] }, (country, typed, local) =>
  expect(localMobile(country, typed)).toBe(local),
)

test.each(['', ' ', '12', '300123456', '30012345678', '+91 3001234567', '3001234567x', '+', '٣٠٠١٢٣٤٥٦٧'])(
  'the text %j is refused as a mobile number',
  { tags: ['VALID-007', 'VALID-011'] },
  (typed) => expect(localMobile(PK, typed)).toBeUndefined(),
)

test('a mobile number has one form, with or without its zero or plus', () => {
  expect(new Set([internationalMobile('880', '01712345678'), internationalMobile('+880', '1712345678')])).toEqual(
    new Set(['+8801712345678']),
  )
})
