import { control as contract, feedback, inbox } from '@understudy/contracts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { app } from '../support/platform.ts'
import { type Actor, makeWorld, solveCaptcha, type TestWorld } from '../support/world.ts'

const CONTENT = 'Where do I see what I have won?'

async function send(world: TestWorld, member: Actor, body: object = {}) {
  const { answer: captcha, cookie } = await solveCaptcha(world)
  const whole = { content: CONTENT, sender: 'zoya', type: 4, captcha, ...body }
  return member.call(feedback.sendFeedback, { body: whole }, { Cookie: cookie })
}

test('a visitor without a session sends nothing', { tags: ['CONTENT-009'] }, async () => {
  const { guest } = await makeWorld()
  const body = { content: CONTENT, sender: 'zoya', type: 4, captcha: '' } as const
  expect((await guest.call(feedback.sendFeedback, { body })).code).toBe('CUSTOMER_NOT_LOGIN')
})

test('a feedback is stored with content, sender and type, and nobody else sees it', {
  tags: ['API-023', 'DATA-024'],
}, async () => {
  const world = await makeWorld()
  const zoya = await world.as('zoya')
  const { value } = await send(world, zoya, { content: `  ${CONTENT}\n` })
  expect(await zoya.get(feedback.sentFeedback)).toMatchObject([
    { ...value, content: CONTENT, sender: 'zoya', type: 4, answer: null, answeredAt: null },
  ])
  expect(await (await world.as('hina')).get(feedback.sentFeedback)).toEqual([])
})

test('feedback with a wrong, used or missing captcha is refused and not stored', {
  tags: ['API-023', 'VALID-019'],
}, async () => {
  const world = await makeWorld()
  const zoya = await world.as('zoya')
  for (const [captcha, refused] of [
    ['', 'login.captcha.required'],
    ['00000', 'captcha.invalid'],
  ] as const) {
    const { code, detail } = await send(world, zoya, { captcha })
    expect({ code, detail }).toEqual({ code: refused, detail: { captcha: true } })
  }
  const { answer: captcha, cookie } = await solveCaptcha(world)
  const sendAgain = () =>
    zoya.call(
      feedback.sendFeedback,
      { body: { content: CONTENT, sender: 'zoya', type: 4, captcha } },
      { Cookie: cookie },
    )
  expect((await sendAgain()).code).toBeUndefined()
  await world.advance(feedback.FEEDBACK_PAUSE)
  expect((await sendAgain()).code).toBe('captcha.invalid')
  expect(await zoya.get(feedback.sentFeedback)).toHaveLength(1)
})

test('a merchant without captchas asks for none', async () => {
  const world = await makeWorld()
  await world.settings({ flags: { CAPTCHA3: false } })
  const zoya = await world.as('zoya')
  const body = { content: CONTENT, sender: 'zoya', type: 0, captcha: '' } as const
  expect((await zoya.get(feedback.sendFeedback, { body })).id).toBeGreaterThan(0)
})

test('a feedback has one of six types; 5 is refused', { tags: ['CONST-033'] }, async () => {
  const world = await makeWorld()
  const zoya = await world.as('zoya')
  for (const type of Object.values(feedback.FEEDBACK_TYPES)) {
    expect((await send(world, zoya, { type })).code).toBeUndefined()
    await world.advance(feedback.FEEDBACK_PAUSE)
  }
  expect((await zoya.get(feedback.sentFeedback)).map(({ type }) => type)).toEqual([0, 6, 4, 3, 2, 1])
  for (const type of [5, 7, -1, '1']) expect((await send(world, zoya, { type })).code).toBe('field.invalid')
})

test('a description has 20 to 200 characters', { tags: ['CONST-034', 'VALID-017'] }, async () => {
  const world = await makeWorld()
  const zoya = await world.as('zoya')
  expect(feedback.FEEDBACK_LENGTH).toEqual({ min: 20, max: 200 })
  for (const content of ['x'.repeat(19), ` ${'x'.repeat(18)} `, 'x'.repeat(201), ''])
    expect((await send(world, zoya, { content })).code, String(content.length)).toBe('field.invalid')
  for (const content of ['x'.repeat(20), 'x'.repeat(200)]) {
    expect((await send(world, zoya, { content })).code).toBeUndefined()
    await world.advance(feedback.FEEDBACK_PAUSE)
  }
})

test('a feedback’s sender is its account, with one feedback a minute', { tags: ['CONTENT-016'] }, async () => {
  const world = await makeWorld()
  const zoya = await world.as('zoya')
  const foreign = await send(world, zoya, { sender: 'amina' })
  expect({ code: foreign.code, fields: foreign.detail.fields }).toEqual({
    code: 'field.invalid',
    fields: { sender: ['pattern'] },
  })
  await send(world, zoya)
  const { code, detail } = await send(world, zoya)
  expect({ code, detail }).toEqual({ code: 'feedback.too_often', detail: { retryAfter: 60 } })
  // Of what is left, a second that has begun counts whole.
  await world.advance(19_999)
  expect((await send(world, zoya)).detail).toEqual({ retryAfter: 41 })
  await world.advance(40_000)
  expect((await send(world, zoya)).code).toBe('feedback.too_often')
  await world.advance(1)
  expect((await send(world, zoya)).code).toBeUndefined()
})

test('amina has an answered and an open feedback, the empty world has none', async () => {
  const amina = await (await makeWorld()).as('amina')
  const answers = async (Language: string) =>
    (await amina.call(feedback.sentFeedback, {}, { Language })).value.map(({ answer }) => answer)
  expect(await answers('EN')).toEqual([null, 'Your money has arrived. Thank you for your patience.'])
  expect(await answers('UR')).toEqual([null, expect.stringMatching(/[\u0600-\u06ff]/)])
  const nobody = await (await makeWorld({ scenario: 'empty' })).as('amina')
  expect(await nobody.get(feedback.sentFeedback)).toEqual([])
})

test('a feedback of five characters without a type names both fields', { tags: ['VALID-018'] }, async () => {
  const world = await makeWorld()
  const zoya = await world.as('zoya')
  const { code, detail } = await send(world, zoya, { content: 'Hello', type: undefined })
  expect({ code, detail }).toEqual({
    code: 'field.invalid',
    detail: { fields: { content: ['range'], type: ['enum'] } },
  })
  expect(await zoya.get(feedback.sentFeedback)).toEqual([])
})

test('a visitor’s feedback is refused with a message', { tags: ['ERR-020'] }, async () => {
  const { guest } = await makeWorld()
  const refused = await guest.call(feedback.sentFeedback)
  expect({ code: refused.code, message: refused.message }).toEqual({
    code: 'CUSTOMER_NOT_LOGIN',
    message: expect.stringMatching(/not logged in|log in/i),
  })
})

describe('pictures of a feedback', () => {
  const picture = () =>
    sharp({ create: { width: 1_500, height: 300, channels: 3, background: '#204060' } })
      .png()
      .toBuffer()
  const upload = async (member: Actor, bytes?: Buffer) =>
    member.call(feedback.uploadFeedbackImage, { body: {}, file: { bytes: bytes ?? (await picture()), name: 'a.png' } })

  test('pictures of a feedback are re-encoded, and belong to their member', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { image } = (await upload(zoya)).value
    const hina = await world.as('hina')
    const foreign = await send(world, hina, { sender: 'hina', images: [image] })
    expect({ code: foreign.code, fields: foreign.detail.fields }).toEqual({
      code: 'field.invalid',
      fields: { images: ['pattern'] },
    })
    expect((await send(world, zoya, { images: [image, image, image, image] })).code).toBe('field.invalid')
    expect((await send(world, zoya, { images: [image] })).code).toBeUndefined()
    const [sent] = await zoya.get(feedback.sentFeedback)
    const storedImage = await (await app()).get(sent?.images[0] ?? '').expect(200)
    const { width, format } = await sharp(storedImage.body).metadata()
    expect({ width, format }).toEqual({ width: 1_024, format: 'webp' })
  })

  test('a file that is no picture, and the seventh picture within a minute, are refused', {
    tags: ['VALID-021'],
  }, async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    expect((await upload(zoya, Buffer.from('<svg/>'))).code).toBe('upload.type')
    expect((await upload(zoya, Buffer.alloc(5 * 1024 * 1024 + 1, 1))).code).toBe('upload.size')
    for (let count = 0; count < feedback.MOST_UPLOADS; count += 1) expect((await upload(zoya)).code).toBeUndefined()
    const { code, detail } = await upload(zoya)
    expect({ code, detail }).toEqual({ code: 'feedback.too_often', detail: { retryAfter: 60 } })
    await world.advance(feedback.FEEDBACK_PAUSE)
    expect((await upload(zoya)).code).toBeUndefined()
  })
})

describe('the back office', () => {
  test('an answer of the back office is in the feedback list and unread in the inbox', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { id } = (await send(world, zoya, { content: 'My <b>slot</b> has stopped & I lost' })).value
    const params = { id: world.id }
    const queue = async () => (await control(contract.queues, { params })).find(({ name }) => name === 'feedback')
    expect((await queue())?.items.at(-1)).toMatchObject({
      id: String(id),
      account: 'zoya',
      merchant: 'aurora1',
      actions: ['answer'],
      title: 'My <b>slot</b> has stopped & I lost',
      facts: { type: 'service', content: 'My <b>slot</b> has stopped & I lost' },
    })
    const before = (await queue())?.count
    const itemParams = { id: world.id, queue: 'feedback', item: String(id) }
    await control(contract.decide, {
      params: itemParams,
      body: { action: 'answer', remark: 'Load it <script>again</script>' },
    })
    expect((await queue())?.count).toBe((before ?? 0) - 1)
    const [sent] = await zoya.get(feedback.sentFeedback)
    expect(sent?.answer).toBe('Load it <script>again</script>')
    const { content, unread } = await zoya.get(inbox.inbox)
    expect({ unread, type: content[0]?.type, title: content[0]?.title }).toEqual({
      unread: 1,
      type: 'answer',
      title: 'An answer to your feedback',
    })
    expect(content[0]?.content).toBe(
      '<blockquote>My &lt;b&gt;slot&lt;/b&gt; has stopped &amp; I lost</blockquote><p>Load it &lt;script&gt;again&lt;/script&gt;</p>',
    )
    await expect(control(contract.decide, { params: itemParams, body: { action: 'answer' } })).rejects.toThrow()
  })
})
