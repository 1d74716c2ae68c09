import { expect, test } from 'vitest'
import { hostInAddress } from './host-in-address.ts'

test.each([
  ['localhost', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['::1', '[::1]'],
  ['192.168.1.7', '192.168.1.7'],
])('a server that listens on %s prints the address %s', (host, shown) => {
  expect(hostInAddress(host)).toBe(shown)
  expect(URL.canParse(`http://${hostInAddress(host)}:3000/m/home`)).toBe(true)
})
