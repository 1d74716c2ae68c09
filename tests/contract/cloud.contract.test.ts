import { cloud, member, security, session, verification } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { APP, makeWorld, phoneToken, pkce, signIn, socialToken, type TestWorld } from '../support/world.ts'

const AMINA = '3999100001'
const bySocial = (world: TestWorld, firebaseIdToken: string) =>
  world.guest.call(session.login, { body: { type: 'firebase', firebaseIdToken } })
const byPhone = (world: TestWorld, firebaseIdToken: string, firebaseMobileNo = AMINA) =>
  world.guest.call(session.login, {
    body: { type: 'firebase', firebaseIdToken, firebaseChannel: 'sms', firebaseMobileNo, countryDialingCode: '92' },
  })
const params = async (world: TestWorld) => ({ projectId: (await world.guest.get(cloud.cloudConfig)).projectId })

/** Changes the claims of a token but keeps its signature. */
function tampered(token: string, change: object): string {
  const [head, claims = '', signature] = token.split('.')
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return [head, Buffer.from(JSON.stringify({ ...payload, ...change })).toString('base64url'), signature].join('.')
}

describe('the project', () => {
  test('a merchant’s cloud project names it; a merchant without one has none', { tags: ['LOGIN-008'] }, async () => {
    const world = await makeWorld()
    const { projectId } = await world.guest.get(cloud.cloudConfig)
    expect(projectId).toMatch(new RegExp(`^${world.id}\\.aurora1\\.[0-9a-f]{24}$`))
    const project = { params: { projectId } }
    expect((await world.guest.get(cloud.cloudState, project)).providers).toEqual(['google', 'facebook'])
    await world.settings({ merchantSettings: { cloudReady: false } })
    expect((await world.guest.call(cloud.cloudConfig)).code).toBe('function.not.available')
    expect((await world.guest.call(cloud.cloudState, project)).code).toBe('function.not.available')
  })

  test.each(['nobody9.0123456789abcdef01234567', 'aurora1.0123456789abcdef01234567'])(
    '%s is no customer',
    async (project) => {
      const world = await makeWorld()
      const unknown = { projectId: `${world.id}.${project}` }
      expect((await world.guest.call(cloud.cloudState, { params: unknown })).code).toBe('function.not.available')
    },
  )
})

describe('a number confirmed by the cloud service', () => {
  test('a ticket opens its member’s session once', { tags: ['LOGIN-016', 'DATA-005'] }, async () => {
    const world = await makeWorld({ scenario: 'cloud-sms' })
    const token = await phoneToken(world, AMINA)
    expect((await byPhone(world, token)).value).toMatchObject({ userName: 'amina' })
    expect((await byPhone(world, token)).code).toBe('social.token.invalid')
  })

  test('a wrong code gives no token, five void the code', async () => {
    const world = await makeWorld()
    const body = { mobileNum: AMINA, countryDialingCode: '92' }
    const { sessionInfo } = await world.guest.get(cloud.cloudSms, { params: await params(world), body })
    const code = await world.lastCode('sms')
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const confirm = async (said: string) =>
      (
        await world.guest.call(cloud.confirmCloudSms, {
          params: await params(world),
          body: { sessionInfo, code: said },
        })
      ).code
    for (const _ of [1, 2, 3, 4, 5]) expect(await confirm(wrong)).toBe('sms.code.invalid')
    expect(await confirm(code)).toBe('sms.code.expired')
  })

  test('a number confirmed by the cloud service counts against the same limits', async () => {
    const world = await makeWorld({ scenario: 'sms-limit' })
    const body = { mobileNum: AMINA, countryDialingCode: '92' }
    expect((await world.guest.call(cloud.cloudSms, { params: await params(world), body })).code).toBe('sms.limit')
  })

  test('a cloud confirmation holds for its own number and purpose only', async () => {
    const world = await makeWorld()
    expect((await byPhone(world, await phoneToken(world, AMINA), '3999100005')).code).toBe('social.token.invalid')
    expect((await byPhone(world, await socialToken(world, 'amina@mail.example'))).code).toBe('function.not.available')
  })

  test('a confirmed number without an account opens no session', async () => {
    const world = await makeWorld()
    expect((await byPhone(world, await phoneToken(world, '3999000001'), '3999000001')).code).toBe('account.disabled')
  })
})

describe('a social identity', () => {
  test('a social identity opens the session of the member with its address', {
    tags: ['LOGIN-022', 'LOGIN-014'],
  }, async () => {
    const world = await makeWorld()
    expect((await bySocial(world, await socialToken(world, 'Amina@mail.example'))).value).toMatchObject({
      userName: 'amina',
    })
    expect((await bySocial(world, await socialToken(world, 'sadia@mail.example'))).value).toMatchObject({
      userName: 'sadia',
    })
    const password = await world.guest.call(session.login, {
      body: { type: 'username', username: 'sadia', password: 'Play1234' },
    })
    expect(password.code).toBe('login.failed')
  })

  test('a cloud identity stays tied to its member when the e-mail address changes', {
    tags: ['LOGIN-022'],
  }, async () => {
    const world = await makeWorld()
    await bySocial(world, await socialToken(world, 'amina@mail.example'))
    const amina = await world.as('amina')
    const email = 'amina.new@mail.example'
    await amina.get(verification.emailForBinding, { body: { email } })
    const messageCode = await world.lastCode('email')
    await amina.get(security.bindEmail, { body: { email, messageCode, password: 'Play1234' } })
    const secondLogin = await bySocial(world, await socialToken(world, 'amina@mail.example'))
    expect(secondLogin.value).toMatchObject({ userName: 'amina' })
  })

  test('a new social identity makes an account, and finds it again', { tags: ['LOGIN-022'] }, async () => {
    const world = await makeWorld()
    const more = { name: 'New Comer' }
    const first = await bySocial(world, await socialToken(world, 'new.comer@mail.example', more))
    expect(first.value).toMatchObject({ type: 0, firstTimeLogin: true })
    expect(first.value.userName).toMatch(/^newcomer\d{5}$/)
    const info = await world.visitor({ token: first.value.token }).get(member.memberInfo)
    expect({ nickname: info.nickname, email: info.email }).toEqual({
      nickname: 'New Comer',
      email: 'n•••@mail.example',
    })
    const second = await bySocial(world, await socialToken(world, 'new.comer@mail.example'))
    expect(second.value).toMatchObject({ id: first.value.id, firstTimeLogin: false })
  })

  test('a new social identity is refused where nobody can register', { tags: ['LOGIN-022'] }, async () => {
    const world = await makeWorld({ scenario: 'guest-only' })
    expect((await bySocial(world, await socialToken(world, 'other@mail.example'))).code).toBe('register.closed')
    expect((await bySocial(world, await socialToken(world, 'amina@mail.example'))).code).toBeUndefined()
  })

  test('a new social identity is accepted where one registration method is open', { tags: ['LOGIN-022'] }, async () => {
    const world = await makeWorld()
    await world.settings({ merchantSettings: { registerMethods: ['mobileNum'] } })
    expect((await bySocial(world, await socialToken(world, 'one@mail.example'))).value).toMatchObject({ type: 0 })
    await world.settings({ merchantSettings: { registerMethods: [] } })
    expect((await bySocial(world, await socialToken(world, 'two@mail.example'))).code).toBe('register.closed')
  })

  test('each social identity needs its module switch', { tags: ['FLAGS-003', 'FLAGS-004'] }, async () => {
    const world = await makeWorld()
    const google = await socialToken(world, 'amina@mail.example')
    const facebook = await socialToken(world, 'zoya@mail.example', { provider: 'facebook' })
    await world.settings({ flags: { GOOGLELOGIN3: false } })
    expect((await bySocial(world, google)).code).toBe('function.not.available')
    expect((await bySocial(world, facebook)).code).toBeUndefined()
    await world.settings({ flags: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: false } })
    expect((await bySocial(world, google)).code).toBeUndefined()
  })

  test('a closed account is refused with its reason', async () => {
    const world = await makeWorld()
    expect((await bySocial(world, await socialToken(world, 'kamran@mail.example'))).code).toBe('account.disabled')
  })
})

describe('an id token', () => {
  test('an id token is valid once, however many requests use it at a time', async () => {
    const world = await makeWorld()
    const token = await socialToken(world, 'amina@mail.example')
    const answers = await Promise.all([bySocial(world, token), bySocial(world, token)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['social.token.invalid', undefined])
    await world.advance(4 * 60_000)
    // What else was used meanwhile does not make it good again.
    await bySocial(world, await socialToken(world, 'sadia@mail.example'))
    expect((await bySocial(world, token)).code).toBe('social.token.invalid')
  })

  test('an id token is valid for five minutes of the world’s clock', async () => {
    const world = await makeWorld()
    const token = await socialToken(world, 'amina@mail.example')
    await world.advance(5 * 60_000 + 1_000)
    expect((await bySocial(world, token)).code).toBe('social.token.invalid')
  })

  test.each([
    ['identity', { identity: { provider: 'google', email: 'zoya@mail.example', name: '', nonce: 'n'.repeat(16) } }],
    ['audience', { aud: 'elsewhere.aurora1' }],
    ['issuer', { iss: 'https://elsewhere.example' }],
    ['expiry', { exp: 9_999_999_999 }],
  ])('an id token with another %s is refused', async (_, change) => {
    const world = await makeWorld()
    const token = tampered(await socialToken(world, 'amina@mail.example'), change)
    const refused = await bySocial(world, token)
    expect({ code: refused.code, status: refused.status }).toEqual({ code: 'social.token.invalid', status: 401 })
  })

  test('an id token without a signature, or of another world or merchant, is refused', async () => {
    const [world, other] = [await makeWorld(), await makeWorld()]
    const token = await socialToken(world, 'amina@mail.example')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.x`
    expect((await bySocial(world, none)).code).toBe('social.token.invalid')
    expect((await bySocial(other, token)).code).toBe('social.token.invalid')
    const elsewhere = world.visitor({ merchant: 'cedar3' })
    const body = { type: 'firebase' as const, firebaseIdToken: token }
    expect((await elsewhere.call(session.login, { body })).code).toBe('social.token.invalid')
  })
})

describe('an authorization code', () => {
  const exchange = async (world: TestWorld, body: object) =>
    world.guest.call(cloud.exchangeCode, { params: await params(world), body })

  test('an authorization code returns with its state, and is valid once', async () => {
    const world = await makeWorld()
    const { address, code, redirect_uri } = await signIn(world, 'amina@mail.example', { state: 'x'.repeat(20) })
    expect({ page: address.origin + address.pathname, state: address.searchParams.get('state') }).toEqual({
      page: redirect_uri,
      state: 'x'.repeat(20),
    })
    const body = { code, code_verifier: pkce().verifier, redirect_uri }
    expect((await exchange(world, body)).code).toBeUndefined()
    expect((await exchange(world, body)).code).toBe('social.token.invalid')
  })

  test('an authorization code needs its verifier, and has one try', async () => {
    const world = await makeWorld()
    const { code, redirect_uri } = await signIn(world, 'amina@mail.example')
    const stolen = { code, code_verifier: 'w'.repeat(43), redirect_uri }
    expect((await exchange(world, stolen)).code).toBe('social.token.invalid')
    expect((await exchange(world, { ...stolen, code_verifier: pkce().verifier })).code).toBe('social.token.invalid')
  })

  test('an authorization code is valid for two minutes and its own redirect only', async () => {
    const world = await makeWorld()
    const late = await signIn(world, 'amina@mail.example')
    await world.advance(120_000)
    const body = { code: late.code, code_verifier: pkce().verifier, redirect_uri: late.redirect_uri }
    expect((await exchange(world, body)).code).toBe('social.token.invalid')
    const { code, redirect_uri } = await signIn(world, 'amina@mail.example')
    const door = redirect_uri.replace('login', 'register')
    expect((await exchange(world, { ...body, code, redirect_uri: door })).code).toBe('social.token.invalid')
  })

  test.each([
    'https://elsewhere.example/m/login',
    `${APP}/m/home`,
    `${APP}/m/login?next=https://elsewhere.example`,
    `${APP}@elsewhere.example/m/login`,
    'http://127.0.0.1:3001/m/login',
    '/m/login',
  ])('an authorization code is not sent to %s', async (redirect_uri) => {
    const world = await makeWorld()
    const body = {
      provider: 'google' as const,
      redirect_uri,
      state: 's'.repeat(16),
      nonce: 'n'.repeat(16),
      code_challenge: pkce().challenge,
      code_challenge_method: 'S256' as const,
      email: 'amina@mail.example',
    }
    expect((await world.guest.call(cloud.consent, { params: await params(world), body })).code).toBe(
      'permission.denied',
    )
  })
})

test('the consent page offers the cast of the merchant', async () => {
  const world = await makeWorld()
  const query = { provider: 'google' as const, redirect_uri: `${APP}/m/login` }
  const { people, brand } = await world.guest.get(cloud.signInChoices, { params: await params(world), query })
  expect(people).toContainEqual({ name: 'sadia', email: 'sadia@mail.example' })
  expect(people.map(({ name }) => name)).not.toContain('imran')
  expect(brand).toBe('Aurora')
})

describe('other origins', () => {
  test('the cloud service answers the app’s origin and no other', async () => {
    const world = await makeWorld()
    const from = async (origin: string) =>
      (await world.guest.call(cloud.cloudState, { params: await params(world) }, { Origin: origin })).headers[
        'access-control-allow-origin'
      ]
    expect(await from(APP)).toBe(APP)
    expect(await from('https://elsewhere.example')).toBeUndefined()
  })
})
