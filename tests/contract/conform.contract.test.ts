import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { favourites, session, wallet } from '@understudy/contracts'
import { tapeCall } from '@understudy/contracts/control/inspect'
import { REGISTRY } from '@understudy/contracts/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import { harOf as exportedHar } from '../../console/src/console/calls/har.ts'
import { Conformance } from '../../steering/src/conform/conform.ts'
import { readHar } from '../../steering/src/conform/har.ts'
import { control, send } from '../support/call.ts'
import { ROOT } from '../support/repository.ts'
import { makeWorld } from '../support/world.ts'
import { conform, conformApart, differences, file, folder, reportIn } from './conform-run.ts'
import { entryOf, harOf } from './har-of.ts'
import { type Step, walk } from './walk.ts'

const steps: Step[] = []
beforeAll(async () => {
  await walk((step) => {
    if (step.endpoint.surface !== 'control') steps.push(step)
  })
  const world = await makeWorld()
  for (const [endpoint, parts, sentHeaders] of [
    [wallet.balance, {}, { Merchant: 'aurora1' }],
    [session.login, { body: { username: 'amina', password: 'wrong', type: 'username' } }, { Merchant: 'aurora1' }],
    [wallet.balance, {}, {}],
    [wallet.balance, { query: { surprise: '1' } }, { Merchant: 'aurora1', Authorization: 'garbage' }],
  ] as const) {
    const { status, headers, body } = await send(endpoint, parts, { 'x-world': world.id, ...sentHeaders })
    steps.push({ endpoint, parts, status, headers, body, sentHeaders } as Step)
  }
})

describe('conform over a recording', () => {
  test('conform finds nothing in a recording of every call, refusals included', async () => {
    const json = join(folder, 'own.json')
    const { code, out, err } = await conformApart('--har', file('own.har', harOf(steps)), '--json', json)
    const report = reportIn(json)
    expect({ differences: differences(report), err, code }).toEqual({ differences: [], err: '', code: 0 })
    expect(report.endpoints.filter(({ calls }) => calls === 0).map(({ name }) => name)).toEqual([])
    expect(report.endpoints.find(({ name }) => name === 'wallet.balance')?.codes).toEqual({
      CUSTOMER_NOT_LOGIN: 1,
      'function.not.available': 1,
      'user.or.token.invalid': 1,
    })
    expect(out).toContain('not compared: encrypted request 1×')
  })

  test('conform reads a folder as all its recordings and finds types the browser kept', async () => {
    const step = steps.find(({ endpoint }) => endpoint.name === 'wallet.balance')
    if (!step) throw new Error('The walk asked for no balance')
    const { 'content-type': _kept, ...headers } = step.headers
    mkdirSync(join(folder, 'several'))
    for (const name of ['a', 'b']) file(`several/${name}.har`, harOf([{ ...step, headers }]))
    file('several/notes.txt', 'no recording')
    const { code, out } = await conform('--har', join(folder, 'several'))
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('wallet.balance  2 calls') })
  })

  test('conform counts injected faults apart and not as deviations', async () => {
    const step = steps.find(({ endpoint }) => endpoint.name === 'wallet.balance')
    if (!step) throw new Error('The walk asked for no balance')
    const refused = { success: false, errorCode: 'game.maintenance', message: 'Closed #1', value: {} }
    const ordered = { ...step, status: 500, body: refused, headers: { ...step.headers, 'x-fault': 'error' } }
    const result = await conform('--har', file('ordered.har', harOf([step, ordered])))
    expect({ code: result.code, out: result.out }).toEqual({
      code: 0,
      out: expect.stringContaining('not compared: made by a fault 1×'),
    })
    const meant = await conform('--har', file('meant.har', harOf([step, { ...ordered, headers: step.headers }])))
    expect({ code: meant.code, out: meant.out }).toEqual({ code: 1, out: expect.stringContaining('code.undeclared') })
  })

  test('conform says that nothing was compared without bodies', async () => {
    const step = steps.find(({ endpoint }) => endpoint.name === 'wallet.balance')
    if (!step) throw new Error('The walk asked for no balance')
    const entry = entryOf(step, 'https://play.example') as { response: object }
    const bare = { ...entry, response: { ...entry.response, content: { size: 300 } } }
    const evidence = join(folder, 'nothing.json')
    const recording = file('bare.har', { log: { entries: [bare] } })
    const { code, out, err } = await conform('--har', recording, '--keep', evidence)
    expect({ code, err }).toEqual({
      code: 2,
      err: 'bare.har: no response could be compared (not kept 1×). Record with content.\n',
    })
    expect(out).toContain('Not compared\n  wallet.balance  1 calls')
    expect(existsSync(evidence)).toBe(false)
  })

  test('conform reads bodies that Playwright stores beside the recording, no other files', async () => {
    const step = steps.find(({ endpoint }) => endpoint.name === 'wallet.balance')
    if (!step) throw new Error('The walk asked for no balance')
    mkdirSync(join(folder, 'beside'))
    file('beside/body.json', JSON.stringify(step.body))
    file('outside.json', JSON.stringify(step.body))
    const entry = entryOf(step, 'https://play.example') as { response: object }
    const entries = ['body.json', '../outside.json'].map((_file) => ({
      ...entry,
      response: { ...entry.response, content: { _file } },
    }))
    const { code, out } = await conform('--har', file('beside/session.har', { log: { entries } }))
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining('wallet.balance  2 calls  (not compared: not kept 1×)'),
    })
  })

  test('conform shows hostile content as text, in HTML and at the terminal', async () => {
    const step = steps.find(({ endpoint }) => endpoint.name === 'wallet.balance')
    if (!step) throw new Error('The walk asked for no balance')
    const value = { ...(step.body as { value: object }).value, '<script>alert(1)</script>': 1, '\u001b[2J': 1 }
    const entry = entryOf({ ...step, body: { success: true, value } }, 'https://play.example')
    const stray = entryOf(
      {
        ...step,
        parts: {},
        endpoint: { ...wallet.balance, path: '/wps/"><img src=x onerror=alert(1)>' } as never,
      },
      'https://play.example',
    )
    const html = join(folder, 'hostile.html')
    const { code, out } = await conform(
      '--har',
      file('hostile.har', { log: { entries: [entry, stray] } }),
      '--html',
      html,
    )
    expect(code).toBe(1)
    expect(out).toContain('field.new')
    expect(out).not.toContain('\u001b')
    const page = readFileSync(html, 'utf8')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    for (const live of ['<script', '<img', '\u001b']) expect(page).not.toContain(live)
    expect(page).toContain("default-src 'none'")
  })

  test.each([
    ['no file', ['--har', 'nowhere.har'], 'nowhere.har cannot be read (ENOENT).'],
    ['no JSON', ['--har', file('half.har', '{"log":')], 'half.har cannot be read: it is no JSON.'],
    ['no archive', ['--har', file('none.har', '{"log":{}}')], 'none.har cannot be read: it has no log.entries'],
    [
      'entries that are no calls',
      ['--har', file('odd.har', { log: { entries: [{ request: 7 }] } })],
      'odd.har has no call to a platform in it.',
    ],
    [
      'too many entries',
      ['--har', file('many.har', { log: { entries: new Array(100_001).fill(0) } })],
      '100000 are the most',
    ],
    [
      'other traffic only',
      ['--har', file('other.har', { log: { entries: [] } })],
      'other.har has no call to a platform in it.',
    ],
    ['nothing to compare', [], 'Say what to compare with the contracts'],
    ['both', ['--har', 'a', '--base', 'https://play.example'], 'Say what to compare with the contracts'],
    ['a write over a recording', ['--har', 'a', '--write'], 'a recording is only read'],
    ['an unknown option', ['--whatever'], 'Unknown option'],
    ['no address', ['--base', 'play'], '--base must be an address'],
    ['no accounts', ['--base', 'https://play.example'], '--base needs --accounts FILE'],
    [
      'an accounts file without accounts',
      ['--base', 'https://play.example', '--accounts', file('odd.json', '{"merchant":7}')],
      'merchant is not as an accounts file wants it',
    ],
    [
      'nobody there',
      ['--base', 'http://127.0.0.1:9', '--accounts', file('a.json', '{"merchant":"aurora1"}')],
      'http://127.0.0.1:9 does not answer',
    ],
  ])('conform refuses %s in one sentence', async (_what, args, sentence) => {
    const { code, out, err } = await conform(...args)
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining(sentence) })
    expect(err).not.toMatch(/^\s+at /m)
  })
})

test('a world’s calls as the console exports them conform', async () => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  await amina.get(wallet.balance)
  await amina.call(favourites.addFavourite, { body: { nodeId: 'nowhere', vendor: 'CBS3' } })
  const tape = await world.tape()
  const calls = await Promise.all(tape.map(({ seq }) => control(tapeCall, { params: { id: world.id, seq } })))
  const { exchanges } = readHar(Buffer.from(JSON.stringify(exportedHar(calls, 'http://localhost:3000'))), {
    file: 'calls.har',
  })
  const conformance = new Conformance(REGISTRY.filter(({ surface }) => surface !== 'control'))
  for (const exchange of exchanges) conformance.take(exchange)
  const { endpoints, everywhere } = conformance.report()
  expect({ everywhere, flatMap: endpoints.flatMap(({ deviations }) => deviations) }).toEqual({
    everywhere: [],
    flatMap: [],
  })
})

describe('counts of a conform report', () => {
  test('conform records evidence by file and date for endpoints and fields that conform', async () => {
    const balance = steps.find(({ endpoint }) => endpoint.name === 'wallet.balance')
    if (!balance) throw new Error('The walk asked for no balance')
    const { currency: _gone, ...rest } = (balance.body as { value: Record<string, unknown> }).value
    const odd = { ...balance, body: { success: true, value: { ...rest, sumBalance: '1' } } }
    const evidence = join(folder, 'evidence')
    const recording = join(evidence, 'march.json')
    expect((await conform('--har', file('odd-balance.har', harOf([odd])), '--keep', recording)).code).toBe(1)

    const list = [join(ROOT, 'tests/support/contracts-command.ts'), '--evidence', evidence, '--fields']
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', ...list], { cwd: ROOT })
    const lines = stdout.trimEnd().split('\n')
    expect(lines).toContain(
      'wallet.balance  GET /wps/v2/wallets/balance  assumed  6 of 8 fields; observed 2026-03-10 in march.json (1 calls, 2 deviations)',
    )
    expect(lines).toContain('    balance[].availBalance  observed 2026-03-10 in march.json')
    expect(stdout).not.toContain('    sumBalance')
    expect(stdout).not.toContain('    currency ')
    expect(lines).toContain('wallet.gcs  GET /wps/wallets/gcs  specified')
    expect(lines.at(-1)).toMatch(/^\d+ fields of answers: 6 seen in evidence$/)
  })

  test('evidence has codes of refusals and values of enumerations, no others', async () => {
    const recording = join(folder, 'values', 'march.json')
    await conform('--har', file('values.har', harOf(steps)), '--keep', recording)
    const { endpoints } = JSON.parse(readFileSync(recording, 'utf8'))
    expect(endpoints['bets.history'].values).toMatchObject({
      'response list[].status': expect.arrayContaining(['lost']),
    })
    expect(Object.keys(endpoints['bets.history'].values)).not.toContain('response list[].gameName')
    expect(endpoints['session.login'].codes.length).toBeGreaterThan(0)
  })
})
