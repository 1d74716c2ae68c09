import { gzipSync } from 'node:zlib'
import type { TapeCall } from '@understudy/contracts/control/inspect'
import { expect, test } from 'vitest'
import { HarRefused, harOf, readHar, textOf } from './har.ts'

const CALL: TapeCall = {
  seq: 7,
  at: 5_000,
  machineAt: 1_700_000_000_250,
  endpoint: 'wallet.move',
  method: 'POST',
  path: '/wps/w?a=b%20c',
  status: 409,
  code: 'wallet.low',
  actor: 'amina',
  ms: 50,
  page: '/m/mine',
  input: { amount: 5 },
  fault: null,
  flag: 'CBS3',
  clock: 'frozen',
  rows: 2,
  cause: null,
  merchant: 'aurora1',
  language: 'UR',
  bytes: 120,
  reply: { success: false },
  writes: [],
  curl: '',
  test: '',
}

test('calls exported as a HAR archive are imported unchanged', async () => {
  const har = harOf([CALL], 'http://demo:3000')
  expect(har.log).toMatchObject({
    version: '1.2',
    entries: [
      {
        startedDateTime: '2023-11-14T22:13:20.200Z',
        time: 50,
        request: {
          method: 'POST',
          url: 'http://demo:3000/wps/w?a=b%20c',
          queryString: [{ name: 'a', value: 'b c' }],
          headers: [
            { name: 'Merchant', value: 'aurora1' },
            { name: 'Language', value: 'UR' },
            { name: 'content-type', value: 'application/json' },
          ],
          postData: { text: '{"amount":5}' },
        },
        response: {
          status: 409,
          headers: [{ name: 'content-type', value: 'application/json' }],
          content: { size: 120, text: '{"success":false}' },
        },
      },
    ],
  })
  const { merchant: _, language: __, writes: ___, curl: ____, test: _____, ...line } = CALL
  expect(await readHar(JSON.stringify(har))).toEqual([{ ...line, seq: 1 }])
})

test('a HAR file is read although fields are missing', async () => {
  const entry = {
    startedDateTime: '2026-03-10T07:00:00.000Z',
    time: 12.5,
    request: { method: 'GET', url: 'https://site.example/api/things?x=1' },
    response: { status: 200, content: { size: 5, text: 'plain' } },
  }
  expect(await readHar(JSON.stringify({ log: { entries: [entry] } }))).toMatchObject([
    {
      seq: 1,
      endpoint: '/api/things',
      path: '/api/things?x=1',
      method: 'GET',
      status: 200,
      ms: 12.5,
      reply: 'plain',
      actor: null,
      input: null,
    },
  ])
})

const GOOD = { request: { url: 'https://site.example/a' }, response: {}, startedDateTime: '2026-03-10T07:00:00Z' }

test('HAR entries that are no calls are left out; one without a time gets the last', async () => {
  const timeless = { request: { url: 'https://site.example/b' }, response: { content: null, status: null } }
  const calls = await readHar(JSON.stringify({ log: { entries: [null, { request: {} }, GOOD, timeless] } }))
  expect(calls.map(({ seq, path, machineAt }) => [seq, path, machineAt])).toEqual([
    [3, '/a', 1_773_126_000_000],
    [4, '/b', 1_773_126_000_000],
  ])
})

test.each([
  ['eyJhIjoi2LEifQ==', 'base64', { a: 'ر' }],
  ['eyJhIjoi2LEifQ==', 'BASE64', { a: 'ر' }],
  ['{"a":1}', 'base64', { a: 1 }],
])('a HAR reply %s stored as %s is read back', async (text, encoding, reply) => {
  const entry = { ...GOOD, response: { content: { text, encoding } } }
  expect((await readHar(JSON.stringify({ log: { entries: [entry] } })))[0]?.reply).toEqual(reply)
})

test.each([
  ['{', /no JSON/],
  ['[]', /no log.entries/],
  ['{"log":{}}', /no log.entries/],
  ['{"log":{"entries":[1]}}', /no request with its response/],
  ['{"log":{"entries":[{"request":{"url":"x"},"response":{}}]}}', /no request with its response/],
  [JSON.stringify({ log: { entries: Array(10_001).fill(0) } }), /10001 calls; at most 10000/],
  [' '.repeat(20 * 1024 * 1024 + 1), /above 20 MB/],
])('a file that is no HAR archive is refused with the reason (%#)', async (text, why) => {
  await expect(readHar(text)).rejects.toThrow(HarRefused)
  await expect(readHar(text)).rejects.toThrow(why)
})

test('a compressed HAR file and its compressed replies are read', async () => {
  const body = gzipSync('{"a":1}').toString('base64')
  const entry = { ...GOOD, response: { content: { text: body, encoding: 'base64' } } }
  const file = new Blob([gzipSync(JSON.stringify({ log: { entries: [entry] } }))])
  expect((await readHar(await textOf(file)))[0]?.reply).toEqual({ a: 1 })
})

test('a compressed HAR file that is damaged or too large is refused', async () => {
  const damaged = new Blob([gzipSync('{}').subarray(0, 12)])
  const large = new Blob([gzipSync(' '.repeat(20 * 1024 * 1024 + 1))])
  for (const file of [damaged, large]) await expect(textOf(file)).rejects.toThrow(HarRefused)
})
