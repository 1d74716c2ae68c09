import { chat, withdrawals } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { app, stage } from '../support/platform.ts'
import { type Actor, APP, makeWorld, type TestWorld } from '../support/world.ts'
import { chatQuery } from './sample-context.ts'

const key = () => crypto.randomUUID()
const DOT = { width: 2, height: 2, channels: 3, background: '#fff' } as const

/** Opens a chat; returns calls of its page. */
async function opened(world: TestWorld, member: Actor, more: object = {}) {
  const { chatUrl } = await member.get(chat.launchChat, { query: { ...chatQuery, ...more } })
  const params = { chatId: new URL(chatUrl).pathname.replace('/desk/', '') }
  const { guest } = world
  return {
    chatUrl,
    params,
    state: () => guest.get(chat.chatState, { params }),
    said: async () => (await guest.get(chat.chatState, { params })).lines.map(({ from, text }) => [from, text]),
    say: (text: string, as = key()) => guest.get(chat.sayLine, { params, body: { key: as, text } }),
    seen: (upTo: number) => guest.get(chat.seenLines, { params, body: { upTo } }),
  }
}
const unreadOf = async (actor: Actor) => (await actor.get(chat.chatUnread)).unReadCount

describe('opening a chat', () => {
  test('launching the chat returns a page of the second origin that cannot be framed', {
    tags: ['API-031', 'MSG-007'],
  }, async () => {
    const world = await makeWorld()
    const { chatUrl, state } = await opened(world, await world.as('zoya'))
    expect(chatUrl).toMatch(/^https?:\/\/[^/]+\/desk\/[a-z0-9-]+\.[0-9a-f-]{36}$/)
    expect(new URL(chatUrl).origin).not.toBe(APP)
    const page = await (await stage()).get(new URL(chatUrl).pathname)
    expect({ status: page.status, contentSecurityPolicy: page.headers['content-security-policy'] }).toEqual({
      status: 200,
      contentSecurityPolicy: expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(await state()).toMatchObject({
      title: 'Live chat',
      language: 'EN',
      headerColor: '#141d2f',
      backUrl: expect.stringMatching(/\/m\/message$/),
      agent: { name: 'Saima', online: true },
      opensAt: null,
      typing: false,
    })
  })

  test('the way back is a page of the app and nothing else', { tags: ['API-031'] }, async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const backTo = async (backUrl: string) =>
      (await zoya.call(chat.launchChat, { query: { ...chatQuery, backUrl } })).code
    for (const backUrl of ['/m/help?tag=tc', `${APP}/m/mine`]) {
      const { state } = await opened(world, zoya, { backUrl })
      expect((await state()).backUrl).toBe(new URL(backUrl, APP).href)
    }
    for (const backUrl of [
      'https://trap.example/m/home',
      '//trap.example/m/home',
      'javascript:alert(1)',
      '/\\trap.example/m',
      '/m\u0009/home',
      '/__control/',
      `${APP.replace('//', '//user@')}/m/home`,
    ])
      expect(await backTo(backUrl), backUrl).toBe('request_param_err')
  })

  test('the colour of the chat may omit its #', {
    tags: ['API-031'],
  }, async () => {
    const world = await makeWorld()
    const { state } = await opened(world, await world.as('zoya'), { headerColor: '3B6EA5' })
    expect((await state()).headerColor).toBe('#3B6EA5')
  })

  test('a title has up to sixty characters', { tags: ['API-031'] }, async () => {
    const world = await makeWorld()
    const title = 'x'.repeat(60)
    const { state } = await opened(world, await world.as('zoya'), { title })
    expect((await state()).title).toBe(title)
  })

  test('a chat with an invalid colour, title or language is refused', {
    tags: ['API-031'],
  }, async () => {
    const zoya = await (await makeWorld()).as('zoya')
    for (const broken of [
      { headerColor: 'red' },
      { title: '' },
      { title: 'x'.repeat(61) },
      { language: 'en' },
      { b2c: '2' },
    ])
      expect((await zoya.call(chat.launchChat, { query: { ...chatQuery, ...broken } })).code).toBe('request_param_err')
  })

  test('the chat refuses a trial and a visitor, and is missing without CBS3', {
    tags: ['ERR-003', 'FLAGS-021', 'MSG-006'],
  }, async () => {
    const world = await makeWorld()
    const trial = await world.asTrial()
    for (const [door, input] of [
      [chat.launchChat, { query: chatQuery }],
      [chat.chatUnread, {}],
    ] as const) {
      expect((await trial.call(door as typeof chat.chatUnread, input as object)).code).toBe('free_reject')
      expect((await world.guest.call(door as typeof chat.chatUnread, input as object)).code).toBe('CUSTOMER_NOT_LOGIN')
    }
    const zoya = await world.as('zoya')
    await world.settings({ flags: { CBS3: false } })
    expect((await zoya.call(chat.launchChat, { query: chatQuery })).code).toBe('function.not.available')
    expect((await zoya.call(chat.chatUnread)).code).toBe('function.not.available')
  })

  test('a chat page is valid for twelve hours, an unknown id is refused', async () => {
    const world = await makeWorld()
    const { params, state } = await opened(world, await world.as('zoya'))
    await world.advance(12 * HOUR - 1)
    expect((await state()).title).toBe('Live chat')
    await world.advance(1)
    expect((await world.guest.call(chat.chatState, { params })).code).toBe('chat.unknown')
    const strange = { chatId: params.chatId.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }
    expect((await world.guest.call(chat.chatState, { params: strange })).code).toBe('chat.unknown')
    for (const upload of [params, strange]) {
      const { guest } = world
      const file = { bytes: await sharp({ create: DOT }).png().toBuffer(), name: 'a.png' }
      expect((await guest.call(chat.sayLine, { params: upload, body: { key: key(), text: 'Hello' } })).code).toBe(
        'chat.unknown',
      )
      expect((await guest.call(chat.seenLines, { params: upload, body: { upTo: 1 } })).code).toBe('chat.unknown')
      expect((await guest.call(chat.showPicture, { params: upload, body: { key: key() }, file })).code).toBe(
        'chat.unknown',
      )
    }
  })

  test('opening a chat accepts no picture above five megabytes', async () => {
    const world = await makeWorld()
    const { params } = await opened(world, await world.as('zoya'))
    const file = { bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 1), name: 'a.png' }
    expect((await world.guest.call(chat.showPicture, { params, body: { key: key() }, file })).code).toBe('upload.size')
  })
})

describe('chat desk', () => {
  test('three chat agents take turns by the merchants’ clock, and none after midnight', {
    tags: ['API-033'],
  }, async () => {
    const world = await makeWorld()
    const online = async () =>
      (await world.guest.get(chat.chatModels)).flatMap(({ name, online }) => (online ? name : []))
    const turns = []
    // Noon in Karachi, then 14, 20, 24 and 8 o'clock.
    for (const hours of [0, 2, 6, 4, 8]) {
      await world.advance(hours * HOUR)
      turns.push(await online())
    }
    expect(turns).toEqual([['Saima'], ['Hamza'], ['Rida'], [], ['Saima']])
    expect((await world.guest.get(chat.chatModels)).map(({ name, avatar }) => [name, avatar.slice(0, 5)])).toEqual([
      ['Saima', '/img/'],
      ['Hamza', '/img/'],
      ['Rida', '/img/'],
    ])
  })

  test('the chat desk greets once, types, and answers by topic at the world’s time', async () => {
    const world = await makeWorld()
    const page = await opened(world, await world.as('zoya'))
    expect(await page.said()).toEqual([['desk', 'Hello! What can I do for you?']])
    await opened(world, await world.as('zoya'))
    await page.say('My deposit has not arrived')
    expect({ typing: (await page.state()).typing, saidCount: (await page.said()).length }).toEqual({
      typing: false,
      saidCount: 2,
    })
    await world.advance(1_000)
    expect((await page.state()).typing).toBe(true)
    await world.advance(6_000)
    expect((await page.state()).typing).toBe(false)
    expect((await page.said()).at(-1)).toEqual(['desk', expect.stringContaining('within two minutes')])
  })

  test.each([
    ['I want to withdraw to my bank', /about 15 minutes/],
    ['I forgot my password', /Never tell anyone your password/],
    ['میرا بونس کہاں ہے', /promotions page/],
    ['میرا ڈپازٹ نہیں آیا', /within two minutes/],
    ['The slot has stopped', /open it again/],
    ['I want to set a limit', /safer play/],
    ['shukriya', /welcome/],
    ['What a nice day', /money, a game, or your account/],
  ])('the chat desk answers %j with %s', async (text, answer) => {
    const world = await makeWorld()
    const page = await opened(world, await world.as('zoya'))
    await page.say(text)
    await world.advance(10_000)
    expect((await page.said()).at(-1)).toEqual(['desk', expect.stringMatching(answer)])
  })

  test('the chat and the withdraw page promise the same time, which a setting tells', async () => {
    const world = await makeWorld()
    await world.settings({ cashier: { withdrawalMinutes: 42 } })
    const zoya = await world.as('zoya')
    expect((await zoya.get(withdrawals.withdrawSettings)).expectedMinutes).toBe(42)
    const page = await opened(world, zoya)
    await page.say('How long does a withdrawal take?')
    await world.advance(10_000)
    expect((await page.said()).at(-1)?.[1]).toContain('about 42 minutes')
  })

  test.each(['UR', 'UR-LA'] as const)(
    'the chat desk speaks of itself as “we”, as its agents take turns (%s)',
    async (language) => {
      const world = await makeWorld()
      const page = await opened(world, await world.as('zoya'), { language })
      for (const text of ['deposit', 'withdraw', 'limit', 'game', 'hm']) {
        await page.say(text)
        await world.advance(10_000)
      }
      const said = (await page.said()).filter(([sender]) => sender === 'desk')
      expect(said).toHaveLength(6)
      for (const [, text] of said) expect(text).not.toMatch(/[تگ]ئ?ی ہوں|میں سمجھ|\bmain\b|t[iy] hoon/)
    },
  )

  test('the chat desk answers in the language the chat was opened in', async () => {
    const world = await makeWorld()
    const page = await opened(world, await world.as('zoya'), { language: 'UR' })
    await page.say('رقم')
    await world.advance(10_000)
    expect((await page.said()).at(-1)?.[1]).toMatch(/[\u0600-\u06ff]/)
    const { state } = await opened(world, await world.as('zoya'), { language: 'CN' })
    expect((await state()).lines[0]?.text).toBe('Hello! What can I do for you?')
  })

  test('the chat desk answers only the last message, once', async () => {
    const world = await makeWorld()
    const page = await opened(world, await world.as('zoya'))
    await page.say('deposit')
    await world.advance(1_000)
    await page.say('no, my password')
    await world.advance(20_000)
    expect((await page.said()).filter(([from]) => from === 'desk')).toEqual([
      ['desk', 'Hello! What can I do for you?'],
      ['desk', expect.stringContaining('password')],
    ])
  })

  test('a closed chat desk says once that nobody is there, and answers when it opens', async () => {
    const world = await makeWorld({ at: '2026-03-10T22:00:00Z' })
    const page = await opened(world, await world.as('zoya'))
    const { agent, opensAt } = await page.state()
    expect({ agent, opensAt }).toEqual({ agent: null, opensAt: Date.parse('2026-03-11T03:00:00Z') })
    await page.say('Where is my deposit?')
    await page.say('Hello?')
    await world.advance(HOUR)
    const desk = async () => (await page.said()).filter(([from]) => from === 'desk')
    expect(await desk()).toEqual([['desk', expect.stringContaining('We are offline')]])
    await world.jumpTo('2026-03-11T03:00:10Z')
    expect((await desk()).length).toBe(2)
  })
})

describe('messages of a chat', () => {
  test('a chat line sent twice is stored once, keys of other players do not clash', async () => {
    const world = await makeWorld()
    const zoya = await opened(world, await world.as('zoya'))
    const same = key()
    const { id } = await zoya.say('Hello', same)
    expect(await zoya.say('Hello', same)).toEqual({ id })
    const hina = await opened(world, await world.as('hina'))
    expect((await hina.say('Salam', same)).id).not.toBe(id)
    expect((await zoya.said()).filter(([from]) => from === 'member')).toEqual([['member', 'Hello']])
    expect((await hina.said()).filter(([from]) => from === 'member')).toEqual([['member', 'Salam']])
  })

  test('chat text is stored plain, without invisible and direction marks', {
    tags: ['CONTENT-014'],
  }, async () => {
    const world = await makeWorld()
    const page = await opened(world, await world.as('zoya'))
    await page.say(' <img src=x onerror=alert(1)>\u202e 1 < 2\r\nokay ')
    expect((await page.said()).at(-1)).toEqual(['member', '<img src=x onerror=alert(1)> 1 < 2\nokay'])
  })

  test('a message that is empty, above 500 characters or has a control is refused', async () => {
    const world = await makeWorld()
    const { params } = await opened(world, await world.as('zoya'))
    for (const text of ['', '   ', 'x'.repeat(501), 'a bell \u0007'])
      expect((await world.guest.call(chat.sayLine, { params, body: { key: key(), text } })).code).toBe('field.invalid')
  })

  test('a chat picture is re-encoded at most 1024 pixels wide, other files refused', async () => {
    const world = await makeWorld()
    const { params, state } = await opened(world, await world.as('zoya'))
    const bytes = await sharp({ create: { width: 1_600, height: 800, channels: 3, background: '#204060' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
    const show = (file: Buffer) =>
      world.guest.call(chat.showPicture, { params, body: { key: key() }, file: { bytes: file, name: 'a.jpg' } })
    expect((await show(bytes)).code).toBeUndefined()
    const picture = (await state()).lines.at(-1)?.picture ?? ''
    for (const origin of [await app(), await stage()]) {
      const image = await origin.get(picture).expect(200)
      const { width, height, format, exif } = await sharp(image.body).metadata()
      expect({ width, height, format, exif }).toEqual({ width: 1_024, height: 512, format: 'webp', exif: undefined })
    }
    const count = (await state()).lines.length
    expect((await show(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).code).toBe('upload.type')
    expect((await state()).lines).toHaveLength(count)
  })

  test('the chat takes six pictures a minute, and more after a minute', async () => {
    const world = await makeWorld()
    const { params } = await opened(world, await world.as('zoya'))
    const bytes = await sharp({ create: DOT }).png().toBuffer()
    const codes = async (count: number) => {
      const replies = Array.from({ length: count }, () =>
        world.guest.call(chat.showPicture, { params, body: { key: key() }, file: { bytes, name: 'a.png' } }),
      )
      return (await Promise.all(replies)).map(({ code }) => code).sort()
    }
    expect(await codes(8)).toEqual(['upload.count', 'upload.count', ...new Array(6).fill(undefined)])
    await world.advance(59_000)
    expect(await codes(1)).toEqual(['upload.count'])
    await world.advance(1_000)
    expect(await codes(1)).toEqual([undefined])
  })
})

test('amina has two unread chat messages until the chat is seen', { tags: ['API-034', 'DATA-026'] }, async () => {
  const world = await makeWorld()
  const amina = await world.as('amina')
  expect(await amina.get(chat.chatUnread)).toEqual({ unReadCount: 2 })
  expect(await unreadOf(await world.as('zoya'))).toBe(0)
  const page = await opened(world, amina)
  const { lines } = await page.state()
  expect(await unreadOf(amina)).toBe(2)
  expect(await page.seen(lines.at(-1)?.id ?? 0)).toEqual({ unReadCount: 0 })
  expect(await unreadOf(amina)).toBe(0)
  await page.say('thanks')
  await world.advance(10_000)
  expect(await unreadOf(amina)).toBe(1)
})
