import { createHash } from 'node:crypto'
import { merchantConfig } from '@understudy/merchants'
import { describe, expect, test } from 'vitest'
import { demoServer } from '../support/demo-server.ts'

const { http, openRoom, roomNow, visit, phone, steer } = demoServer()

/** Returns the state that the room's entry page stores on the device. */
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

  test('a phone that comes again keeps what its owner has chosen', async () => {
    const { code } = await openRoom({ language: 'EN', theme: 'light' })
    const first = await visit(code)
    const secondVisit = await visit(code, { cookie: cookieOf(first.headers) })
    expect({ status: secondVisit.status, location: secondVisit.headers.location }).toEqual({
      status: 303,
      location: '/m/home',
    })
  })

  test('a phone keeps its look if the room sets none', async () => {
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
  ])('a wrong %s enters no room', async (name, body) => {
    const world = (await steer('post', '/worlds', { clock: 'frozen' })).body.id
    const { status, body: problem } = await steer('post', '/rooms', { world, ...body })
    expect({ status, fields: problem.fields.map((field: { name: string }) => field.name) }).toEqual({
      status: 422,
      fields: [name],
    })
    expect((await steer('get', '/rooms')).body.some((room: { world: string }) => room.world === world)).toBe(false)
  })
})

describe('the door of a room has the brand that its host shows', () => {
  const colours = (html: string) => [...html.matchAll(/color-scheme:(\w+);--bg:(#\w+)/g)].map(([, ...found]) => found)
  const sign = (html: string) => /<p class="brand"><svg aria-hidden="true" .*<bdi>(.*?)<\/bdi>/s.exec(html)?.[1]

  test.each(['aurora1', 'dune4', 'ember5'])('%s, in the theme of the phone', async (merchant) => {
    const room = await openRoom({ pin: '2468' })
    await steer('patch', `/worlds/${room.world}/settings`, { merchant })
    const { brand, mark, tokens } = merchantConfig(merchant)
    const page = await visit(room.code, { headers: { 'Accept-Language': 'ur' } })
    expect(sign(page.text)).toBe(brand.UR)
    expect(page.text).toContain(mark.slice(5))
    expect(colours(page.text)).toEqual([
      ['dark', tokens.dark.bg],
      ['light', tokens.light.bg],
    ])
    // A style that the content security policy does not list would not be applied.
    const styles = [...page.text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)
    for (const text of styles)
      expect(page.headers['content-security-policy']).toContain(createHash('sha256').update(text).digest('base64'))
    expect(sign((await visit(room.code, { pin: '0000' })).text)).toBe(brand.EN)
  })

  test('the host’s language, theme and brand apply to the room’s page', async () => {
    const room = await openRoom({ pin: '2468', quota: 1, language: 'UR', theme: 'light' })
    await steer('patch', `/worlds/${room.world}/settings`, { merchant: 'cedar3' })
    const first = await visit(room.code, { pin: '2468' })
    expect({ status: first.status, sign: sign(first.text) }).toEqual({
      status: 200,
      sign: merchantConfig('cedar3').brand.UR,
    })
    await steer('patch', `/worlds/${room.world}/settings`, { merchant: 'basalt2' })
    const full = await visit(room.code, { pin: '2468' })
    expect({ status: full.status, sign: sign(full.text) }).toEqual({
      status: 409,
      sign: merchantConfig('basalt2').brand.UR,
    })
    expect(colours(full.text)).toEqual([['light', merchantConfig('basalt2').tokens.light.bg]])
    const visited = await visit(room.code, { cookie: 'language=EN' })
    expect(sign(visited.text)).toBe(merchantConfig('basalt2').brand.EN)
  })

  test('an unknown room shows no brand', async () => {
    const { status, text } = await visit('AAAAAA')
    expect({ status, sign: sign(text) }).toEqual({ status: 404, sign: undefined })
  })
})
