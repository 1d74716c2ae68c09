import { DAY, HOUR } from '@understudy/contracts/durations'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import type { DeviceSeed, MemberSeed } from './world-seed.ts'

/** Phones the cast has used before; on any other one, a merchant with LOGINIPVERF3 asks for a code. */
const PHONES: readonly (Omit<DeviceSeed, 'memberId' | 'firstAt' | 'lastAt'> & {
  name: string
  firstAgo: number
  lastAgo: number
})[] = [
  {
    name: 'amina',
    deviceId: '5d1f0c3a-8f4e-4b6a-9a53-2f6d8c1e7b01',
    agent:
      'Mozilla/5.0 (Linux; Android 14; Lotus 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    ip: '203.0.113.61',
    firstAgo: 300 * DAY,
    lastAgo: 26 * HOUR,
  },
  {
    name: 'sana',
    deviceId: '0b7e9a52-1c3d-4e8f-8d20-6a4b5c7d9e02',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    ip: '203.0.113.88',
    firstAgo: 40 * DAY,
    lastAgo: 3 * DAY,
  },
]

const devicesOf = (startAt: number, members: readonly MemberSeed[]): DeviceSeed[] =>
  PHONES.flatMap(({ name, firstAgo, lastAgo, ...phone }) => {
    const member = members.find(({ username }) => username === name)
    return member ? [{ ...phone, memberId: member.id, firstAt: startAt - firstAgo, lastAt: startAt - lastAgo }] : []
  })

export const devicesPart = seedPart({
  name: 'devices',
  needs: [membersPart],
  build: ({ startAt }, members) => devicesOf(startAt, members),
})
