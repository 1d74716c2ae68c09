import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createPlatform } from '@understudy/fake-server'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runLearn } from '../../fake-server/src/start/run-learn.ts'
import { HAR_LIMITS, readHar } from '../../steering/src/conform/har.ts'
import { learn } from '../../steering/src/learn/learn.ts'
import { KITES } from '../support/kites.ts'
import { writeLargeRecording } from '../support/large-recording.ts'
import { harOfSession, type RecordedReply, session, unnamedDifferences } from '../support/recorded-session.ts'
import { read } from '../support/repository.ts'
import { commandApart, commandHere } from '../support/run-command.ts'
import { scratchFolder } from '../support/scratch.ts'
import { startServer } from '../support/server.ts'
import { NOON } from '../support/world.ts'

async function started(options: object) {
  const platform = await createPlatform({ dataDir: scratchFolder(), strictWorlds: true, ...options })
  const make = async (body: object) =>
    (
      await request(platform.app.server)
        .post('/__control/worlds')
        .set('Host', 'localhost')
        .send({ startAt: NOON, clock: 'frozen', ...body })
    ).body
  return { ...platform, make }
}

describe('a session of a visitor and a player in two languages', () => {
  let before: RecordedReply[]
  let after: RecordedReply[]
  let result: ReturnType<typeof learn>
  let text: string
  let token: string
  const closes: (() => Promise<void>)[] = []

  beforeAll(async () => {
    const here = await started({})
    const world = await here.make({ scenario: 'everyday', as: 'amina' })
    token = world.session.token
    before = await session(here, { world: world.id, token, now: Date.parse(NOON) })
    const har = Buffer.from(JSON.stringify(harOfSession(before, NOON, token)))
    const { exchanges } = readHar(har, { file: 'session.har' })
    result = learn(exchanges, { name: 'shop', keepNames: true, picture: () => undefined })
    const folder = scratchFolder()
    text = JSON.stringify(result.file)
    writeFileSync(join(folder, 'shop.json'), text)
    const there = await started({ scenariosDir: folder })
    const learnt = await there.make({ scenario: 'shop', as: 'amina' })
    after = await session(there, { world: learnt.id, token: learnt.session.token, now: Date.parse(NOON) })
    closes.push(here.close, there.close)
  }, 120_000)
  afterAll(() => Promise.all(closes.map((close) => close())))

  test('what was recorded has no token, and the report names what is invented', () => {
    expect(text).not.toContain(token.slice(-36))
    expect(result.report.recorded).toMatchObject({ games: 1400, vendors: 36, members: 1 })
    expect(result.report.invented).toMatchObject({
      matches: ['when they end', 'how live ones stand'],
      inbox: ['the numbers of messages'],
    })
    expect(Object.keys(result.report.untaught).sort()).toEqual(['inbox.unread'])
    expect(result.file.proposedFaults).toEqual([
      { endpoint: 'agents.overview', kind: 'error', code: 'permission.denied', times: 2 },
    ])
  })

  test('a world that is learned from it answers its calls as it did', () => {
    expect(unnamedDifferences(before, after, result.report)).toEqual([])
  })
})

test('a platform with other games, switches and pages is learned as it is', { timeout: 120_000 }, async () => {
  const [own, learned] = [scratchFolder(), scratchFolder()]
  writeFileSync(join(own, 'kites.json'), JSON.stringify(KITES))
  const here = await started({ scenariosDir: own })
  const recording = { now: Date.parse(NOON), pageSize: 30, games: KITES.games.length, token: undefined }
  const before = await session(here, { ...recording, world: (await here.make({ scenario: 'kites' })).id })
  const har = Buffer.from(JSON.stringify(harOfSession(before, NOON)))
  const picture = (address: string) => (address.startsWith('https://cdn.example/') ? address : undefined)
  const { exchanges } = readHar(har, { file: 'kites.har' })
  const { file, report } = learn(exchanges, { name: 'learned-kites', keepNames: false, picture })
  writeFileSync(join(learned, 'learned-kites.json'), JSON.stringify(file))
  const there = await started({ scenariosDir: learned })
  try {
    const after = await session(there, { ...recording, world: (await there.make({ scenario: 'learned-kites' })).id })
    expect(unnamedDifferences(before, after, report)).toEqual([])
    expect(report.recorded).toMatchObject({ games: 70, vendors: 2, announcements: 2, banners: 1, matches: 1 })
    const shown = JSON.stringify(after)
    for (const words of ['Kite House', 'Zed Waters', 'Kite 69', 'Kite Cup', 'String for all', 'From the west'])
      expect(shown).toContain(words)
  } finally {
    await Promise.all([here.close(), there.close()])
  }
})

const entry = (path: string, content: object, language = 'EN') => ({
  startedDateTime: NOON,
  request: { method: 'GET', url: `https://play.example${path}`, headers: [{ name: 'Language', value: language }] },
  response: { status: 200, headers: [], content },
})
const json = (value: unknown) => ({ mimeType: 'application/json', text: JSON.stringify({ success: true, value }) })
const banner = (title: string) => ({
  banners: [
    { id: 1, groupName: 'm_home', url: 'https://cdn.example/one.png', title, subtitle: '', link: '/m/activity' },
  ],
  player: [],
  popup: [],
  promotion: [],
  hot: [],
})
const HOME = '/wps/relay/MCSFE_getListAnnouncements?types=B&platform=M'

const learnApart = (...args: string[]) => commandApart('scripts/learn.mjs', args)
const learnHere = (...args: string[]) => commandHere(runLearn, args)

describe('the command', () => {
  const folder = scratchFolder()
  const recorded = (name: string, content: unknown) => {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
    return join(folder, name)
  }

  test('the commands of the guide lead from two recordings to a home with its banner', {
    tags: ['all'],
    timeout: 180_000,
  }, async () => {
    const picture = await sharp({ create: { width: 2_000, height: 100, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const content = { mimeType: 'image/png', encoding: 'base64', text: picture.toString('base64') }
    const recordings = {
      'session.har': [entry(HOME, json(banner('Welcome'))), entry('/one.png', content)],
      'session-ur.har': [entry(HOME, json(banner('خوش آمدید')), 'UR')],
    }
    const cdn = recordings['session.har'][1]
    if (cdn) cdn.request.url = 'https://cdn.example/one.png'
    for (const [name, entries] of Object.entries(recordings)) recorded(name, { log: { entries } })
    const commands = /```sh\n([\s\S]*?)```/.exec(read('docs/learn.md'))?.[1]?.trim().split('\n') ?? []
    const [learning = '', start = '', make = ''] = commands
    const args = learning.replace('npm run -s learn -- ', '').split(' ')
    expect(start).toBe('SCENARIOS_DIR=my-scenarios npm start')
    const inFolder = args.map((word) => (/^(session|my-scenarios)/.test(word) ? join(folder, word) : word))
    expect(await learnApart(...inFolder)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('1 pictures'),
    })
    const server = await startServer(scratchFolder(), { SCENARIOS_DIR: join(folder, 'my-scenarios') })
    try {
      const [, scenario] = /--scenario (\S+)/.exec(make) ?? []
      const world = await (
        await fetch(`${server.url}/__control/worlds`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ scenario }),
        })
      ).json()
      for (const [language, title] of [
        ['EN', 'Welcome'],
        ['UR', 'خوش آمدید'],
      ] as const) {
        const headers = { Merchant: 'aurora1', Language: language, 'x-world': world.id }
        const { value } = await (await fetch(`${server.url}${HOME}`, { headers })).json()
        expect(value.banners).toEqual([
          expect.objectContaining({ title, url: expect.stringMatching(/^\/img\/scenarios\//) }),
        ])
        const shown = await fetch(server.url + value.banners[0].url)
        expect(shown.headers.get('content-type')).toBe('image/webp')
        expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(1_600)
      }
    } finally {
      await server.kill()
    }
  })

  test.each([
    [
      'a file that is not there',
      () => ['--har', join(folder, 'none.har'), '--name', 'shop'],
      /none\.har cannot be read \(ENOENT\)/,
    ],
    [
      'a file that is no recording',
      () => ['--har', recorded('bad.har', '{"log":'), '--name', 'shop'],
      /bad\.har cannot be read: it is no JSON/,
    ],
    [
      'a recording of something else',
      () => ['--har', recorded('other.har', { log: { entries: [entry('/news', { text: '{}' })] } }), '--name', 'shop'],
      /no reply of a platform/,
    ],
    [
      'the name of a built-in scenario',
      () => ['--har', 'x.har', '--name', 'vip'],
      /vip is a scenario that is built in/,
    ],
    [
      'a merchant that is not there',
      () => ['--har', 'x.har', '--name', 'shop', '--merchant', 'x'],
      /--merchant must be one of aurora1/,
    ],
    [
      'a recording that is too large once unpacked',
      () => {
        const packed = join(folder, 'packed.har.gz')
        writeFileSync(packed, gzipSync(Buffer.alloc(256 * 1024 * 1024 + 1), { level: 1 }))
        return ['--har', packed, '--name', 'shop']
      },
      /packed\.har\.gz cannot be read: it is larger than 268435456 bytes once unpacked/,
    ],
    [
      'a recording that is too large',
      () => {
        const large = recorded('large.har', '{')
        truncateSync(large, 256 * 1024 * 1024 + 1)
        return ['--har', large, '--name', 'shop']
      },
      /large\.har cannot be read: it has 268435457 bytes; 268435456 are the most/,
    ],
    ['no name', () => ['--har', 'x.har'], /Say what to learn, and its name/],
  ])('%s gets one sentence, and nothing is written', async (_what, args, sentence) => {
    const out = join(folder, 'untouched')
    const { code, err } = await learnHere(...args(), '--scenarios', out)
    expect({ code, err: err.trim() }).toEqual({ code: 2, err: expect.stringMatching(sentence) })
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(existsSync(out)).toBe(false)
  })

  test('a recording as large as may be is learned whole, and a larger one is refused', {
    tags: ['all'],
    timeout: 600_000,
  }, async () => {
    const [large, out] = [join(folder, 'whole.har'), join(folder, 'whole')]
    const games = 20_000
    writeLargeRecording(large, { bytes: HAR_LIMITS.bytes, games })
    const { code, out: told } = await learnApart('--har', large, '--name', 'shop', '--scenarios', out)
    expect({ code, told }).toEqual({ code: 0, told: expect.stringContaining(`recorded games: ${games}\n`) })
    const file = JSON.parse(readFileSync(join(out, 'shop.json'), 'utf8'))
    expect(file.games.map(({ nodeId }: { nodeId: string }) => Number(nodeId))).toEqual(
      Array.from({ length: games }, (_, n) => n + 1),
    )
    expect(file.games.at(-1).name).toEqual({
      EN: `Game ${games} EN`,
      UR: `Game ${games} UR`,
      'UR-LA': `Game ${games} UR-LA`,
    })
    const pictures = new Set(file.games.map(({ icon }: { icon: string }) => basename(icon)))
    expect(pictures.size).toBe(games)
    expect(new Set(readdirSync(join(out, 'pictures')))).toEqual(pictures)
    const little = recorded('little.har', { log: { entries: [] } })
    const beyond = await learnApart('--har', large, '--har', little, '--name', 'shop', '--scenarios', `${out}-2`)
    expect(beyond).toEqual({
      code: 2,
      out: '',
      err: 'little.har cannot be read: with the other recordings it has more than 268435456 bytes: learn fewer.\n',
    })
    expect(existsSync(`${out}-2`)).toBe(false)
  })

  test('what was seen is kept as evidence in the file that is named', async () => {
    const out = join(folder, 'evidence')
    const good = recorded('good.har', {
      log: { entries: [entry('/wps/system/templates', json({ mem_cen: '2', dep_func: '1' }))] },
    })
    const kept = join(out, 'kept', 'march.json')
    expect(await learnHere('--har', good, '--name', 'shop', '--scenarios', out, '--keep', kept)).toMatchObject({
      code: 0,
    })
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({
      source: 'good.har',
      at: NOON,
      endpoints: { 'system.templates': { calls: 1, fields: ['response dep_func', 'response mem_cen'] } },
    })
    const nowhere = join(folder, 'nowhere')
    const { code, err } = await learnHere('--har', good, '--name', 'shop', '--scenarios', nowhere, '--keep', out)
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/evidence cannot be written/) })
    expect(existsSync(nowhere)).toBe(false)
  })

  test('a recording that fails leaves the scenario of an earlier one as it was', async () => {
    const out = join(folder, 'kept')
    const good = recorded('good.har', {
      log: { entries: [entry('/wps/system/templates', json({ mem_cen: '2', dep_func: '1' }))] },
    })
    expect(await learnHere('--har', good, '--name', 'shop', '--scenarios', out)).toMatchObject({ code: 0 })
    const before = readFileSync(join(out, 'shop.json'), 'utf8')
    expect(JSON.parse(before)).toMatchObject({ settings: { memCen: '2' } })
    expect((await learnHere('--har', recorded('bad.har', 'x'), '--name', 'shop', '--scenarios', out)).code).toBe(2)
    expect(readFileSync(join(out, 'shop.json'), 'utf8')).toBe(before)
    expect(readdirSync(out).sort()).toEqual(['scenario.schema.json', 'shop.json'])
  })
})
