import { passkeysOf } from '../passkeys.ts'
import type { Scenario } from '../scenario.ts'
import { memberNamed, withFlags } from './changes.ts'

export const passkey: Scenario = {
  name: 'passkey',
  story: 'amina has two passkeys, one of them made at another address, and new devices are checked.',
  merchant: 'aurora1',
  person: 'amina',
  make: (world) => ({
    ...withFlags(world, 'aurora1', { LOGINIPVERF3: true }),
    passkeys: passkeysOf(memberNamed(world, 'amina'), world.startAt),
  }),
}
