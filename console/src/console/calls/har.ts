import type { TapeCall } from '@understudy/contracts/control/inspect'

/** The most calls that are exported. */
export const MOST_EXPORTED = 500

/** Headers by name; those with the value null are left out. */
const headersOf = (headers: Record<string, string | null>) => ({
  cookies: [],
  headers: Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
  headersSize: -1,
})
const JSON_TYPE = 'application/json'

/** Calls as an HTTP archive (HAR 1.2), with the details only a world has in `_world`. */
export function harOf(calls: readonly TapeCall[], origin: string) {
  return {
    log: { version: '1.2', creator: { name: 'Understudy', version: '1' }, pages: [], entries: calls.map(entryOf) },
  }

  function entryOf(call: TapeCall) {
    const { seq, at, machineAt = at, endpoint, method, path, status, code, actor, ms, page, input, reply, bytes } = call
    const { fault, flag, clock, rows, cause, merchant, language } = call
    const url = new URL(path, origin)
    const hasBody = method !== 'GET' && input !== null
    return {
      startedDateTime: new Date(machineAt - ms).toISOString(),
      time: ms,
      request: {
        method,
        url: url.href,
        httpVersion: 'HTTP/1.1',
        ...headersOf({ Merchant: merchant, Language: language, 'content-type': hasBody ? JSON_TYPE : null }),
        queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
        bodySize: -1,
        ...(hasBody ? { postData: { mimeType: JSON_TYPE, text: JSON.stringify(input) } } : {}),
      },
      response: {
        status,
        statusText: code ?? '',
        httpVersion: 'HTTP/1.1',
        ...headersOf({ 'content-type': JSON_TYPE, 'x-fault': fault }),
        redirectURL: '',
        bodySize: bytes,
        content: { size: bytes, mimeType: JSON_TYPE, text: JSON.stringify(reply) },
      },
      cache: {},
      timings: { send: 0, wait: ms, receive: 0 },
      _world: { seq, at, endpoint, code, actor, page, input, fault, flag, clock, rows, cause },
    }
  }
}
