import { drawArt } from '@understudy/art'
import { expect, test } from 'vitest'
import { addressesIn, everydayWorld } from './testing/everyday.ts'

const pictures = [...new Set(addressesIn(everydayWorld).map(([, address]) => address))].filter((address) =>
  address.startsWith('/img/'),
)
const isMissing = (address: string) => address.includes('/missing-')
/** The art package draws everything below `/img/`. */
const drawn = (address: string) => drawArt(address.slice('/img/'.length))

test('every picture an everyday world names is drawn, unless it is meant to be broken', () => {
  expect(pictures.length).toBeGreaterThan(1_400)
  expect(pictures.filter((address) => !isMissing(address) && drawn(address) === undefined)).toEqual([])
})

test('a picture that is meant to be broken is not drawn', () => {
  const broken = pictures.filter(isMissing)
  expect(broken).toHaveLength(28)
  expect(broken.filter((address) => drawn(address) !== undefined)).toEqual([])
})
