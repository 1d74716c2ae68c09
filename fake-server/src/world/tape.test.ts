import { describe, expect, test } from 'vitest'
import { MASK, masked, maskedText } from './masking.ts'
import { type Recording, Tape } from './tape.ts'

const call = (body: string | Buffer, more: Partial<Recording> = {}): Recording => ({
  ...{ at: 1, endpoint: 'games.hot', method: 'GET', path: '/wps/hot', status: 200, code: null, actor: null, ms: 1 },
  ...{ input: null, fault: null, flag: null, clock: 'frozen', rows: 0, cause: null, merchant: null, language: null },
  ...{ hasToken: false, tables: new Map(), body },
  ...more,
})
const json = (size: number) => JSON.stringify('x'.repeat(size - 2))

describe('the tape', () => {
  test('keeps the last 500 calls', () => {
    const tape = new Tape()
    for (let i = 0; i < 620; i += 1) tape.record(call('{}'))
    expect([tape.count, tape.list(500).length, tape.list(1)[0]?.seq]).toEqual([620, 500, 620])
    expect([tape.call(120), tape.call(121)?.seq, tape.call(621)]).toEqual([undefined, 121, undefined])
  })

  test('does not hold an answer above 256 KB, but says how long it was', () => {
    const tape = new Tape()
    const whole = tape.record(call(json(256 * 1024)))
    const large = tape.record(call(`"${'ü'.repeat(256 * 1024)}"`))
    expect(tape.call(whole)).toMatchObject({ reply: 'x'.repeat(256 * 1024 - 2), bytes: 256 * 1024 })
    expect(tape.call(large)).toMatchObject({
      reply: { note: expect.stringContaining('256 KB') },
      bytes: 512 * 1024 + 2,
    })
  })

  test('lets the oldest answers go when all of them weigh more than 1 MB, and keeps the calls', () => {
    const tape = new Tape()
    const size = 200 * 1024
    for (let i = 0; i < 30; i += 1) tape.record(call(i % 2 ? json(size) : Buffer.from(json(size))))
    const held = tape.list(500).filter(({ seq }) => typeof tape.call(seq)?.reply === 'string')
    expect(held.map(({ seq }) => seq)).toEqual([30, 29, 28, 27, 26])
    expect(tape.call(20)).toMatchObject({ reply: { note: expect.stringContaining('room') }, bytes: size })
    for (let i = 0; i < 700; i += 1) tape.record(call('{}'))
    expect(tape.call(730)?.reply).toEqual({})
    expect(tape.call(tape.record(call(json(size))))?.reply).toHaveLength(size - 2)
  })

  test('forgets everything when it is cleared', () => {
    const tape = new Tape()
    tape.record(call('{}'))
    tape.clear()
    expect([tape.count, tape.list(10), tape.call(1)]).toEqual([0, [], undefined])
    expect(tape.record(call('{}'))).toBe(1)
  })
})

describe('masking', () => {
  const token = 'w1.0f8fad5b-d9cb-469f-a165-70867728950e'

  test('goes by the names of fields, however deep, and leaves names of things alone', () => {
    const input = {
      password: 'p',
      newPassword: '',
      deep: [{ smsCode: '123456', vendorCode: 'KS', errorCode: 'x', code: 'PK', captcha: true, tries: 3 }],
      captchaResult: { lot_number: 'abc', nested: ['d'] },
      answers: ['blue'],
      code: 123456,
    }
    expect(masked(input)).toEqual({
      password: MASK,
      newPassword: '',
      deep: [{ smsCode: MASK, vendorCode: 'KS', errorCode: 'x', code: 'PK', captcha: true, tries: 3 }],
      captchaResult: { lot_number: MASK, nested: [MASK] },
      answers: [MASK],
      code: MASK,
    })
  })

  test('finds tokens in texts and addresses', () => {
    expect(maskedText(`/play/${token}/spin`)).toBe(`/play/w1.${MASK}/spin`)
    expect(maskedText(`/wps/x?token=${token}&a=1`)).toBe(`/wps/x?token=${MASK}&a=1`)
    expect(masked({ address: 'https://a.test/m/login?code=abc&state=s' })).toEqual({
      address: `https://a.test/m/login?code=${MASK}&state=${MASK}`,
    })
  })
})
