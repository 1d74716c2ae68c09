import { passkeys as contract } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { rulesOf, wholeBetween } from '../../storage/column-rules.ts'
import { loadPasskeys } from './passkeys.repository.ts'
import { passkeysRoutes } from './passkeys.routes.ts'
import { passkey, passkeyChallenge } from './passkeys.table.ts'

const { max } = contract.PASSKEYS.name
const BYTES = { holds: 'bytes in base64url', schema: z.string().check(z.regex(/^[\w-]{1,1400}$/)) }

export const passkeys = feature({
  name: 'passkeys',
  tables: [passkey, passkeyChallenge],
  routes: passkeysRoutes,
  load: loadPasskeys,
  rowLimits: { passkey_challenge: { rows: 2_000 } },
  columns: rulesOf(passkey, {
    credentialId: BYTES,
    userHandle: { holds: 'up to 75 bytes in base64url', schema: z.string().check(z.regex(/^[\w-]{1,100}$/)) },
    publicKey: BYTES,
    counter: wholeBetween(0, 0xffff_ffff),
    name: { holds: `up to ${max} characters`, schema: z.string().check(z.maxLength(max)) },
  }),
})
