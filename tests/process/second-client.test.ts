import { describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

type Options = Parameters<typeof startPlatform>[0]
type Call = {
  method?: 'GET' | 'POST' | 'OPTIONS' | 'PUT'
  url: string
  headers?: Record<string, string>
  payload?: string
}

/** Makes one call on a server of its own. */
async function callTo(options: Options, { method = 'GET', ...call }: Call) {
  const running = await startPlatform(options)
  const reply = await running.app.inject({ method, ...call })
  await running.close()
  return reply
}

describe('games in the frame of a second client', () => {
  /** Who may frame a game on a server, as its page says. */
  async function ancestorsOn(options: Options, host = 'localhost') {
    const running = await startPlatform(options)
    const page = await running.stage.inject({ url: '/check/w1.unknown', headers: { host } })
    await running.close()
    return /frame-ancestors (.*)$/.exec(String(page.headers['content-security-policy']))?.[1]
  }

  test('a local server’s games open in the frame of every local client', async () => {
    expect(await ancestorsOn({ port: 3000 })).toBe('http://localhost:3000 http://localhost:* http://127.0.0.1:*')
  })

  test('on a public address only the app may frame a game', async () => {
    const options = { loopbackOnly: false, controlToken: 'a-token-of-sixteen', appOrigin: 'https://play.example' }
    expect(await ancestorsOn(options)).toBe('https://play.example')
    expect(await ancestorsOn({ ...options, loopbackOnly: true })).toBe('https://play.example')
  })

  test('games open in the frame of clients that are named beside the app', async () => {
    const clientOrigins = ['https://next.example', 'https://m.play.example']
    const options = {
      loopbackOnly: false,
      controlToken: 'a-token-of-sixteen',
      appOrigin: 'https://play.example',
      clientOrigins,
    }
    expect(await ancestorsOn(options)).toBe('https://play.example https://next.example https://m.play.example')
  })
})

describe('calls of a client on another origin', () => {
  const corsOrigins = ['http://localhost:5173', 'https://next.example']
  const preflight = (origin: string, url = '/wps/session/login'): Call => ({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,merchant,language,authorization,x-world',
    },
  })

  test.each(['http://localhost:5173', 'https://next.example'])(
    'calls of another origin are allowed from the named %s',
    async (origin) => {
      const reply = await callTo({ corsOrigins }, preflight(origin))
      expect(reply.statusCode).toBe(204)
      expect(reply.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-headers': 'content-type,merchant,language,authorization,x-world',
      })
      expect(String(reply.headers['access-control-allow-methods'])).toContain('POST')
      const headers = { origin, Merchant: 'aurora1', Language: 'EN' }
      const answer = await callTo({ corsOrigins }, { url: '/wps/system/status', headers })
      expect(answer.headers['access-control-allow-origin']).toBe(origin)
      expect(String(answer.headers['access-control-expose-headers'])).toContain('x-world-time')
    },
  )

  test.each(['http://localhost:5174', 'https://next.example.evil.example', 'null'])(
    'calls of another origin are refused from %s, which is not named',
    async (origin) => {
      expect((await callTo({ corsOrigins }, preflight(origin))).headers['access-control-allow-origin']).toBeUndefined()
      const answer = await callTo({ corsOrigins }, { url: '/wps/system/status', headers: { origin } })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  test('calls of another origin never reach the control API or the app’s pages', async () => {
    for (const url of ['/__control/worlds', '/m/home', '/__control/health']) {
      const answer = await callTo({ corsOrigins }, { url, headers: { origin: 'http://localhost:5173' } })
      expect(answer.headers['access-control-allow-origin'], url).toBeUndefined()
    }
  })

  test('calls of another origin are refused unless origins are named', async () => {
    const preflightReply = await callTo({}, preflight('http://localhost:5173'))
    expect(preflightReply.statusCode).toBe(405)
    expect(preflightReply.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('a mistake of a first call is named in the header x-understudy-hint', () => {
  const GOOD = { Merchant: 'aurora1', Language: 'EN' }
  const hintOf = async (call: Call) => (await callTo({}, call)).headers['x-understudy-hint']

  test.each([
    ['/wps/system/statsu', '/wps/system/status'],
    ['/wps/relay/MCSFE_getFavouriteGames', '/wps/relay/MCSFE_getFavoriteGames'],
    ['/wps/Session/Login', '/wps/session/login'],
  ])('the unknown path %s is answered with the closest one', async (url, meant) => {
    const reply = await callTo({}, { url, headers: GOOD })
    expect(reply.statusCode).toBe(501)
    expect(reply.headers['x-understudy-hint']).toBe(`No call has this path; did you mean ${meant}?`)
  })

  test('an unknown path without a near one is answered with the reference’s address', async () => {
    expect(await hintOf({ url: '/wps/everything/else/there/is', headers: GOOD })).toBe(
      'No call has this path: /__control/reference lists them all.',
    )
  })

  test.each(['//wps/system/status', '/wps//system/status'])('a hint names the double slash of %s', async (url) => {
    const reply = await callTo({}, { url, headers: GOOD })
    expect(reply.statusCode).toBe(501)
    expect(reply.json()).toMatchObject({ success: false, errorCode: 'endpoint.not.built' })
    expect(reply.headers['x-understudy-hint']).toContain('double slash')
  })

  test.each(['Bearer T', 'bearer w1.7f0c1f3e-1111-4111-8111-111111111111'])(
    'a hint names the wrong form of Authorization %s',
    async (Authorization) => {
      const headers = { ...GOOD, Authorization }
      expect(await hintOf({ url: '/wps/relay/MCSFE_getFavoriteGames', headers })).toBe(
        'Authorization takes the token alone, without Bearer.',
      )
    },
  )

  test('an unknown Merchant or Language is refused with the valid ones', async () => {
    const url = '/wps/relay/MCSFE_getFavoriteGames'
    expect(await hintOf({ url, headers: { ...GOOD, Merchant: 'nobody9' } })).toBe(
      'The header Merchant must be one of aurora1, basalt2, cedar3, dune4, ember5.',
    )
    expect(await hintOf({ url, headers: { Merchant: 'aurora1', Language: 'XX' } })).toMatch(
      /^The header Language must be one of UR, /,
    )
    expect(await hintOf({ url, headers: { Language: 'EN' } })).toContain('The header Merchant must be one of')
  })

  test.each([
    [
      'application/x-www-form-urlencoded',
      'username=amina',
      'The body must be JSON, with content-type application/json.',
    ],
    ['text/plain', '{}', 'The body must be JSON, with content-type application/json.'],
    ['application/json', '{"username":', 'The body is no valid JSON, or too large.'],
  ])('a hint names the wrong type of a body of %s', async (type, payload, hint) => {
    const url = '/wps/session/login'
    expect(await hintOf({ method: 'POST', url, headers: { ...GOOD, 'content-type': type }, payload })).toBe(hint)
  })

  test('successful calls and refusals of the platform have no hint', async () => {
    expect(await hintOf({ url: '/wps/system/status', headers: GOOD })).toBeUndefined()
    const reply = await callTo({}, { url: '/wps/relay/MCSFE_getFavoriteGames', headers: GOOD })
    expect(reply.statusCode).toBe(401)
    expect(reply.headers['x-understudy-hint']).toBeUndefined()
  })

  test('a hint repeats nothing that the client has sent', async () => {
    const url = '/wps/system/status<script>alert(1)</script>'
    expect(await hintOf({ url, headers: { ...GOOD, Language: '<b>' } })).not.toMatch(/[<>]/)
  })
})
