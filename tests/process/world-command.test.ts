import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { RunningPlatform } from '@understudy/fake-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runCommandLine } from '../../fake-server/src/start/command-line.ts'
import { startPlatform } from '../support/platform.ts'
import { ROOT } from '../support/repository.ts'
import { commandHere } from '../support/run-command.ts'
import { scratchFolder } from '../support/scratch.ts'
import { NOON } from '../support/world.ts'

const folder = scratchFolder('command')
const COMMAND = join(ROOT, 'scripts/world.mjs')

let platform: RunningPlatform
let url = ''
beforeAll(async () => {
  platform = await startPlatform()
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await platform.close()
})

function start(args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const { CONTROL_TOKEN: _, TARGET: __, BASE_URL: ___, ...inherited } = process.env
  const all = { ...inherited, BASE_URL: url, NO_COLOR: '1', TMPDIR: folder, ...env }
  return spawn(process.execPath, [COMMAND, ...args], { cwd: ROOT, env: all })
}

async function ended(child: ChildProcess) {
  let [out, err] = ['', '']
  child.stdout?.on('data', (text) => (out += text))
  child.stderr?.on('data', (text) => (err += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, out: out.trim(), err: err.trim() }
}
/** The command line in a process of its own. */
const world = (args: string[], env?: NodeJS.ProcessEnv) => ended(start(args, env))
/** The same in this process, which saves its start. */
async function here(args: string[]) {
  vi.stubEnv('BASE_URL', url)
  vi.stubEnv('BROWSER', undefined)
  try {
    const { code, out, err } = await commandHere(runCommandLine, args)
    return { code, out: out.trim(), err: err.trim() }
  } finally {
    vi.unstubAllEnvs()
  }
}
async function json(...args: string[]) {
  const { code, out, err } = await here([...args, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

describe('npm run world', () => {
  test('a process of its own prints the same and ends with the exit code', async () => {
    for (const args of [['link', '--scenario', 'vip'], ['reset', 'nowhere'], ['dance']]) {
      const { code, out, err } = await world(args)
      expect({ code, out, err }).toEqual(await here(args))
    }
  })

  test('npm run world makes, steers, forks, resets and deletes a world', async () => {
    const created = await json(
      'make',
      '--scenario',
      'vip',
      '--at',
      NOON,
      '--frozen',
      '--flags',
      '-CBS3,PTSYS3',
      '--as',
      'amina',
    )
    expect(created).toMatchObject({ scenario: 'vip', startAt: Date.parse(NOON), clock: 'frozen' })
    expect(created.link).toBe(`${url}/m/home?world=${created.id}&as=amina`)
    const id: string = created.id
    const settings = await json('set', id, '--country', 'BD', '--maintenance', 'on', '--code', '123456')
    expect(settings).toMatchObject({ country: 'BD', pinnedCode: '123456', flags: { CBS3: false, PTSYS3: true } })
    expect(settings.status.maintenance).toBe(true)
    expect(await json('clock', id, '--advance', '-30m', '--run')).toMatchObject({ state: 'running' })
    expect((await json('clock', id, '--set', NOON, '--freeze')).now).toBe(Date.parse(NOON))
    const midnight = await json('clock', id, '--next', 'midnight')
    expect(midnight.now).toBeGreaterThan(Date.parse(NOON))
    await json('fault', id, '--on', 'games.hot', '--error', 'system.error', '--times', '2')
    expect((await json('fault', id, '--latency', '50')).rules).toMatchObject([
      { endpoint: 'games.hot', kind: 'error', code: 'system.error', times: 2 },
      { endpoint: '*', kind: 'latency', ms: 50 },
    ])
    expect((await json('fault', id, '--network', 'lossy', '--loss', '0.5', '--delay', '5')).rules[2]).toMatchObject({
      endpoint: '*',
      kind: 'network',
      shape: 'lossy',
      loss: 0.5,
      ms: 5,
    })
    expect((await json('fault', id, '--on', 'games.hot', '--jitter', '80', '--kbps', '64')).rules[3]).toMatchObject({
      endpoint: 'games.hot',
      kind: 'network',
      jitterMs: 80,
      kbps: 64,
    })
    expect((await json('fault', id, '--clear')).rules).toEqual([])
    const fork = await json('fork', id)
    expect(fork).toMatchObject({ now: midnight.now })
    expect((await json('reset', id)).now).toBe(Date.parse(NOON))
    expect((await here(['list'])).out).toContain(fork.id)
    expect((await here(['delete', fork.id])).out).toBe(`${fork.id} is gone`)
    expect(platform.worlds.find(fork.id)).toBeUndefined()
  })

  test('npm run world shows what a world sent out, and puts it into a capsule', async () => {
    const { id } = await json('make', '--at', NOON, '--frozen')
    platform.worlds.find(id)?.outbox.send({ kind: 'sms', to: '923001234567', text: 'Code 246810', code: '246810' })
    expect((await here(['outbox', id, '--kind', 'sms'])).out).toBe(
      '2026-03-10T07:00:00.000Z  sms  923001234567  246810',
    )
    const file = join(folder, 'state.capsule')
    const saved = await here(['save', id, file, '--as', 'zoya', '--route', '/m/notice', '--note', 'for you'])
    expect(saved.out).toMatch(/state\.capsule {2}\d+ bytes$/)
    expect(readFileSync(file).subarray(0, 10).toString()).toBe('UNDERSTUDY')
    const inside = (await here(['contents', file])).out
    for (const word of [
      'for you',
      'everyday · aurora1 · 2026-03-10T07:00:00.000Z (frozen)',
      'zoya on /m/notice, UR, dark',
    ])
      expect(inside).toContain(word)
    const opened = await json('open', file)
    expect(opened.world.id).not.toBe(id)
    expect(opened.link).toBe(`${url}/m/notice?world=${opened.world.id}&as=zoya&lang=UR&theme=dark`)
    expect((await here(['outbox', opened.world.id])).out).toContain('246810')
  })

  test('npm run world open opens the page and its calls in the browser of BROWSER', { tags: ['all'] }, async () => {
    const { id } = await json('make', '--at', NOON, '--frozen')
    const file = join(folder, 'opened.capsule')
    await world(['save', id, file, '--route', '/m/vip'])
    const browser = join(folder, 'browser.sh')
    const opened = join(folder, 'opened.txt')
    writeFileSync(browser, `#!/bin/sh\necho "$1" >> ${opened}\n`, { mode: 0o755 })
    const { code, out, err } = await world(['open', file], { BROWSER: browser })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const [, link, calls] = out.split('\n')
    await expect
      .poll(() => (existsSync(opened) ? readFileSync(opened, 'utf8').trim().split('\n').sort() : []))
      .toEqual([calls, link].sort())
    for (const args of [[], ['--json']])
      await world(['open', file, ...args], args.length === 0 ? {} : { BROWSER: browser })
    expect(readFileSync(opened, 'utf8').trim().split('\n')).toHaveLength(2)
    expect(await world(['open', file], { BROWSER: join(folder, 'no-browser') })).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^No browser started \(.+\): open the address by hand\.$/),
    })
    await json('delete', id)
  })

  test('npm run world prints the address of a state', async () => {
    const { out } = await here([
      'link',
      '--scenario',
      'vip',
      '--as',
      'amina',
      '--flags=-CBS3',
      '--route',
      '/m/gameList?gameType=RNG',
    ])
    expect(out).toBe(`${url}/m/gameList?gameType=RNG&scenario=vip&as=amina&flags=-CBS3`)
  })

  test.each([
    [[], 0, /^npm run -s world -- COMMAND/],
    [['clock', '--help'], 0, /^npm run -s world -- clock ID/],
    [['dance'], 2, /no command dance/],
    [['toString'], 2, /no command toString/],
    [['reset'], 2, /^ID missing/],
    [['save', 'x'], 2, /^FILE missing/],
    [['list', 'x'], 2, /^Too much/],
    [['link', '--at', 'soon'], 2, /--at: soon is no moment/],
    [['make', '--colour', 'red'], 2, /--colour/],
    [['make', '--at', 'soon'], 2, /--at: soon is no moment/],
    [['make', '--flags=-NOPE'], 2, /--flags: -NOPE/],
    [['make', '--seed', 'x'], 2, /--seed: x is no number/],
    [['make', '--scenario', 'no-such'], 1, /^scenario: no scenario is called no-such/],
    [['clock', 'w1', '--advance', 'long'], 2, /--advance: long/],
    [['clock', 'w1', '--next', 'doom'], 2, /--next: doom/],
    [['fault', 'w1', '--drop', '--truncate'], 2, /exclude each other/],
    [['fault', 'w1', '--network', 'pigeon'], 2, /no shape pigeon; there are slow-3g, lossy, jitter/],
    [['make', '--network', 'pigeon'], 2, /no shape pigeon/],
    [['set', 'w1', '--maintenance', 'maybe'], 2, /say on or off/],
    [['reset', 'nowhere'], 1, /^There is no world nowhere\.$/],
    [['link', 'nowhere'], 1, /^There is no world nowhere\.$/],
    [['open', '/no/such/file'], 2, /There is no such file: \/no\/such\/file/],
    [['open', 'package.json'], 1, /^capsule: /],
    [['list', '--url', 'http://127.0.0.1:9'], 3, /^No server answers at http:\/\/127\.0\.0\.1:9/],
    [['list', '--url', 'elsewhere'], 2, /no address/],
    [['exec'], 2, /^COMMAND missing/],
  ] as const)('%j ends with %i and one clear line', async (args, code, said) => {
    const { code: ended, out, err } = await here([...args])
    expect({ code: ended, said: code === 0 ? out : err }).toEqual({ code, said: expect.stringMatching(said) })
    if (code !== 0) expect({ out, errCount: err.split('\n').length }).toEqual({ out: '', errCount: 1 })
  })

  test('npm run world deletes its world if a part of the state is refused', async () => {
    const before = platform.worlds.size
    const { code, err } = await here(['make', '--as', 'mallory'])
    expect({ code, worldsCount: platform.worlds.size }).toEqual({ code: 1, worldsCount: before })
    expect(err).toMatch(/^as: nobody in this world is called mallory/)
  })
})

describe('npm run world exec', () => {
  const script = (source: string) => {
    const file = join(folder, `${source.length}.mjs`)
    writeFileSync(file, source)
    return [process.execPath, file]
  }
  const leftBehind = () => readdirSync(folder).filter((name) => name.startsWith('understudy-world-'))

  test('npm run world exec runs a command in a fresh world, and stops its server', async () => {
    const expectedOutput = `
      const { BASE_URL, TARGET, STAGE_URL, WORLD_ID, WORLD_TOKEN, WORLD_MERCHANT } = process.env
      const world = await (await fetch(BASE_URL + '/__control/worlds/' + WORLD_ID)).json()
      const headers = { Merchant: WORLD_MERCHANT, Authorization: WORLD_TOKEN }
      const me = await (await fetch(TARGET + '/wps/member/info', { headers })).json()
      const stage = (await fetch(STAGE_URL + '/shared/stage.css')).status
      console.log(JSON.stringify({ BASE_URL, world, account: me.value.account, stage }))`
    const { code, out, err } = await world([
      'exec',
      '--scenario',
      'vip',
      '--at',
      '+1d',
      '--as',
      'imran',
      '--',
      ...script(expectedOutput),
    ])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { BASE_URL, world: made, account, stage } = JSON.parse(out)
    expect(made).toMatchObject({ scenario: 'vip', merchant: 'cedar3' })
    expect(made.now - made.startAt).toBeGreaterThanOrEqual(86_400_000)
    expect({ account, stage }).toEqual({ account: 'imran', stage: 200 })
    expect(BASE_URL).not.toBe(url)
    await expect(fetch(BASE_URL)).rejects.toThrow()
    expect(leftBehind()).toEqual([])
  })

  test('npm run world exec passes on the exit code of its command', async () => {
    expect((await world(['exec', '--', ...script('process.exit(7)')])).code).toBe(7)
    expect(leftBehind()).toEqual([])
  })

  test.each([
    ['its end by a signal', ['exec', '--', ...script(`process.kill(process.pid, 'SIGKILL')`)], 137],
    ['that there is none', ['exec', '--', 'no-such-command-anywhere'], 127],
    ['that the state is refused', ['exec', '--scenario', 'no-such', '--', 'true'], 1],
  ])('npm run world exec passes on %s', { tags: ['all'] }, async (_what, args, code) => {
    expect((await world(args)).code).toBe(code)
    expect(leftBehind()).toEqual([])
  })

  test('npm run world exec says why its server cannot start, and leaves no folder', async () => {
    const { code, err } = await world(['exec', '--', 'true'], { TEMPLATES_DIR: join(ROOT, 'package.json') })
    expect({ code, errCount: err.split('\n').length }).toEqual({ code: 1, errCount: 1 })
    expect(err).toContain('package.json must be a folder you may write to')
    expect(leftBehind()).toEqual([])
  })

  test('npm run world exec passes signals on and stops the server at the end', async () => {
    const waits = `
      process.on('SIGTERM', () => { console.log('told'); process.exit(9) })
      setInterval(() => {}, 1000)
      console.log(process.env.BASE_URL)`
    const child = start(['exec', '--', ...script(waits)])
    const address = await new Promise<string>((resolve) =>
      child.stdout?.once('data', (text) => resolve(String(text).trim())),
    )
    const end = ended(child)
    child.kill('SIGTERM')
    expect(await end).toMatchObject({ code: 9, out: 'told' })
    await expect(fetch(address)).rejects.toThrow()
    expect(leftBehind()).toEqual([])
    expect(existsSync(folder)).toBe(true)
  })
})
