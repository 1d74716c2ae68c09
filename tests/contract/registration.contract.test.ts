import { announcements, member, registration, security, session, verification } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { makeWorld, phoneToken, solveCaptcha, type TestWorld } from '../support/world.ts'
import { registrationBody } from './sample-context.ts'

/** Registers with a solved captcha. */
async function register(world: TestWorld, more: object = {}) {
  const { cookie, answer } = await solveCaptcha(world)
  const body = registrationBody({ captcha: answer, ...more })
  return world.guest.call(registration.register, { body, headers: { Cookie: cookie } })
}

describe('registration settings', () => {
  test('the merchant’s rules have enabled and required for every field', {
    tags: ['API-012', 'DATA-004'],
  }, async () => {
    const world = await makeWorld()
    const usual = await world.guest.get(registration.registerSettings)
    for (const name of registration.REGISTRATION_FIELDS)
      expect(usual[name]).toMatchObject({ enabled: expect.any(Boolean), required: expect.any(Boolean) })
    expect(usual.captcha).toEqual({ enabled: true })
    const strict = await world.visitor({ merchant: 'basalt2' }).get(registration.registerSettings)
    expect({
      registerTypes: strict.registerTypes,
      maxLength: strict.password.maxLength,
      enabled: strict.email.enabled,
    }).toEqual({ registerTypes: ['username'], maxLength: 12, enabled: false })
  })

  test('captcha follows its module', { tags: ['API-012'] }, async () => {
    const world = await makeWorld()
    await world.settings({ flags: { CAPTCHA3: false } })
    expect((await world.guest.get(registration.registerSettings)).captcha.enabled).toBe(false)
  })
})

describe('the username', () => {
  test('a seeded name is taken in any case, a new one free, an impossible one no name', {
    tags: ['API-016'],
  }, async () => {
    const { guest, visitor } = await makeWorld()
    const check = async (username: string) =>
      (await guest.call(registration.checkUsername, { query: { username } })).code
    const elsewhere = visitor({ merchant: 'cedar3' })
    expect((await elsewhere.call(registration.checkUsername, { query: { username: 'faisal' } })).value).toEqual({
      available: true,
    })
    expect({
      checkFaisal: await check('faisal'),
      checkFAISAL: await check('FAISAL'),
      checkNewcomer1: await check('newcomer1'),
      check1st: await check('1st'),
      checkABCD: await check('a b c d'),
    }).toEqual({
      checkFaisal: 'username.exists',
      checkFAISAL: 'username.exists',
      checkNewcomer1: undefined,
      check1st: 'name.invalid',
      checkABCD: 'name.invalid',
    })
  })
})

describe('the invitation code', () => {
  test('an active agent’s name is a code, a player’s and an unknown one are not', {
    tags: ['API-013', 'ERR-013'],
  }, async () => {
    const { guest } = await makeWorld()
    const check = (affiliateCode: string) => guest.call(registration.affiliate, { query: { affiliateCode } })
    expect((await check('bilal')).value).toEqual({ valid: true, agentName: 'bilal' })
    expect((await check('TARIQ')).value).toEqual({ valid: true, agentName: 'tariq' })
    // A test twin looks like an agent, but nobody can register through it.
    expect((await check('twin41')).code).toBe('affiliate.code.invalid')
    const refused = await check('zoya')
    expect({ code: refused.code, message: refused.message }).toEqual({
      code: 'affiliate.code.invalid',
      message: 'Invitation code error #434',
    })
    expect((await check('NOBODY12')).code).toBe('affiliate.code.invalid')
  })
})

describe('registering', () => {
  test('a new member of type 0 is logged in at once and can log in afterwards', {
    tags: ['API-006', 'REG-020'],
  }, async () => {
    const world = await makeWorld()
    const answer = await register(world)
    expect(answer.value.userName).toBe('newcomer1')
    expect((await world.visitor({ token: answer.value.token }).call(session.touch)).code).toBeUndefined()
    const login = await world.guest.get(session.login, {
      body: { username: 'NewComer1', password: 'Secret99', type: 'username' },
    })
    expect(login).toMatchObject({ userName: 'newcomer1', type: 0 })
  })

  test('the same name a second time is refused, at another merchant it is free', {
    tags: ['API-006', 'ERR-023'],
  }, async () => {
    const world = await makeWorld()
    await register(world)
    const second = await register(world)
    expect({ code: second.code, status: second.status }).toEqual({ code: 'username.exists', status: 409 })
    const { cookie, answer } = await solveCaptcha(world)
    const elsewhere = await world
      .visitor({ merchant: 'cedar3' })
      .call(registration.register, { body: registrationBody({ captcha: answer }), headers: { Cookie: cookie } })
    expect(elsewhere.code).toBeUndefined()
  })

  test('two registrations of the same name at once leave one member', async () => {
    const world = await makeWorld()
    const solved = [await solveCaptcha(world), await solveCaptcha(world)]
    const answers = await Promise.all(
      solved.map(({ cookie, answer }) =>
        world.guest.call(registration.register, {
          body: registrationBody({ captcha: answer }),
          headers: { Cookie: cookie },
        }),
      ),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['username.exists', undefined])
  })

  test('a code makes its agent the upline, a wrong one stops the registration', { tags: ['REG-012'] }, async () => {
    const world = await makeWorld()
    for (const affiliateCode of ['NOBODY12', 'zoya'])
      expect((await register(world, { affiliateCode })).code).toBe('affiliate.code.invalid')
    const { value } = await register(world, { affiliateCode: 'bilal' })
    expect((await world.visitor({ token: value.token }).get(member.memberInfo)).toUpline).toBe('bilal')
  })

  test('an unknown recommender is refused if one is required, a known one is the upline', {
    tags: ['ERR-016'],
  }, async () => {
    const world = await makeWorld()
    const answer = await register(world, { recommenderId: 'ghost99' })
    expect({ code: answer.code, message: answer.message }).toEqual({
      code: 'referrer.invalid',
      message: expect.stringMatching(/ #435$/),
    })
    const { value } = await register(world, { username: 'invited1', recommenderId: 'zoya' })
    expect((await world.visitor({ token: value.token }).get(member.memberInfo)).toUpline).toBe('zoya')
    await world.settings({ merchantSettings: { registrationFields: { recommenderId: { enabled: false } } } })
    expect((await register(world, { recommenderId: 'ghost99' })).code).toBeUndefined()
  })

  test('passwords that differ, a missing and a wrong captcha are refused', {
    tags: ['VALID-003', 'ERR-017'],
  }, async () => {
    const world = await makeWorld()
    expect((await register(world, { confirmPassword: 'Secret98' })).code).toBe('password.not.match')
    const refusal = ({ code, detail }: Awaited<ReturnType<typeof register>>) => [code, detail.captcha]
    expect(refusal(await register(world, { captcha: '' }))).toEqual(['login.captcha.required', true])
    expect(refusal(await register(world, { captcha: '9' }))).toEqual(['captcha.invalid', true])
  })

  test('the payload has its 24 fields and two of the cloud; other types are refused', {
    tags: ['DATA-003'],
  }, async () => {
    const world = await makeWorld()
    const full = {
      countryDialingCode: '92',
      registerUrl: 'localhost',
      registerMethod: 'H5',
      username: 'newcomer1',
      password: 'Secret99',
      confirmPassword: 'Secret99',
      affiliateCode: '',
      paymentPassword: '',
      recommenderId: '',
      nickname: '',
      payeeName: '',
      email: '',
      mobileNum: '',
      idNumber: '',
      qqNum: '',
      facebook: '',
      wechat: '',
      line: '',
      whatsapp: '',
      zalo: '',
      captcha: '0000',
      type: 0,
      domain: 'localhost',
      verificationCode: '',
    }
    expect(Object.keys(full)).toHaveLength(24)
    const byName = (body: object) => world.guest.call(registration.register, { body })
    const byNumber = (body: object) => world.guest.call(registration.registerByMobile, { body })
    for (const sendTo of [byName, byNumber]) {
      const brokenFields = async (more: object) => (await sendTo({ ...full, ...more })).detail.fields
      for (const type of [1, 4, '0', null])
        expect(await brokenFields({ type })).toEqual({ type: [expect.stringMatching(/^(enum|type)$/)] })
      expect(await brokenFields({ surprise: '' })).toEqual({ surprise: ['unknown'] })
      expect(await brokenFields({ firebaseChannel: 'email', firebaseIdToken: 'x.y.z' })).toEqual({
        firebaseChannel: ['enum'],
      })
    }
    expect((await register(world, full)).code).toBe('captcha.invalid')
    const { captcha: _wrong, ...rest } = full
    expect((await register(world, rest)).value.userName).toBe('newcomer1')
  })

  test('a mobile number of the form by username is checked against its country', async () => {
    const world = await makeWorld()
    const refused = await register(world, { mobileNum: '1234567' })
    expect({ code: refused.code, status: refused.status, fields: refused.detail.fields }).toEqual({
      code: 'mobile.invalid',
      status: 422,
      fields: { mobileNum: ['pattern'] },
    })
    expect((await register(world, { mobileNum: '3998887766', countryDialingCode: '999' })).code).toBe('mobile.invalid')
  })

  test('an e-mail address and a mobile number belong to one member of a merchant', async () => {
    const world = await makeWorld()
    expect((await register(world, { email: 'me@mail.example', mobileNum: '3001234567' })).code).toBeUndefined()
    expect((await register(world, { username: 'second22', email: 'me@mail.example' })).code).toBe('email.exists')
    expect((await register(world, { username: 'second22', mobileNum: '3001234567' })).code).toBe('mobile.exists')
  })

  test('a registration names each broken rule by field and keeps nothing', { tags: ['VALID-001'] }, async () => {
    const world = await makeWorld()
    const answer = await register(world, {
      username: '1x',
      password: 'short',
      confirmPassword: 'short',
      email: 'nowhere',
      nickname: ' Bo ',
    })
    expect(answer.code).toBe('field.invalid')
    expect(answer.detail.fields).toEqual({
      username: ['range', 'pattern'],
      password: ['range', 'pattern'],
      email: ['pattern'],
      nickname: ['whitespace'],
    })
    expect(
      (await world.guest.call(registration.checkUsername, { query: { username: 'newcomer1' } })).code,
    ).toBeUndefined()
  })
})

describe('registering by mobile number', () => {
  const NUMBER = { mobileNum: '3998887766', countryDialingCode: '92' }

  async function withCode() {
    const world = await makeWorld()
    await world.settings({ flags: { GEETEST3: false } })
    await world.guest.get(verification.smsForRegistration, { body: NUMBER })
    return { world, code: await world.lastCode('sms') }
  }

  async function byMobile(world: TestWorld, more: object = {}) {
    const { cookie, answer } = await solveCaptcha(world)
    const body = registrationBody({ username: '', captcha: answer, ...NUMBER, ...more })
    return world.guest.call(registration.registerByMobile, { body, headers: { Cookie: cookie } })
  }

  test('the code that was sent opens an account, whose name the platform makes', {
    tags: ['API-007', 'REG-013', 'REG-020'],
  }, async () => {
    const { world, code } = await withCode()
    const answer = await byMobile(world, { verificationCode: code })
    expect(answer.value.userName).toBe('m3998887766')
    const me = await world.visitor({ token: answer.value.token }).get(member.memberInfo)
    expect(me).toMatchObject({ type: 0, account: 'm3998887766' })
    const login = { username: 'm3998887766', password: 'Secret99', type: 'username' } as const
    expect((await world.guest.call(session.login, { body: login })).code).toBeUndefined()
  })

  test('passwords that differ are refused, and the code stays valid', {
    tags: ['VALID-003'],
  }, async () => {
    const { world, code } = await withCode()
    const refused = await byMobile(world, { verificationCode: code, confirmPassword: 'Secret98' })
    expect({ code: refused.code, status: refused.status }).toEqual({ code: 'password.not.match', status: 422 })
    expect((await byMobile(world, { verificationCode: code })).value.userName).toBe('m3998887766')
  })

  test('registration by mobile number has the refusals of registration by username', async () => {
    const { world, code } = await withCode()
    const verificationCode = code
    await register(world, { email: 'me@mail.example' })
    const codeWith = async (more: object) => (await byMobile(world, { verificationCode, ...more })).code
    expect(await codeWith({ captcha: '' })).toBe('login.captcha.required')
    expect(await codeWith({ email: 'me@mail.example' })).toBe('email.exists')
    expect(await codeWith({ affiliateCode: 'NOBODY12' })).toBe('affiliate.code.invalid')
    expect(await codeWith({ affiliateCode: 'zoya' })).toBe('affiliate.code.invalid')
    expect(await codeWith({ recommenderId: 'ghost99' })).toBe('referrer.invalid')
    expect(await codeWith({ affiliateCode: 'bilal' })).toBeUndefined()
  })

  test('a wrong, used or missing code is refused, and five wrong ones void the right one', {
    tags: ['API-007'],
  }, async () => {
    const { world, code } = await withCode()
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await byMobile(world)).code).toBe('sms.code.invalid')
    for (let tries = 0; tries < 4; tries += 1)
      expect((await byMobile(world, { verificationCode: wrong })).code).toBe('sms.code.invalid')
    expect((await byMobile(world, { verificationCode: code })).code).toBe('sms.code.expired')
  })

  test('a code is good for one account, and a number for one member', { tags: ['API-007'] }, async () => {
    const { world, code } = await withCode()
    expect((await byMobile(world, { verificationCode: code })).code).toBeUndefined()
    expect((await byMobile(world, { verificationCode: code })).code).toBe('sms.code.invalid')
    await world.settings({ merchantSettings: { smsVerification: false } })
    expect((await byMobile(world)).code).toBe('mobile.exists')
  })

  test('an expired code says so, and an error elsewhere does not use a code up', async () => {
    const { world, code } = await withCode()
    expect((await byMobile(world, { verificationCode: code, captcha: '9' })).code).toBe('captcha.invalid')
    expect((await byMobile(world, { verificationCode: code, recommenderId: 'ghost99' })).code).toBe('referrer.invalid')
    await world.advance(verification.CODES.life)
    expect((await byMobile(world, { verificationCode: code })).code).toBe('sms.code.expired')
  })

  test('an id token of the same number opens the account once', { tags: ['REG-011'] }, async () => {
    const world = await makeWorld()
    await world.settings({ merchantSettings: { cloudSms: true } })
    expect((await byMobile(world, { verificationCode: '123456' })).code).toBe('social.token.invalid')
    const other = { firebaseChannel: 'sms', firebaseIdToken: await phoneToken(world, '3998887700') }
    expect((await byMobile(world, other)).code).toBe('social.token.invalid')
    const credentials = { firebaseChannel: 'sms', firebaseIdToken: await phoneToken(world, NUMBER.mobileNum) }
    expect((await byMobile(world, credentials)).code).toBeUndefined()
    expect((await byMobile(world, { ...credentials, mobileNum: '3998887700' })).code).toBe('social.token.invalid')
  })

  test('a mobile number has to be valid in its country', async () => {
    const { world } = await withCode()
    expect((await byMobile(world, { countryDialingCode: '999' })).code).toBe('mobile.invalid')
    expect((await byMobile(world, { mobileNum: '1234567' })).code).toBe('mobile.invalid')
    expect((await byMobile(world, { mobileNum: '' })).detail.fields).toEqual({ mobileNum: ['required'] })
  })

  test('the same number in two countries opens two accounts with different names', async () => {
    const world = await makeWorld()
    await world.settings({ merchantSettings: { smsVerification: false } })
    const first = await byMobile(world, { mobileNum: '7123456789', countryDialingCode: '91' })
    expect(first.value.userName).toBe('m7123456789')
    const second = await byMobile(world, { mobileNum: '7123456789', countryDialingCode: '84' })
    expect(second.value.userName).toMatch(/^m\d{12}$/)
  })

  test('a method that the merchant does not offer is refused, both if it is closed', {
    tags: ['FLAGS-028'],
  }, async () => {
    const { world, code } = await withCode()
    await world.settings({ merchantSettings: { registerMethods: ['username'] } })
    expect((await byMobile(world, { verificationCode: code })).code).toBe('register.closed')
    await world.settings({ merchantSettings: { registerMethods: [] } })
    expect((await register(world)).code).toBe('register.closed')
    expect((await world.guest.get(registration.registerSettings)).registerTypes).toEqual([])
    await world.settings({ merchantSettings: { registerMethods: ['mobileNum'] }, flags: { MOBILENUMREG3: false } })
    expect((await world.guest.get(registration.registerSettings)).registerTypes).toEqual([])
    expect((await byMobile(world, { verificationCode: code })).code).toBe('function.not.available')
  })
})

describe('registration form set by a tester', () => {
  test('methods, captcha, confirmation and single rules follow the control API', {
    tags: ['FLAGS-028', 'VALID-001'],
  }, async () => {
    const world = await makeWorld()
    await world.settings({
      merchantSettings: {
        registerMethods: ['mobileNum'],
        registerCaptcha: false,
        smsVerification: false,
        cloudSms: true,
        invitationCheck: false,
        registrationFields: { zalo: { enabled: true, required: true, minLength: 3 } },
      },
    })
    const settings = await world.guest.get(registration.registerSettings)
    expect(settings).toMatchObject({
      registerTypes: ['mobileNum'],
      captcha: { enabled: false },
      smsVerification: false,
      cloudSms: true,
      invitationCheck: false,
      zalo: { enabled: true, required: true, minLength: 3, maxLength: 30 },
    })
  })

  test('a rule that nobody could keep is refused and changes nothing', async () => {
    const world = await makeWorld()
    const before = await world.guest.get(registration.registerSettings)
    for (const change of [{ minLength: 20, maxLength: 10 }, { acceptedPattern: '(' }, { patternId: 'No Key' }])
      await expect(world.settings({ merchantSettings: { registrationFields: { email: change } } })).rejects.toThrow()
    expect(await world.guest.get(registration.registerSettings)).toEqual(before)
  })

  test('a pattern that a short text could keep busy for years is refused by name', async () => {
    const world = await makeWorld()
    for (const acceptedPattern of ['(a+)+$', '^(a+)+$', '(a|aa)+', 'a*a*a*b', '(?=(a+)+b)a'])
      await expect(
        world.settings({ merchantSettings: { registrationFields: { username: { acceptedPattern } } } }),
      ).rejects.toThrow(/registrationFields[.]username[.]acceptedPattern/)
    await world.settings({
      merchantSettings: { registrationFields: { username: { acceptedPattern: '[a-z]+[a-z0-9]*' } } },
    })
  })

  test('the registration scenarios require every field, close it, or need a code', async () => {
    const settings = async (scenario: string) =>
      (await makeWorld({ scenario })).guest.get(registration.registerSettings)
    const every = await settings('every-field')
    for (const name of registration.OPTIONAL_FIELDS)
      expect(every[name]).toMatchObject({ enabled: true, required: true })
    expect((await settings('registration-closed')).registerTypes).toEqual([])
    expect((await settings('by-invitation')).affiliateCode.required).toBe(true)
  })

  test('a registration with every field opens an account, a missing one is named', {
    tags: ['REG-009'],
  }, async () => {
    const world = await makeWorld({ scenario: 'every-field' })
    const filled = {
      paymentPassword: '194728',
      idNumber: 'AB12345',
      qqNum: '1234567',
      facebook: 'new.comer',
      wechat: 'newcomer',
      line: 'newcomer',
      whatsapp: '3998887766',
      zalo: 'newcomer',
      email: 'newcomer@mail.example',
      nickname: 'Newcomer',
      payeeName: 'New Comer',
      mobileNum: '3998887766',
      countryDialingCode: '92',
      recommenderId: 'zoya',
      affiliateCode: 'bilal',
    }
    for (const name of registration.OPTIONAL_FIELDS)
      expect((await register(world, { ...filled, [name]: '' })).detail.fields).toEqual({ [name]: ['required'] })
    const opened = await register(world, filled)
    expect(opened.code).toBeUndefined()
    const member = world.visitor({ token: opened.value.token })
    expect(await member.get(security.hasPaymentPassword)).toBe(true)
  })
})

describe('the announcement of the registration', () => {
  test('the announcement is answered under its group with the group’s banners', { tags: ['REG-007'] }, async () => {
    const { guest } = await makeWorld()
    const listAt = (groupName?: 'm_reg') =>
      guest.get(announcements.announcements, { query: { types: 'B,PL', platform: 'M', groupName } })
    const news = await listAt('m_reg')
    expect(news.player.map(({ title }) => title)).toEqual(['For new members'])
    expect(news.banners.map(({ groupName }) => groupName)).toEqual(['m_reg'])
    expect((await listAt()).player.map(({ title }) => title)).not.toContain('For new members')
  })
})
