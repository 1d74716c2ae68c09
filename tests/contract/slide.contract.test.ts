import { session, slide, verification } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { makeWorld, passSlide, type TestWorld } from '../support/world.ts'

const AMINA = { username: 'amina', password: 'Play1234', type: 'username' as const }
const logIn = (world: TestWorld, captchaResult?: slide.SlideResult) =>
  world.guest.call(session.login, { body: { ...AMINA, captchaResult } })

async function puzzle(world: TestWorld) {
  const opened = await world.guest.get(slide.openSlide)
  if (!opened.enabled) throw new Error('The slide check is off')
  const params = { challengeId: opened.captchaId }
  const solve = (offset: number) => world.guest.call(slide.solveSlide, { params, body: { offset } })
  const gap = async () => (await world.guest.get(slide.slidePuzzle, { params })).gap
  return { opened, params, solve, gap }
}

const checked = () => makeWorld({ scenario: 'slide-check' })

test('the slide check is not asked for without GEETEST3', async () => {
  const world = await makeWorld()
  expect(await world.guest.get(slide.openSlide)).toEqual({ enabled: false, version: 4 })
  expect((await logIn(world)).code).toBeUndefined()
})

describe('the slide check GEETEST3', () => {
  test('a username login needs a passed check', { tags: ['VALID-012', 'LOGIN-019'] }, async () => {
    const world = await checked()
    const without = await logIn(world)
    expect({ code: without.code, status: without.status }).toEqual({ code: 'slide.check.required', status: 400 })
    expect((await logIn(world, await passSlide(world, 'login'))).value).toMatchObject({ userName: 'amina' })
  })

  test('an SMS for a login or a registration needs a passed slide check', { tags: ['VALID-011'] }, async () => {
    const world = await checked()
    const body = { mobileNum: '3999100001', countryDialingCode: '92' }
    expect((await world.guest.call(verification.smsForLogin, { body })).code).toBe('slide.check.required')
    const captchaResult = await passSlide(world, 'sms')
    expect(
      (await world.guest.call(verification.smsForLogin, { body: { ...body, captchaResult } })).code,
    ).toBeUndefined()
    expect((await world.guest.call(verification.smsForRegistration, { body })).code).toBe('slide.check.required')
  })

  test('a result of the slide check is valid once', async () => {
    const world = await checked()
    const result = await passSlide(world, 'login')
    expect((await logIn(world, result)).code).toBeUndefined()
    expect((await logIn(world, result)).code).toBe('slide.check.failed')
  })

  test('a result of the slide check is valid for 120 seconds', async () => {
    const world = await checked()
    const [early, late] = [await passSlide(world, 'login'), await passSlide(world, 'login')]
    await world.advance(119_999)
    expect((await logIn(world, early)).code).toBeUndefined()
    await world.advance(1)
    expect((await logIn(world, late)).code).toBe('slide.check.failed')
  })

  test('a result of the slide check is valid for one action', async () => {
    const world = await checked()
    expect((await logIn(world, await passSlide(world, 'sms'))).code).toBe('slide.check.failed')
  })

  test.each([
    ['lot_number', (world: TestWorld) => `${world.id}.00000000-0000-4000-8000-000000000000`],
    ['captcha_output', () => 'x'.repeat(32)],
    ['pass_token', () => 'f'.repeat(64)],
    ['gen_time', () => '1'],
  ])('a result of the slide check with another %s is invalid', async (field, other) => {
    const world = await checked()
    const result = { ...(await passSlide(world, 'login')), [field]: other(world) }
    expect((await logIn(world, result)).code).toBe('slide.check.failed')
  })

  test('a refused result is not spent, and neither is a captcha', async () => {
    const world = await checked()
    const result = await passSlide(world, 'login')
    expect((await logIn(world, { ...result, pass_token: 'f'.repeat(64) })).code).toBe('slide.check.failed')
    expect((await logIn(world, result)).code).toBeUndefined()
  })

  test('a puzzle is of no use to a visitor of another merchant', async () => {
    const world = await checked()
    const result = await passSlide(world, 'login')
    await world.settings({ merchant: 'cedar3', flags: { GEETEST3: true } })
    const elsewhere = await world.visitor({ merchant: 'cedar3' }).call(session.login, {
      body: { username: 'imran', password: 'Play1234', type: 'username', captchaResult: result },
    })
    expect(elsewhere.code).toBe('slide.check.failed')
  })
})

describe('a puzzle', () => {
  test('a puzzle accepts a place three beside the gap, and no fourth', async () => {
    const world = await checked()
    const near = await puzzle(world)
    expect((await near.solve((await near.gap()) + slide.SLIDE.tolerance)).code).toBeUndefined()
    const far = await puzzle(world)
    const missed = await far.solve((await far.gap()) - slide.SLIDE.tolerance - 1)
    expect({ code: missed.code, remaining: missed.detail.remaining }).toEqual({
      code: 'slide.check.failed',
      remaining: 4,
    })
  })

  test('a puzzle ends with the fifth wrong answer', async () => {
    const world = await checked()
    const { solve, gap, params } = await puzzle(world)
    for (const _ of [1, 2, 3, 4, 5]) expect((await solve(0)).code).toBe('slide.check.failed')
    expect((await solve(50)).code).toBe('slide.check.required')
    expect((await world.guest.call(slide.slidePuzzle, { params })).code).toBe('slide.check.required')
    await expect(gap()).rejects.toThrow()
  })

  test('a puzzle expires after 120 seconds or when solved', async () => {
    const world = await checked()
    const old = await puzzle(world)
    const offset = await old.gap()
    await world.advance(120_000)
    expect((await old.solve(offset)).code).toBe('slide.check.required')
    const solved = await puzzle(world)
    const right = await solved.gap()
    expect((await solved.solve(right)).code).toBeUndefined()
    expect((await solved.solve(right)).code).toBe('slide.check.required')
  })

  test('an unknown puzzle id is refused', async () => {
    const world = await checked()
    const params = { challengeId: `${world.id}.00000000-0000-4000-8000-000000000000` }
    expect((await world.guest.call(slide.slidePuzzle, { params })).code).toBe('slide.check.required')
  })

  test('a tester makes the slide check pass or fail at any position', { tags: ['LOGIN-019'] }, async () => {
    const world = await checked()
    await world.settings({ slideCheck: 'fail' })
    const failing = await puzzle(world)
    expect((await failing.solve(await failing.gap())).code).toBe('slide.check.failed')
    await world.settings({ slideCheck: 'pass' })
    const passing = await puzzle(world)
    expect((await passing.solve(0)).code).toBeUndefined()
  })
})
