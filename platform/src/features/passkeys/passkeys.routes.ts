import { passkeys as contract, platformError } from '@understudy/contracts'
import { type CallOf, handle } from '../../binding/call.ts'
import { hmac } from '../../shared/digests.ts'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { deviceName } from '../security/index.ts'
import { systemRepository } from '../system/index.ts'
import { ALGORITHMS, hostOf, makeChallenge, refuseElsewhere, verifyCreation } from './ceremony.ts'
import { loginByPasskey } from './login-by-passkey.ts'
import { type PasskeyRow, passkeysRepository } from './passkeys.repository.ts'

const { PASSKEYS, DEVICE_CHECKS } = contract

export const passkeysRoutes = [
  handle(contract.passkeyList, ({ world, caller }) =>
    world.use(passkeysRepository).of(caller.memberId).map(passkeyView),
  ),

  handle(contract.creationOptions, ({ world, caller, merchant, language, origins }) => {
    refuseElsewhere(origins)
    const ownPasskeys = world.use(passkeysRepository).of(caller.memberId)
    if (ownPasskeys.length >= PASSKEYS.most) throw platformError('passkey.limit')
    const { memberId, username } = caller
    const userHandle = handleOf(world, memberId, ownPasskeys)
    const brand = textIn(world.use(systemRepository).merchant(merchant).brand, language)
    return {
      rp: { id: hostOf(origins), name: brand },
      user: { id: userHandle, name: username, displayName: `${username} (${brand})` },
      challenge: makeChallenge(world, { memberId, userHandle }),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: PASSKEYS.challengeLife,
      excludeCredentials: ownPasskeys.map(({ credentialId: id }) => ({ id, type: 'public-key' as const })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
      ...pretended(world),
    }
  }),
  handle(contract.addPasskey, addPasskey),

  handle(contract.renamePasskey, ({ world, caller, params, body }) => {
    const row = world.use(passkeysRepository).rename(caller.memberId, Number(params.id), body.name)
    if (!row) throw platformError('passkey.not.found')
    return passkeyView(row)
  }),
  handle(contract.removePasskey, ({ world, caller, params }) => {
    if (!world.use(passkeysRepository).remove(caller.memberId, Number(params.id)))
      throw platformError('passkey.not.found')
    return true as const
  }),

  handle(contract.requestOptions, ({ world, origins }) => {
    refuseElsewhere(origins)
    return {
      rpId: hostOf(origins),
      challenge: makeChallenge(world),
      timeout: PASSKEYS.challengeLife,
      userVerification: 'required' as const,
      ...pretended(world),
    }
  }),
  handle(contract.passkeyLogin, loginByPasskey),
]

async function addPasskey({ world, caller, body, origins, agent }: CallOf<typeof contract.addPasskey>) {
  const { memberId } = caller
  const credential = await verifyCreation(world, { response: body.credential, origins, memberId })
  return world.transaction(() => {
    const passkeys = world.use(passkeysRepository)
    // Another call may have added some while this one was checked.
    const ownPasskeys = passkeys.of(memberId)
    if (ownPasskeys.length >= PASSKEYS.most) throw platformError('passkey.limit')
    if (passkeys.byCredential(credential.credentialId)) throw platformError('passkey.not.verified')
    const { browser, system } = deviceName(agent)
    const name = [browser, system].filter(Boolean).join(' · ')
    const host = hostOf(origins)
    return passkeyView(passkeys.add({ ...credential, memberId, host, name, addedAt: world.now() }))
  })
}

const passkeyView = ({
  id,
  credentialId,
  name,
  host,
  addedAt,
  lastUsedAt,
  backedUp,
}: PasskeyRow): contract.Passkey => ({
  id,
  credentialId,
  name,
  host,
  addedAt,
  lastUsedAt,
  backedUp,
})

/**
 * A device replaces a passkey of the same handle, so all of a member have the same one, and no two members do. It follows
 * from the member, so that it is the same after the last passkey was removed; those of a seed have another.
 */
const handleOf = (world: World, memberId: number, [first]: readonly PasskeyRow[]): string =>
  first?.userHandle ?? hmac(world.secret(), `passkeys of ${memberId}`).toString('base64url')

/** What the device is to pretend, in a world that is steered so. */
function pretended({ setting: { passkeyCheck } }: World) {
  const steered = DEVICE_CHECKS.find((check) => check === passkeyCheck)
  return steered ? { steered } : {}
}
