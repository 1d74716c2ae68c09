import { describe, expect, test } from 'vitest'
import { demoServer } from '../support/demo-server.ts'

const { http, openRoom, roomNow, visit, phone, steer } = demoServer()

/** What the page at the door puts on the device. */
const stateOf = (html: string) => JSON.parse(/id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
const cookieOf = (headers: Record<string, unknown>) =>
  (headers['set-cookie'] as string[]).map((cookie) => cookie.split(';')[0]).join('; ')

describe('the phones of a room begin as the host wishes', () => {
  test.each([
    ['both', { language: 'EN', theme: 'light' }, { language: 'EN', theme: 'light' }, 'lang="en" dir="ltr"'],
    ['the language', { language: 'UR' }, { language: 'UR' }, 'lang="ur" dir="rtl"'],
    ['the theme', { theme: 'dark' }, { theme: 'dark' }, '<html'],
  ] as const)('in %s', async (_name, wish, values, mark) => {
    const room = await openRoom(wish)
    expect(room).toMatchObject({ language: null, theme: null, quiet: false, ...wish })
    const page = await visit(room.code)
    expect(page.status).toBe(200)
    expect(page.text).toContain(mark)
    expect(stateOf(page.text)).toMatchObject({ world: room.world, values, to: '/m/home' })
    expect((await roomNow(room.code)).people).toHaveLength(1)
  })

  test('and a phone that comes again keeps what its owner has chosen since', async () => {
    const { code } = await openRoom({ language: 'EN', theme: 'light' })
    const first = await visit(code)
    const again = await visit(code, { cookie: cookieOf(first.headers) })
    expect([again.status, again.headers.location]).toEqual([303, '/m/home'])
  })

  test('without a wish a phone comes in as it is', async () => {
    const { code } = await openRoom()
    expect((await visit(code)).status).toBe(303)
  })

  test('a quiet room says so on the pages of its phones, and on no others', async () => {
    const [quiet, usual] = [await openRoom({ quiet: true }), await openRoom()]
    const home = async (code: string) =>
      (
        await http()
          .get('/m/home')
          .set('Cookie', await phone(code))
      ).text
    expect(await home(quiet.code)).toContain('data-quiet="yes"')
    expect(await home(usual.code)).not.toContain('data-quiet')
    expect((await http().get('/m/home')).text).not.toContain('data-quiet')
  })

  test.each([
    ['language', { language: 'XX' }],
    ['theme', { theme: 'blue' }],
    ['quiet', { quiet: 'yes' }],
  ])('a wrong %s opens nothing', async (name, body) => {
    const world = (await steer('post', '/worlds', { clock: 'frozen' })).body.id
    const { status, body: problem } = await steer('post', '/rooms', { world, ...body })
    expect([status, problem.fields.map((field: { name: string }) => field.name)]).toEqual([422, [name]])
    expect((await steer('get', '/rooms')).body.some((room: { world: string }) => room.world === world)).toBe(false)
  })
})
