import { games, registration, session } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { makeWorld, solveCaptcha } from '../support/world.ts'
import { registrationBody } from './sample-context.ts'

const world = () => makeWorld({ flags: { captcha: false } })

describe('a login', () => {
  test.each([
    ['a direction mark after the name', 'amina\u200e'],
    ['a direction mark before it', '\u200famina'],
    ['an embedding around it', '\u202aamina\u202c'],
    ['a zero-width space in it', 'am\u200bina'],
    ['a soft hyphen', 'ami\u00adna'],
  ])('a login succeeds with %s', async (_what, username) => {
    const { guest } = await world()
    const { code } = await guest.call(session.login, { body: { username, password: 'Play1234', type: 'username' } })
    expect(code).toBeUndefined()
  })

  test('a login succeeds with a password composed at registration and decomposed now', async () => {
    const pasteWorld = await makeWorld()
    const { cookie, answer } = await solveCaptcha(pasteWorld)
    const secrets = { password: 'P\u00e4ssw0rd1', confirmPassword: 'P\u00e4ssw0rd1' }
    const body = registrationBody({ username: 'composed1', ...secrets, captcha: answer })
    const { code } = await pasteWorld.guest.call(registration.register, { body, headers: { Cookie: cookie } })
    expect(code).toBeUndefined()
    const login = { username: 'composed1', password: 'Pa\u0308ssw0rd1', type: 'username' } as const
    expect((await pasteWorld.guest.call(session.login, { body: login })).code).toBeUndefined()
  })
})

describe('a search for games in Urdu', () => {
  const namesFor = async (gameName: string) =>
    (await (await world()).guest.get(games.gameList, { query: { gameName, pageSize: 100 } })).totalCount

  test.each([
    ['Arabic yeh', 'شير', 'شیر'],
    ['a direction mark', 'شیر\u200f', 'شیر'],
    ['a half-space', 'نیل\u200cگری', 'نیلگری'],
  ])('a search for games in Urdu finds the same with %s', async (_what, typed, usual) => {
    const { guest } = await world()
    expect(await namesFor(typed)).toBe(await namesFor(usual))
    expect((await guest.get(games.gameList, { query: { gameName: 'شير' } })).games.length).toBeGreaterThan(0)
  })
})
