import { DAY, HOUR } from '@understudy/contracts/durations'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import type { MemberSeed } from './world-seed.ts'

/** A passkey of a member; all bytes are base64url. */
interface PasskeySeed {
  memberId: number
  credentialId: string
  userHandle: string
  publicKey: string
  counter: number
  host: string
  name: string
  backedUp: boolean
  addedAt: number
  lastUsedAt: number | null
}

/** An everyday world has no passkeys, because no browser has their private keys; a scenario adds some. */
export const passkeysPart = seedPart({
  name: 'passkeys',
  needs: [membersPart],
  build: (): PasskeySeed[] => [],
  empty: [],
})

/**
 * Two passkeys of a member: one of this machine, whose private key is in `tests/support/authenticator.ts` so that tests
 * and agents can log in by it, and one that was made where the app has another address.
 */
export function passkeysOf(member: MemberSeed, startAt: number): PasskeySeed[] {
  const userHandle = 'cjjftCCrtHunP6LVxvZwoI6UMS28z_wRrhikM6UTLp8'
  const publicKey =
    'pQECAyYgASFYIP9PPqeW2nsX7Jw2TTRtpW8Wdrq1v68qCajB5niuC9r6Ilggm6ktZGXMjzN5NBp6B8XNUm8o1GGvAFWzrbXrT67QRM4'
  const same = { memberId: member.id, userHandle, publicKey, counter: 0 }
  return [
    {
      ...same,
      credentialId: 'crmVhKEQ4gt2b7Iob0EhFE47Op0YLAD0cwbQrF_isv0',
      host: 'localhost',
      name: 'Chrome · Android',
      backedUp: true,
      addedAt: startAt - 40 * DAY,
      lastUsedAt: startAt - 26 * HOUR,
    },
    {
      ...same,
      credentialId: 'hbiXLXcJFMXzMxKYbYGmMBo7vjCGcE1WTDAR1aTMMDE',
      host: 'play.example',
      name: 'Safari · iPhone',
      backedUp: false,
      addedAt: startAt - 9 * DAY,
      lastUsedAt: null,
    },
  ]
}
