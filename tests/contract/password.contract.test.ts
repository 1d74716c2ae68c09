import { member, password, session } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { seal } from '../support/seal.ts'
import { makeWorld, solveCaptcha, type TestWorld } from '../support/world.ts'

const change = (newPassword = 'Fresh5678', more: object = {}) => ({
  body: { oldPassword: 'Play1234', newPassword, confirmNewPassword: newPassword, ...more },
})
const login = async (world: TestWorld, secret: string, username = 'amina') =>
  (await world.guest.call(session.login, { body: { username, password: secret, type: 'username' } })).code

describe('changing the password', () => {
  test('the new password logs in and the old one does not', { tags: ['API-024', 'DATA-009', 'PSW-007'] }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    expect(await amina.get(password.changePassword, change())).toBe(true)
    expect(await login(world, 'Play1234')).toBe('login.failed')
    await world.advance(15 * 60_000)
    expect(await login(world, 'Fresh5678')).toBeUndefined()
  })

  test('a wrong old password changes nothing', { tags: ['API-024'] }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const refused = await amina.call(password.changePassword, change('Fresh5678', { oldPassword: 'Wrong999' }))
    expect({ code: refused.code, status: refused.status, remaining: refused.detail.remaining }).toEqual({
      code: 'password.old.wrong',
      status: 400,
      remaining: 5,
    })
    await world.advance(15 * 60_000)
    expect(await login(world, 'Fresh5678')).toBe('login.failed')
    await world.advance(15 * 60_000)
    expect(await login(world, 'Play1234')).toBeUndefined()
  })

  test('the session that changes a password goes on, one that guesses it is locked out', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    await amina.get(password.changePassword, change())
    expect((await amina.get(member.memberInfo)).account).toBe('amina')
    const wrong = change('Another77', { oldPassword: 'Wrong999' })
    for (let tries = 0; tries < 5; tries += 1)
      expect((await amina.call(password.changePassword, wrong)).code).toBe('password.old.wrong')
    expect((await amina.call(password.changePassword, wrong)).code).toBe('account.locked')
    expect((await amina.call(member.memberInfo)).code).toBe('login.not.session')
  })

  test('a password changed without a session ends all sessions', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    await world.guest.get(password.changePassword, change('Fresh5678', { username: 'Amina' }))
    expect((await amina.call(member.memberInfo)).code).toBe('login.not.session')
  })

  test('a password change without a session needs a username and counts failures', {
    tags: ['PSW-008'],
  }, async () => {
    const world = await makeWorld()
    const nameless = await world.guest.call(password.changePassword, change())
    expect({ code: nameless.code, fields: nameless.detail.fields }).toEqual({
      code: 'field.invalid',
      fields: { username: ['required'] },
    })
    const wrong = change('Fresh5678', { username: 'amina', oldPassword: 'Wrong999' })
    expect((await world.guest.call(password.changePassword, wrong)).code).toBe('login.failed')
    const good = change('Fresh5678', { username: 'amina' })
    expect((await world.guest.call(password.changePassword, good)).code).toBe('login.captcha.required')
    const { cookie, answer } = await solveCaptcha(world)
    const solved = change('Fresh5678', { username: 'amina', captcha: answer })
    expect(await world.visitor({ cookie }).get(password.changePassword, solved)).toBe(true)
    expect(await login(world, 'Fresh5678')).toBeUndefined()
  })

  test('an unknown name and a wrong password get the same answer', {
    tags: ['PSW-008'],
  }, async () => {
    const world = await makeWorld()
    const changeFor = (username: string, more: object = {}) =>
      world.guest.call(password.changePassword, change('Fresh5678', { username, ...more }))
    const unknown = await changeFor('nobody77')
    const wrong = await changeFor('zoya', { oldPassword: 'Wrong999' })
    expect({ ...wrong, headers: {} }).toEqual({ ...unknown, headers: {} })
    const fresh = await makeWorld()
    const reply = await fresh.guest.call(password.changePassword, change('Fresh5678', { username: 'kamran' }))
    expect(reply.code).toBe('account.disabled')
  })

  test('a new password equal to the old one is refused', { tags: ['VALID-016'] }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    expect((await amina.call(password.changePassword, change('Play1234'))).code).toBe('password.same')
  })

  test('the confirmation must be the same, and the merchant’s rule holds', {
    tags: ['VALID-003', 'VALID-015'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const other = await amina.call(password.changePassword, change('Fresh5678', { confirmNewPassword: 'Fresh567' }))
    expect(other.code).toBe('password.not.match')
    const broken = async (secret: string) =>
      (await amina.call(password.changePassword, change(secret))).detail.fields?.newPassword
    expect(await broken('Ab1')).toEqual(['range'])
    expect(await broken('abcdefgh')).toEqual(['pattern'])
    expect(await broken(`A1${'x'.repeat(19)}`)).toEqual(['range'])
    const rabia = await (await makeWorld({ scenario: 'minimal-merchant' })).as('rabia')
    const strict = await rabia.call(password.changePassword, change('Fresh-5678'))
    expect(strict.detail.fields).toEqual({ newPassword: ['pattern'] })
  })

  test('a password equal to the username is refused', async () => {
    const rule = { enabled: true, required: true, minLength: 3, maxLength: 20, acceptedPattern: '*', patternId: 'any' }
    expect(password.checkNewPassword(rule, 'Amina', 'amina')).toEqual(['pattern'])
    expect(password.checkNewPassword(rule, 'Amina1', 'amina')).toEqual([])
  })

  test('a trial session has no password to change', async () => {
    const world = await makeWorld()
    const trial = await world.asTrial()
    expect((await trial.call(password.changePassword, change())).code).toBe('real.account.required')
  })

  test('the body may come encrypted, and its secrets are masked on the tape', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { spki } = await amina.get(session.publicKey)
    const { body, headers } = seal(spki, change().body)
    expect((await amina.call(password.changePassword, { body }, headers)).value).toBe(true)
    expect(await login(world, 'Fresh5678')).toBeUndefined()
    const [seen] = await world.tape('password.change')
    expect(JSON.stringify(seen)).not.toContain('Fresh5678')
  })
})
