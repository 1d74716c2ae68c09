import zlib, { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readHar } from './har.ts'

const REQUEST = { method: 'GET', url: 'https://play.example/wps/system/status', headers: [] }
const JSON_BODY = '{"success":true,"value":{}}'
const good = (content: object, headers: object[] = []) => ({
  request: REQUEST,
  response: { status: 200, headers, content },
})
const bytesOf = (...entries: unknown[]) => Buffer.from(JSON.stringify({ log: { entries } }))
const readEntries = (...entries: unknown[]) => readHar(bytesOf(...entries), { file: 'session.har' })
const bodyOf = (content: object, ...headers: { name: string; value: string }[]) => {
  const [{ body, unread } = {}] = readEntries(good(content, headers)).exchanges
  return body ?? unread
}

describe('The body of a recorded response', () => {
  test.each([
    ['plain text', { text: JSON_BODY }, ''],
    ['base64', { text: Buffer.from(JSON_BODY).toString('base64'), encoding: 'base64' }, ''],
    ['base64 in capitals', { text: Buffer.from(JSON_BODY).toString('base64'), encoding: 'BASE64' }, ''],
    ['plain text that is called base64', { text: JSON_BODY, encoding: 'base64' }, ''],
    ['gzip', { text: gzipSync(JSON_BODY).toString('base64'), encoding: 'base64' }, 'gzip'],
    ['brotli', { text: brotliCompressSync(JSON_BODY).toString('base64'), encoding: 'base64' }, 'br'],
    ['deflate', { text: deflateSync(JSON_BODY).toString('base64'), encoding: 'base64' }, 'deflate'],
    [
      'deflate without its header',
      { text: deflateRawSync(JSON_BODY).toString('base64'), encoding: 'base64' },
      'deflate',
    ],
    [
      'two encodings',
      { text: gzipSync(brotliCompressSync(JSON_BODY)).toString('base64'), encoding: 'base64' },
      'br, gzip',
    ],
    ['text that the browser had decompressed', { text: JSON_BODY }, 'br'],
  ])('the body of a recorded response is read from %s', (_name, content, encoding) => {
    expect(bodyOf(content, { name: 'Content-Encoding', value: encoding })).toBe(JSON_BODY)
  })

  test('the body of a recorded response is read from zstd', () => {
    const { zstdCompressSync } = zlib as unknown as { zstdCompressSync?: typeof gzipSync }
    if (!zstdCompressSync) return console.info('This Node has no Zstandard: nothing can be read.')
    const content = { text: zstdCompressSync(JSON_BODY).toString('base64'), encoding: 'base64' }
    expect(bodyOf(content, { name: 'Content-Encoding', value: 'zstd' })).toBe(JSON_BODY)
  })

  test('the body of a recorded response may be many megabytes of base64', () => {
    const body = JSON.stringify('x'.repeat(9_000_000))
    const content = { text: Buffer.from(body).toString('base64'), encoding: 'base64' }
    expect(bodyOf(content)?.length).toBe(body.length)
  })

  test.each([
    ['it is absent', {}, 'not kept'],
    ['it is null', { text: null, encoding: null, mimeType: null }, 'not kept'],
    ['it is in a file that is missing', { _file: 'a.json' }, 'not kept'],
    ['it is no text', { text: Buffer.from([0xff, 0xd8, 0xff]).toString('base64'), encoding: 'base64' }, 'not kept'],
    ['its text is shorter than its size', { text: JSON_BODY.slice(0, 12), size: 27 }, 'cut short'],
  ])('the body of a recorded response counts as unread where %s', (_name, content, reason) => {
    expect(bodyOf(content)).toBe(reason)
  })

  test('the body of a response is read from the file that its entry names', () => {
    const attached = (name: string) => (name === 'a.json' ? Buffer.from(JSON_BODY) : undefined)
    const { exchanges } = readHar(bytesOf(good({ _file: 'a.json' })), { file: 'session.har', attached })
    expect(exchanges[0]?.body).toBe(JSON_BODY)
  })
})

describe('A recording', () => {
  test.each([
    ['no response', { request: REQUEST }],
    ['an empty response', { request: REQUEST, response: {} }],
    ['status null', { request: REQUEST, response: { status: null } }],
    ['a word as status', { request: REQUEST, response: { status: 'error' } }],
  ])('a recording keeps an entry with %s as a call without a response', (_name, entry) => {
    const { exchanges, odd } = readEntries(entry, good({ text: JSON_BODY }))
    expect(exchanges.map(({ status, unread }) => [status, unread])).toEqual([
      [0, 'no response'],
      [200, undefined],
    ])
    expect(odd).toBe(0)
  })

  test.each([
    ['null', null],
    ['a number', 7],
    ['no request', { response: { status: 200 } }],
    ['a request without URL', { request: { method: 'GET' } }],
  ])('a recording is read although an entry is %s', (_name, entry) => {
    const { exchanges, odd } = readEntries(entry, good({ text: JSON_BODY }))
    expect({ exchanges: exchanges.map(({ place }) => place), odd }).toEqual({
      exchanges: ['entry 2 of session.har'],
      odd: 1,
    })
  })

  test('a recording is read although headers are missing, null or numbers', () => {
    const headers = [null, { name: 'Merchant', value: 7 }, { name: 'X', value: null }]
    const { exchanges } = readEntries({ request: { ...REQUEST, headers }, response: { status: 200, headers: null } })
    expect([...(exchanges[0]?.requestHeaders ?? [])]).toEqual([['merchant', '7']])
  })

  test('a recording that is compressed is read', () => {
    expect(readHar(gzipSync(bytesOf(good({}))), { file: 'session.har.gz' }).exchanges).toHaveLength(1)
  })

  test.each([
    ['UTF-8', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytesOf(good({}))])],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bytesOf(good({})).toString(), 'utf16le')])],
  ])('a recording may begin with the byte order mark of %s', (_name, bytes) => {
    expect(readHar(bytes, { file: 'session.har' }).exchanges).toHaveLength(1)
  })

  test.each([
    ['a ZIP archive', Buffer.from('PK\u0003\u0004'), 'it is a ZIP archive: unpack it, and name the folder'],
    ['damaged', gzipSync('{}').subarray(0, 12), 'it is damaged: gzip cannot unpack it'],
  ])('a recording that is %s is refused with what to do', (_name, bytes, sentence) => {
    expect(() => readHar(bytes, { file: 'session.har' })).toThrow(sentence)
  })
})
