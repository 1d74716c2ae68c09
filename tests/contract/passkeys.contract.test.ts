import { type CallInput, control as contract, passkeys, saferPlay, session } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { Authenticator, SEEDED } from '../support/authenticator.ts'
import { control } from '../support/call.ts'
import { type Actor, APP, makeWorld, type TestWorld, worldThatIs } from '../support/world.ts'

const { challengeLife, most } = passkeys.PASSKEYS
const DEVICE = '11111111-2222-4333-8444-555555555555'

async function add(actor: Actor, device = new Authenticator(APP)) {
  const options = await actor.get(passkeys.creationOptions, { body: {} })
  const added = await actor.get(passkeys.addPasskey, { body: { credential: device.create(options) } })
  return { device, added }
}

type More = Partial<CallInput<typeof passkeys.passkeyLogin>['body']>
const loginBody = (credential: ReturnType<Authenticator['get']>, more: More = {}) => ({
  body: { credential, ...more },
})

async function logIn(actor: Actor, device: Authenticator, more: More = {}) {
  const options = await actor.get(passkeys.requestOptions, { body: {} })
  return actor.call(passkeys.passkeyLogin, loginBody(device.get(options), more))
}

const codes = (answers: readonly { code: string | undefined }[]) => answers.map(({ code }) => code)

describe('the passkeys of a member', () => {
  test('a passkey is added, listed, renamed and removed', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { added } = await add(amina)
    const host = new URL(APP).hostname
    expect(added).toMatchObject({ host, lastUsedAt: null, backedUp: false })
    const params = { id: String(added.id) }
    const renamed = await amina.get(passkeys.renamePasskey, { params, body: { name: '  My\u200b phone ' } })
    expect(renamed.name).toBe('My phone')
    expect(await amina.get(passkeys.passkeyList)).toEqual([renamed])
    expect(await amina.get(passkeys.removePasskey, { params })).toBe(true)
    expect(await amina.get(passkeys.passkeyList)).toEqual([])
  })

  test('a passkey that was removed meanwhile can be neither renamed nor removed', async () => {
    const amina = await (await makeWorld()).as('amina')
    const { added } = await add(amina)
    const params = { id: String(added.id) }
    await amina.get(passkeys.removePasskey, { params })
    const answers = [
      await amina.call(passkeys.removePasskey, { params }),
      await amina.call(passkeys.renamePasskey, { params, body: { name: 'Gone' } }),
    ]
    expect(codes(answers)).toEqual(['passkey.not.found', 'passkey.not.found'])
  })

  test('a member cannot rename or remove the passkey of another', async () => {
    const world = await makeWorld()
    const { added } = await add(await world.as('amina'))
    const zoya = await world.as('zoya')
    const params = { id: String(added.id) }
    const renamed = await zoya.call(passkeys.renamePasskey, { params, body: { name: 'Mine' } })
    const removed = await zoya.call(passkeys.removePasskey, { params })
    expect(codes([renamed, removed])).toEqual(['passkey.not.found', 'passkey.not.found'])
    expect(await zoya.get(passkeys.passkeyList)).toEqual([])
  })

  test.each([
    ['', 'range'],
    ['   ', 'range'],
    ['x'.repeat(41), 'range'],
    ['\0', 'pattern'],
    ['\u001b', 'pattern'],
    ['\u2800', 'pattern'],
    ['My \ufffc phone', 'pattern'],
    ['\u{e0041}', 'range'],
  ])('the name %j is refused', async (name, rule) => {
    const amina = await (await makeWorld()).as('amina')
    const { added } = await add(amina)
    const answer = await amina.call(passkeys.renamePasskey, { params: { id: String(added.id) }, body: { name } })
    expect(answer).toMatchObject({ code: 'field.invalid', detail: { fields: { name: [rule] } } })
  })

  test('ten passkeys are the most, also when the eleventh was begun before', async () => {
    const amina = await (await makeWorld()).as('amina')
    const late = new Authenticator(APP)
    const begun = late.create(await amina.get(passkeys.creationOptions, { body: {} }))
    for (let n = 0; n < most; n += 1) await add(amina)
    const answers = [
      await amina.call(passkeys.creationOptions, { body: {} }),
      await amina.call(passkeys.addPasskey, { body: { credential: begun } }),
    ]
    expect(codes(answers)).toEqual(['passkey.limit', 'passkey.limit'])
    expect(await amina.get(passkeys.passkeyList)).toHaveLength(most)
  })

  test('creation options list existing passkeys and keep the user handle', async () => {
    const amina = await (await makeWorld()).as('amina')
    await add(amina)
    const [first, second] = [
      await amina.get(passkeys.creationOptions, { body: {} }),
      await amina.get(passkeys.creationOptions, { body: {} }),
    ]
    expect(first.excludeCredentials).toHaveLength(1)
    expect(first.user.id).toBe(second.user.id)
    expect(first.challenge).not.toBe(second.challenge)
  })

  test('a member is known by one handle, after the last passkey was removed too', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const handle = async (actor = amina) => (await actor.get(passkeys.creationOptions, { body: {} })).user.id
    const first = await handle()
    const { added } = await add(amina)
    await amina.get(passkeys.removePasskey, { params: { id: String(added.id) } })
    expect([await handle(), await handle()]).toEqual([first, first])
    expect(await handle(await world.as('zoya'))).not.toBe(first)
    expect(await handle(await (await makeWorld()).as('amina'))).not.toBe(first)
  })

  test('a passkey of another page or for a challenge of another member is refused', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const ask = () => amina.get(passkeys.creationOptions, { body: {} })
    const elsewhere = new Authenticator('https://phish.example').create(await ask())
    const foreign = new Authenticator(APP).create(
      await (await world.as('zoya')).get(passkeys.creationOptions, { body: {} }),
    )
    const noBytes = { ...elsewhere, response: { ...elsewhere.response, clientDataJSON: 'AAAA' } }
    const answers = [elsewhere, foreign, noBytes].map((credential) =>
      amina.call(passkeys.addPasskey, { body: { credential } }),
    )
    expect(codes(await Promise.all(answers))).toEqual([
      'passkey.not.verified',
      'passkey.challenge.expired',
      'passkey.challenge.expired',
    ])
    expect(await amina.get(passkeys.passkeyList)).toEqual([])
  })
})

/** The object with some of its bytes exchanged, as hex digits. */
const exchanged = (whole: string, from: string, to: string) =>
  Buffer.from(Buffer.from(whole, 'base64url').toString('hex').replace(from, to), 'hex').toString('base64url')

describe('an answer of a device', () => {
  const LIES = [
    { lie: 'made for a ceremony of another kind', lies: { client: { type: 'payment.get' } }, cause: 'payment.get' },
    { lie: 'made in a frame of another site', lies: { client: { crossOrigin: true } }, cause: 'frame of another site' },
    { lie: 'for another host', lies: { host: 'phish.example' }, cause: 'another host' },
    { lie: 'without a verified user', lies: { flags: 0x01 }, cause: 'did not verify' },
    { lie: 'without a present user', lies: { flags: 0x04 }, cause: 'did not verify' },
    { lie: 'with two different ids', lies: { rawId: 'AAAA' }, cause: 'ids differ' },
  ]
  test.each(LIES)('$lie adds no passkey', async ({ lies, cause }) => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const device = Object.assign(new Authenticator(APP), { lies })
    const credential = device.create(await amina.get(passkeys.creationOptions, { body: {} }))
    expect((await amina.call(passkeys.addPasskey, { body: { credential } })).code).toBe('passkey.not.verified')
    expect((await world.tape('passkeys.add'))[0]?.cause).toContain(cause)
    expect(await amina.get(passkeys.passkeyList)).toEqual([])
  })

  test.each(LIES)('$lie opens no session', async ({ lies, cause }) => {
    const world = await makeWorld()
    const { device } = await add(await world.as('amina'))
    const { code } = await logIn(world.guest, Object.assign(device, { lies }))
    expect(code).toBe('passkey.not.verified')
    expect((await world.tape('passkeys.login'))[0]?.cause).toContain(cause)
  })

  test('with a key for an algorithm that was not offered adds no passkey', async () => {
    const amina = await (await makeWorld()).as('amina')
    const device = Object.assign(new Authenticator(APP), { lies: { algorithm: '3822' } })
    const credential = device.create(await amina.get(passkeys.creationOptions, { body: {} }))
    expect((await amina.call(passkeys.addPasskey, { body: { credential } })).code).toBe('passkey.not.verified')
  })

  test.each([
    { form: 'is not in the form of the standard', broken: () => 'AAAA' },
    {
      form: 'has an unknown statement of its maker',
      broken: (whole: string) => exchanged(whole, 'a363666d74646e6f6e65', 'a363666d746474657374'),
    },
    { form: 'ends early', broken: (whole: string) => whole.slice(0, -40) },
  ])('that $form adds no passkey', async ({ broken }) => {
    const amina = await (await makeWorld()).as('amina')
    const { response, ...rest } = new Authenticator(APP).create(await amina.get(passkeys.creationOptions, { body: {} }))
    const credential = { ...rest, response: { ...response, attestationObject: broken(response.attestationObject) } }
    expect((await amina.call(passkeys.addPasskey, { body: { credential } })).code).toBe('passkey.not.verified')
  })
})

test('the tape says why a passkey was not verified', async () => {
  const world = await makeWorld()
  const amina = await world.as('amina')
  const options = await amina.get(passkeys.creationOptions, { body: {} })
  const credential = new Authenticator('https://phish.example').create(options)
  await amina.call(passkeys.addPasskey, { body: { credential } })
  const [entry] = await world.tape('passkeys.add')
  expect(entry?.code).toBe('passkey.not.verified')
  expect(entry?.cause).toContain('https://phish.example')
})

describe('a login by passkey', () => {
  test('a login by passkey opens a session and notes when the passkey was used', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { device } = await add(amina)
    const { value } = await logIn(world.guest, device)
    expect(value).toMatchObject({ userName: 'amina', type: 0 })
    const visitor = world.visitor({ token: value.token })
    const [used] = await visitor.get(passkeys.passkeyList)
    expect(used?.lastUsedAt).not.toBeNull()
    // As with every login, the older session has ended.
    expect((await amina.call(session.touch)).code).toBe('login.not.session')
  })

  test('each challenge can be answered once', async () => {
    const world = await makeWorld()
    const { device } = await add(await world.as('amina'))
    const credential = device.get(await world.guest.get(passkeys.requestOptions, { body: {} }))
    await world.guest.get(passkeys.passkeyLogin, loginBody(credential))
    expect((await world.guest.call(passkeys.passkeyLogin, loginBody(credential))).code).toBe(
      'passkey.challenge.expired',
    )
  })

  test('a challenge expires by the world’s time', async () => {
    const world = await makeWorld()
    const { device } = await add(await world.as('amina'))
    const ask = () => world.guest.get(passkeys.requestOptions, { body: {} })
    const [inTime, late] = [device.get(await ask()), device.get(await ask())]
    await world.advance(challengeLife - 1)
    expect((await world.guest.call(passkeys.passkeyLogin, loginBody(inTime))).code).toBeUndefined()
    await world.advance(1)
    expect((await world.guest.call(passkeys.passkeyLogin, loginBody(late))).code).toBe('passkey.challenge.expired')
  })

  test('a counter that went back or stood still is refused', async () => {
    const world = await makeWorld()
    const { device } = await add(await world.as('amina'))
    await logIn(world.guest, device)
    await logIn(world.guest, device)
    device.counter = 0
    const back = await logIn(world.guest, device)
    const same = await logIn(world.guest, device)
    const on = await logIn(world.guest, device)
    expect(codes([back, same, on])).toEqual(['passkey.counter', 'passkey.counter', undefined])
  })

  test('an unknown, a removed and a foreign passkey open nothing', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { device, added } = await add(amina)
    const elsewhere = await logIn(world.visitor({ merchant: 'cedar3' }), device)
    await amina.get(passkeys.removePasskey, { params: { id: String(added.id) } })
    const answers = [elsewhere, await logIn(world.guest, device), await logIn(world.guest, new Authenticator(APP))]
    expect(codes(answers)).toEqual(['passkey.not.found', 'passkey.not.found', 'passkey.not.found'])
  })

  test('a changed signature, another page and another member’s handle are refused', async () => {
    const world = await makeWorld()
    const { device } = await add(await world.as('amina'))
    const ask = () => world.guest.get(passkeys.requestOptions, { body: {} })
    const changed = (credential: ReturnType<Authenticator['get']>, response: object) => ({
      ...credential,
      response: { ...credential.response, ...response },
    })
    const right = device.get(await ask())
    const answers = [
      changed(device.get(await ask()), { signature: right.response.signature }),
      changed(device.get(await ask()), { userHandle: 'AAAA' }),
      device.get({ ...(await ask()), rpId: 'phish.example' }),
    ].map((credential) => world.guest.call(passkeys.passkeyLogin, loginBody(credential)))
    expect(codes(await Promise.all(answers))).toEqual(Array(3).fill('passkey.not.verified'))
  })

  test('a member who excluded himself is refused as by password', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { device } = await add(amina)
    await amina.get(saferPlay.pausePlay, { body: { kind: 'selfExclusion', days: 183 } })
    const byPasskey = await logIn(world.guest, device)
    expect(byPasskey.code).toBe('self.excluded')
  })

  test('a locked member is refused, and everybody else on a page of agents', async () => {
    const world = await makeWorld()
    const { device } = await add(await world.as('amina'))
    const asAgent = await logIn(world.guest, device, { entry: 'agent' })
    await setMember(world, 'amina', { status: 'locked' })
    const locked = await logIn(world.guest, device)
    expect(codes([asAgent, locked])).toEqual(['login.not.agent', 'account.locked'])
  })

  test.each([
    [{ status: 'disabled' }, 'account.disabled'],
    [{ non_member: 1 }, 'login.not.member'],
  ])('a member with %j is refused: %s', async (set, code) => {
    const world = await makeWorld()
    const { device } = await add(await world.as('amina'))
    await setMember(world, 'amina', set)
    expect((await logIn(world.guest, device)).code).toBe(code)
  })
})

describe('passkeys on a new device', () => {
  const watched = () => makeWorld({ scenario: 'passkey' })
  const LOCAL = 'http://localhost:3000'

  test('a passkey is the second step, and the device is known afterwards', async () => {
    const world = await watched()
    const body = { username: 'amina', password: 'Play1234', type: 'username', loginDeviceId: DEVICE } as const
    const first = await world.guest.call(session.login, { body })
    expect(first.code).toBe('login_verify_required')
    const { device } = await add(await world.signedIn('amina'))
    const second = await logIn(world.guest, device, { username: 'amina', loginDeviceId: DEVICE })
    expect(second.value.userName).toBe('amina')
    expect((await world.guest.call(session.login, { body })).code).toBeUndefined()
  })

  test('another member’s passkey does not pass the second step', async () => {
    const world = await watched()
    const { device } = await add(await world.signedIn('zoya'))
    const answer = await logIn(world.guest, device, { username: 'amina', loginDeviceId: DEVICE })
    expect(answer.code).toBe('passkey.not.verified')
  })

  test('amina’s passkey of the scenario opens a session at localhost', async () => {
    const world = await watched()
    const device = new Authenticator(LOCAL, SEEDED)
    const local = { Host: 'localhost:3000' }
    const options = await world.guest.call(passkeys.requestOptions, { body: {} }, local)
    expect(options.value.rpId).toBe('localhost')
    const answer = await world.guest.call(passkeys.passkeyLogin, loginBody(device.get(options.value)), local)
    expect(answer.value.userName).toBe('amina')
  })
})

describe('a steered world', () => {
  test.each([
    ['counter', 'passkey.counter'],
    ['removed', 'passkey.not.found'],
    ['locked', 'account.locked'],
  ] as const)('ordered %s, every login by passkey ends with %s', async (passkeyCheck, code) => {
    const world = await makeWorld()
    const { device } = await add(await world.as('amina'))
    await world.settings({ passkeyCheck })
    expect((await logIn(world.guest, device)).code).toBe(code)
    await world.settings({ passkeyCheck: 'ask' })
    expect((await logIn(world.guest, device)).code).toBeUndefined()
  })

  test.each(passkeys.DEVICE_CHECKS)(
    'passkeys set to %s: the options tell the device to simulate it',
    async (passkeyCheck) => {
      const world = await makeWorld()
      const ask = () => world.guest.get(passkeys.requestOptions, { body: {} })
      expect((await ask()).steered).toBeUndefined()
      await world.settings({ passkeyCheck })
      expect((await ask()).steered).toBe(passkeyCheck)
    },
  )

  test('a fork keeps the passkeys, which go on by themselves in each world', async () => {
    const world = await makeWorld()
    const { device } = await add(await world.as('amina'))
    const fork = worldThatIs(await control(contract.forkWorld, { params: { id: world.id } }))
    await logIn(world.guest, device)
    expect((await logIn(fork.guest, device)).value.userName).toBe('amina')
  })

  test('a world opened from a capsule keeps the passkeys of its members', async () => {
    const world = await makeWorld()
    const { device, added } = await add(await world.as('amina'))
    const { capsule } = await control(contract.exportCapsule, { params: { id: world.id }, body: {} })
    const { world: made } = await control(contract.importCapsule, { body: { capsule } })
    const opened = worldThatIs(made)
    expect((await logIn(opened.guest, device)).value.userName).toBe('amina')
    expect(await (await opened.as('amina')).get(passkeys.passkeyList)).toMatchObject([{ id: added.id }])
  })
})

/** Changes a member as the table editor of the console does. */
async function setMember(world: TestWorld, username: string, set: Record<string, string | number>) {
  const table = { id: world.id, table: 'member' }
  const { ids } = await control(contract.tableRows, { params: table, query: { where: `username=${username}` } })
  const params = { ...table, row: ids[0] ?? 0 }
  await control(contract.changeRow, { params, body: { set } })
}
