import { describe, expect, test } from 'vitest'
import { MASK, outlined, redacted, redactedAddress, redactedText } from '../shared/masking.ts'
import { type Recording, Tape } from './tape.ts'
import { Tapes } from './tapes.ts'

const call = (body: string | Buffer, more: Partial<Recording> = {}): Recording => ({
  at: 1,
  endpoint: 'games.hot',
  method: 'GET',
  path: '/wps/hot',
  status: 200,
  code: null,
  actor: null,
  ms: 1,
  input: null,
  fault: null,
  flag: null,
  clock: 'frozen',
  rows: 0,
  cause: null,
  merchant: null,
  language: null,
  hasToken: false,
  tables: new Map(),
  body,
  expected: true,
  ...more,
})
const json = (size: number) => JSON.stringify('x'.repeat(size - 2))

describe('the tape', () => {
  test('the tape keeps the last 10,000 calls and lists them page by page', () => {
    const tape = new Tape()
    for (let i = 0; i < 10_120; i += 1) tape.record(call('{}'))
    expect({ count: tape.count, listCount: tape.list(20_000).length, seq: tape.list(1)[0]?.seq }).toEqual({
      count: 10_120,
      listCount: 10_000,
      seq: 10_120,
    })
    expect([tape.call(120), tape.call(121)?.seq, tape.call(10_121)]).toEqual([undefined, 121, undefined])
    const numbers = (limit: number, after?: number, before?: number) =>
      tape.list(limit, { after, before }).map(({ seq }) => seq)
    expect(numbers(2, 0, 10_119)).toEqual([10_118, 10_117])
    expect(numbers(5, 10_116, 10_119)).toEqual([10_118, 10_117])
    expect([numbers(5, 0, 123), numbers(5, 0, 121), numbers(5, 0, 1)]).toEqual([[122, 121], [], []])
  })

  test('the tape finds a text in inputs and answers, in any case, but no masked secret', () => {
    const tape = new Tape()
    tape.record({ ...call('{"betNo":"B7654","note":"نیلا شیر"}'), input: null })
    tape.record({ ...call('{"password":"Hidden77"}'), input: { gameName: 'Nilgiri TIGER', password: 'Hidden77' } })
    tape.record(call(''))
    const numbers = (find: string, more = {}) => tape.list(10, { find, ...more }).map(({ seq }) => seq)
    expect({
      answer: numbers('b7654'),
      urdu: numbers('شیر'),
      input: numbers('tiger'),
      later: numbers('b7654', { after: 1 }),
      secret: numbers('Hidden77'),
      none: numbers('B76543'),
    }).toEqual({ answer: [1], urdu: [1], input: [2], later: [], secret: [], none: [] })
  })

  test('the tape records the length of a reply above 256 KB, not its text', () => {
    const tape = new Tape()
    const whole = tape.record(call(json(256 * 1024)))
    const large = tape.record(call(`"${'ü'.repeat(256 * 1024)}"`))
    expect(tape.call(whole)).toMatchObject({ reply: 'x'.repeat(256 * 1024 - 2), bytes: 256 * 1024 })
    expect(tape.call(large)).toMatchObject({
      reply: { note: expect.stringContaining('256 KB') },
      bytes: 512 * 1024 + 2,
    })
  })

  test('a tape beyond 1 MB drops its oldest answers and keeps the calls', () => {
    const tape = new Tape()
    const size = 200 * 1024
    for (let i = 0; i < 30; i += 1) tape.record(call(i % 2 ? json(size) : Buffer.from(json(size))))
    const answered = tape.list(500).filter(({ seq }) => typeof tape.call(seq)?.reply === 'string')
    expect(answered.map(({ seq }) => seq)).toEqual([30, 29, 28, 27, 26])
    expect(tape.call(20)).toMatchObject({ reply: { note: expect.stringContaining('room') }, bytes: size })
    for (let i = 0; i < 700; i += 1) tape.record(call('{}'))
    expect(tape.call(730)?.reply).toEqual({})
    expect(tape.call(tape.record(call(json(size))))?.reply).toHaveLength(size - 2)
  })

  test('a tape drops the oldest inputs with their answers, and shortens a large one', () => {
    const tape = new Tape()
    for (let i = 0; i < 120; i += 1) tape.record(call('{}', { input: { note: 'n'.repeat(12_000) } }))
    const inputs = tape.list(500).map(({ input }) => JSON.stringify(input))
    expect(inputs.filter((input) => input.includes('nnnn'))).toHaveLength(87)
    expect({ inputsCount: inputs.length, inputs: inputs.at(-1) }).toEqual({
      inputsCount: 120,
      inputs: expect.stringContaining('made room'),
    })
    expect(tape.call(1)?.holdsInput).toBe(false)
    const large = tape.record(call('{}', { input: { note: 'n'.repeat(20_000), pages: [1, 2] } }))
    expect(tape.entry(large)?.input).toEqual({ note: `${MASK} (20000)`, pages: [MASK, MASK] })
  })

  test('the tape shortens texts whose length the sender chose', () => {
    const tape = new Tape()
    const path = `/wps/x?${'q'.repeat(9_000)}=1`
    const seq = tape.record(call('{}', { path, cause: 'c'.repeat(9_000), expected: false }))
    const entry = tape.entry(seq)
    expect({ pathCount: entry?.path.length, causeCount: entry?.cause?.length }).toEqual({
      pathCount: 52,
      causeCount: 2049,
    })
    expect(tape.bytes).toBeLessThan(8_000)
  })

  test('all tapes share a limit, and the one quiet for longest forgets first', () => {
    const tapes = new Tapes(100_000)
    const [quiet, busy] = [new Tape(tapes), new Tape(tapes)]
    quiet.record(call(json(10_000)))
    for (let i = 0; i < 4; i += 1) busy.record(call(json(10_000)))
    expect({ tapes: tapes.entries(), listCount: quiet.list(10).length, count: quiet.count }).toEqual({
      tapes: 4,
      listCount: 0,
      count: 1,
    })
    expect(tapes.bytes()).toBe(busy.bytes)
    expect(quiet.record(call('{}'))).toBe(2)
    expect(quiet.list(10).map(({ seq }) => seq)).toEqual([2])
    busy.clear()
    expect({ tapes: tapes.entries(), bytes: tapes.bytes() }).toEqual({ tapes: 1, bytes: quiet.bytes })
  })

  test('a cleared tape forgets everything', () => {
    const tape = new Tape()
    tape.record(call('{}'))
    tape.clear()
    expect({ count: tape.count, list: tape.list(10), tape: tape.call(1) }).toEqual({
      count: 0,
      list: [],
      tape: undefined,
    })
    expect(tape.record(call('{}'))).toBe(1)
  })
})

describe('masking', () => {
  const token = 'w1.0f8fad5b-d9cb-469f-a165-70867728950e'

  test('masking goes by names of fields at any depth', () => {
    const input = {
      password: 'p',
      newPassword: '',
      deep: [{ smsCode: '123456', vendorCode: 'KS', errorCode: 'x', code: 'PK', captcha: true, tries: 3 }],
      captchaResult: { lot_number: 'abc', nested: ['d'] },
      currentAnswers: ['blue'],
      answer: 'It is solved.',
    }
    expect(redacted(input)).toEqual({
      password: MASK,
      newPassword: '',
      deep: [{ smsCode: MASK, vendorCode: 'KS', errorCode: 'x', code: 'PK', captcha: true, tries: 3 }],
      captchaResult: { lot_number: MASK, nested: [MASK] },
      currentAnswers: [MASK],
      answer: 'It is solved.',
    })
  })

  test('masking goes by what a contract names as secret, if it does', () => {
    const call = {
      code: 123456,
      answers: [{ answer: 'blue' }],
      password: { patternId: 'p' },
      address: `/play/${token}`,
    }
    expect(redacted(call, ['code', 'answers'])).toEqual({
      code: MASK,
      answers: [{ answer: MASK }],
      password: { patternId: 'p' },
      address: `/play/w1.${MASK}`,
    })
  })

  test('masking recognises a password by short names too', () => {
    const names = ['pw', 'pass', 'passwd', 'passwort', 'passphrase', 'userPin', 'login_otp', 'newPwd']
    expect(redacted(Object.fromEntries(names.map((name) => [name, 'Play1234'])))).toEqual(
      Object.fromEntries(names.map((name) => [name, MASK])),
    )
    const open = { shipping: 'x', compass: 'x', pinned: 'x', passage: 'x', option: 'x' }
    expect(redacted(open)).toEqual(open)
  })

  test('masking reads a long text once, in linear time', () => {
    const long = 'a1-'.repeat(300_000)
    expect(redactedText(`${long}${token}`)).toBe(`${long}w1.${MASK}`)
  })

  test('masking shows only names and lengths of unexpected input', () => {
    expect(outlined({ username: 'zoya', tries: 3, deep: { a: { b: { c: 1 } } }, none: null, no: '' })).toEqual({
      username: `${MASK} (4)`,
      tries: MASK,
      deep: { a: { b: MASK } },
      none: null,
      no: '',
    })
    expect(outlined('Play1234')).toBe(`${MASK} (8)`)
    expect(outlined(Array.from({ length: 12 }, () => 1))).toEqual([...Array(10).fill(MASK), '… (12)'])
    expect(redactedAddress('/wps/x?pw=1&kept=2', true)).toBe(`/wps/x?pw=${MASK}&kept=${MASK}`)
    expect(redactedAddress('/wps/x?pw=1&kept=2', false)).toBe(`/wps/x?pw=${MASK}&kept=2`)
  })

  test('masking finds tokens in texts and addresses', () => {
    expect(redactedText(`/play/${token}/spin`)).toBe(`/play/w1.${MASK}/spin`)
    expect(redactedText(`/wps/x?token=${token}&a=1`)).toBe(`/wps/x?token=${MASK}&a=1`)
    expect(redacted({ address: 'https://a.test/m/login?code=abc&state=s' })).toEqual({
      address: `https://a.test/m/login?code=${MASK}&state=${MASK}`,
    })
  })
})
