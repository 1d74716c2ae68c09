import { internationalMobile, verification } from '@understudy/contracts'
import type { Scenario, WorldSeed } from '../scenario.ts'
import { HOUR } from '../time.ts'

const mobileOfAmina = ({ members }: WorldSeed) =>
  internationalMobile('92', members.find(({ username }) => username === 'amina')?.mobile ?? '')

export const smsLimit: Scenario = {
  name: 'sms-limit',
  story: 'The number of amina has had all its codes of the day, so the next one is refused.',
  merchant: 'aurora1',
  make: (world) => ({
    ...world,
    sentCodes: Array.from({ length: verification.CODES.perDay }, (_, index) => ({
      merchant: 'aurora1',
      target: mobileOfAmina(world),
      // More than an hour ago, so that only the daily cap applies, even if the template was built an hour early.
      sentAt: world.startAt - (2 + index / 2) * HOUR,
    })),
  }),
}
