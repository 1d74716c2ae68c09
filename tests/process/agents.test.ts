import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { RunningPlatform } from '@understudy/fake-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtServer, CLEAN_ENV } from '../support/built-server.ts'
import { startPlatform } from '../support/platform.ts'
import { ROOT } from '../support/repository.ts'
import { AGENT_TASKS } from './agent-tasks.ts'

const UNDERSTUDY = join(ROOT, 'fake-server/dist/understudy.js')

let platform: RunningPlatform
let url = ''
beforeAll(async () => {
  builtServer()
  platform = await startPlatform()
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`
}, 120_000)
afterAll(() => platform.close())

/** Runs the packaged command; what it printed and its exit code. */
const understudy = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, [UNDERSTUDY, ...args], { env: { ...CLEAN_ENV, BASE_URL: url, ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )

describe('understudy skill', () => {
  test('understudy skill prints at most 2,000 tokens, with every command', async () => {
    const { stdout } = await understudy(['skill'])
    // Four characters a token, as English text has.
    expect(stdout.length / 4).toBeLessThan(2_000)
    expect(stdout).toMatch(/^---\nname: understudy\ndescription: .+\n---\n/)
    const commands = [
      'make',
      'fork',
      'clock',
      'fault',
      'set',
      'outbox',
      'queues',
      'decide',
      'save',
      'open',
      'link',
      'call',
    ]
    for (const command of commands) expect(stdout).toMatch(new RegExp(`\n- \`${command}[ \`]`))
  })
})

describe('the exit code of a command', () => {
  test.each([
    [['world', 'list'], {}, 0],
    [['world', 'reset', 'nowhere'], {}, 1],
    [['world', 'call', 'setVipLevel', '{"id":"nowhere","account":"amina","level":1}'], {}, 1],
    [['world', 'dance'], {}, 2],
    [['world', 'call', 'dance'], {}, 2],
    [['world', 'call', 'setVipLevel', '[]'], {}, 2],
    [['world', 'list'], { BASE_URL: 'http://127.0.0.1:1' }, 3],
  ] as const)('%j says what happened', async (args, env, code) => {
    const ended = await understudy([...args], { CONTROL_TOKEN: 'a-secret-token-of-mine', ...env })
    expect(ended.code).toBe(code)
    expect(ended.stderr === '').toBe(code === 0)
    expect(ended.stdout + ended.stderr).not.toContain('a-secret-token-of-mine')
  })
})

describe('states described in a sentence', () => {
  test.each(AGENT_TASKS.map((task) => [task.sentence.slice(0, 70), task] as const))('%s', async (_, task) => {
    let id = ''
    for (const command of task.commands) {
      const { code, stdout, stderr } = await understudy(['world', ...command.map((word) => word.replace('ID', id))])
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      id ||= stdout.split('\n')[0] ?? ''
    }
    const ask = async (path: string) => (await fetch(`${url}/__control/worlds/${id}${path}`)).json()
    expect(await task.judge(ask)).toMatchObject(task.finds as object)
  })
})

describe('understudy mcp', () => {
  let client: Client
  beforeAll(async () => {
    client = new Client({ name: 'test', version: '1' })
    const env = { ...CLEAN_ENV, BASE_URL: url } as Record<string, string>
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [UNDERSTUDY, 'mcp'], env }))
  })
  afterAll(() => client.close())

  /** Calls a tool; its text, and whether it is an error. */
  async function use(name: string, action: string, input?: object) {
    const { content, isError = false } = await client.callTool({ name, arguments: { action, ...(input && { input }) } })
    return { isError, text: (content as { text: string }[])[0]?.text ?? '' }
  }

  test('understudy mcp offers seven tools that name what each action takes', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['worlds', 'state', 'clock', 'faults', 'outbox', 'calls', 'check'])
    expect(tools[1]?.description).toContain('set-vip{id: string, account: string, level: integer}: ')
    expect(JSON.stringify(tools).length / 4).toBeLessThan(4_000)
  })

  test('understudy mcp makes, changes and checks a world', async () => {
    const { id } = JSON.parse((await use('worlds', 'make', { scenario: 'vip', clock: 'frozen' })).text)
    expect(JSON.parse((await use('state', 'set-vip', { id, account: 'zoya', level: 5 })).text)).toMatchObject({
      account: 'zoya',
      level: 5,
    })
    const before = JSON.parse((await use('clock', 'show', { id })).text).now
    expect(JSON.parse((await use('clock', 'move', { id, advanceMs: 60_000 })).text).now).toBe(before + 60_000)
    expect((await use('faults', 'add', { id, endpoint: 'games.list', kind: 'drop' })).isError).toBe(false)
    expect(JSON.parse((await use('calls', 'list', { id })).text)).toEqual([])
    expect(JSON.parse((await use('check', 'books', { id })).text)).toMatchObject({ sound: true })
  })

  test('understudy mcp answers a mistake as a tool error in one sentence', async () => {
    expect(await use('worlds', 'dance')).toEqual({
      isError: true,
      text: 'worlds has no action dance; there are scenarios, list, make, show, fork, reset, delete, link.',
    })
    expect(await use('worlds', 'reset', { id: 'nowhere' })).toEqual({
      isError: true,
      text: 'There is no world nowhere.',
    })
    expect((await use('state', 'set-vip', { id: 'default', account: 'amina', level: 99 })).isError).toBe(true)
  })

  test('understudy mcp puts a long answer into a file and shows its start', async () => {
    const { text } = await use('faults', 'endpoints')
    const [, file = ''] = /is in (\S+)$/.exec(text) ?? []
    expect(text.length).toBeLessThan(6_200)
    expect(JSON.parse(readFileSync(file, 'utf8')).length).toBeGreaterThan(100)
  })
})
