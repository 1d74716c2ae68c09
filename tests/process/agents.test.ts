import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { RunningPlatform } from '@understudy/fake-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf } from '../../steering/src/command/client.ts'
import { freePorts } from '../../steering/src/command/free-ports.ts'
import { serveMcp } from '../../steering/src/mcp/serve.ts'
import { builtServer, CLEAN_ENV } from '../support/built-server.ts'
import { startPlatform } from '../support/platform.ts'
import { ROOT } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'
import { AGENT_TASKS } from './agent-tasks.ts'
import { agentTickets } from './agent-tickets.ts'

const UNDERSTUDY = join(ROOT, 'fake-server/dist/understudy.js')

let platform: RunningPlatform
let url = ''
beforeAll(async () => {
  builtServer()
  const [port = 0, stagePort = 0] = await freePorts(2)
  platform = await startPlatform({ port, stagePort })
  const host = '127.0.0.1'
  await Promise.all([platform.app.listen({ port, host }), platform.stage.listen({ port: stagePort, host })])
  url = `http://${host}:${port}`
})
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
  ] as const)('the exit code of %j says what happened', async (args, env, code) => {
    const ended = await understudy([...args], { CONTROL_TOKEN: 'a-secret-token-of-mine', ...env })
    expect(ended.code).toBe(code)
    expect(ended.stderr === '').toBe(code === 0)
    expect(ended.stdout + ended.stderr).not.toContain('a-secret-token-of-mine')
  })
})

describe('states described in a sentence', { tags: ['all'] }, () => {
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
  async function use(name: string, action: string, input?: unknown, more: object = {}) {
    const given = { action, ...(input !== undefined && { input }), ...more }
    const { content, isError = false } = await client.callTool({ name, arguments: given })
    return { isError, text: (content as { text: string }[])[0]?.text ?? '' }
  }
  const told = async (...asked: Parameters<typeof use>) => {
    const { isError, text } = await use(...asked)
    if (isError) throw new Error(`${asked.join(' ')}: ${text}`)
    return JSON.parse(text)
  }
  const made = async (input: object = {}): Promise<string> => (await told('worlds', 'make', input)).id

  test('understudy mcp offers nine tools that name what each action takes', async () => {
    const { tools } = await client.listTools()
    const names = ['worlds', 'state', 'clock', 'faults', 'outbox', 'calls', 'check', 'play', 'steer']
    expect(tools.map(({ name }) => name)).toEqual(names)
    expect(tools[1]?.description).toContain('set-vip{id: string, account: string, level: integer}: ')
    expect(JSON.stringify(tools).length / 4).toBeLessThan(4_500)
  })

  test('understudy mcp makes, shows, changes and checks a world', async () => {
    const { id, link } = await told('worlds', 'make', {
      scenario: 'vip',
      merchant: 'cedar3',
      flags: { CBS3: false },
      network: 'lossy',
      as: 'imran',
      frozen: true,
    })
    expect(link).toBe(`${url}/m/home?world=${id}&as=imran`)
    const shown = await told('worlds', 'show', { id })
    expect(shown).toMatchObject({ scenario: 'vip', merchant: 'cedar3', clock: 'frozen', now: expect.any(Number) })
    expect((await told('faults', 'show', { id })).rules).toMatchObject([{ endpoint: '*', shape: 'lossy' }])
    expect(await told('state', 'change-settings', { id, flags: { CBS3: true }, country: 'IN' })).toEqual({
      flags: { CBS3: true },
      country: 'IN',
    })
    expect(await told('state', 'change-settings', { id, country: 'IN' })).toEqual({ changed: 'nothing' })
    expect(await told('worlds', 'link', { route: '/m/vip', scenario: 'vip', as: 'amina' })).toEqual({
      link: `${url}/m/vip?scenario=vip&as=amina`,
    })
    expect(await told('check', 'books', { id })).toMatchObject({ sound: true })
  })

  test.each([
    ['midnight', Date.parse('2026-03-10T19:00:00Z')],
    ['+2h', Date.parse('2026-03-10T09:00:00Z')],
    ['tomorrow', Date.parse('2026-03-11T07:00:00Z')],
    ['2026-03-12T00:00:00Z', Date.parse('2026-03-12T00:00:00Z')],
  ])('understudy mcp moves the clock to %s', async (set, now) => {
    const id = await made({ scenario: 'empty', at: '2026-03-10T07:00:00Z', frozen: true })
    expect(await told('clock', 'move', { id, set })).toMatchObject({ now })
  })

  test.each([
    ['worlds', 'dance', {}, 'worlds has no action dance; there are scenarios, list, make'],
    ['worlds', 'reset', { id: 'nowhere' }, 'There is no world nowhere.'],
    ['worlds', 'reset', { id: {} }, 'id: control.reset needs it, a text or a number'],
    ['worlds', 'reset', { id: '..' }, 'id: .. is no name'],
    ['worlds', 'make', { scenaro: 'vip' }, 'scenaro: unknown; there are scenario, as'],
    ['worlds', 'make', { scenario: 'vipp' }, 'Did you mean vip'],
    ['worlds', 'show', 'default', 'input is a text that is no JSON object; it takes {id: string}'],
    ['clock', 'move', { id: 'default', set: 'midnite' }, 'Did you mean midnight'],
    ['clock', 'move', { id: 'default', advanceMs: '1h' }, 'advanceMs: Invalid input: expected number, received string'],
    ['state', 'set-vip', { id: 'default', account: 'amina', level: 99 }, 'level: '],
    ['state', 'rows', { id: 'default', table: '..' }, 'table: .. is no name'],
    ['faults', 'add', { id: 'default', endpoint: 'game.list', kind: 'drop' }, 'Did you mean games.list'],
    ['play', 'call', { world: 'default', call: 'deposit.open' }, 'Did you mean deposits.open'],
    [
      'play',
      'call',
      { world: 'default', as: 'amina', call: 'deposits.open', input: { mode: 'mt' } },
      'vendorId: required',
    ],
    ['steer', 'call', { call: 'openRom' }, 'Did you mean openRoom'],
  ] as const)(
    'understudy mcp says what is wrong and what would be right: %s %s %j',
    async (tool, action, input, words) => {
      const { isError, text } = await use(tool, action, input)
      expect({ isError, text }).toEqual({
        isError: true,
        text: expect.stringContaining(words),
      })
      expect(text.length).toBeLessThan(1_200)
    },
  )

  test('understudy mcp says that a message of four megabytes is too long', async () => {
    const content = 'x'.repeat(4_000_000)
    const { isError, text } = await use('state', 'message', { id: 'default', to: 'amina', content })
    expect({ isError, length: text.length < 500 }).toEqual({ isError: true, length: true })
    expect(text).toMatch(/256 KB|too large/)
  })

  test('understudy mcp takes an input as the text of its JSON', async () => {
    expect(await told('worlds', 'show', '{"id":"default"}')).toMatchObject({ id: 'default' })
  })

  test('understudy mcp answers a long list page by page', async () => {
    const first = await use('faults', 'endpoints')
    const [, pages = ''] = /… page 1 of (\d+); the next one: the same with page 2$/.exec(first.text) ?? []
    let all = ''
    for (let page = 1; page <= Number(pages); page += 1)
      all += (await use('faults', 'endpoints', undefined, { page })).text.replace(/\n… page .*$/, '')
    expect(JSON.parse(all).length).toBeGreaterThan(100)
    expect((await use('faults', 'endpoints', undefined, { page: 1_000 })).text).toBe(
      `page: 1000; the answer has ${pages}`,
    )
  })
})

describe('tickets that an agent reaches by the tools alone', () => {
  let client: Client
  beforeAll(async () => {
    client = new Client({ name: 'test', version: '1' })
    const [near, far] = InMemoryTransport.createLinkedPair()
    await Promise.all([serveMcp(clientOf(url, ''), far), client.connect(near)])
  })
  afterAll(() => client.close())

  test.each(agentTickets(scratchFolder('tickets')).map((ticket) => [ticket.sentence, ticket] as const))(
    'in five calls and 3 KB: %s',
    async (_, { calls, shows }) => {
      const answers: { id?: string }[] = []
      let written = 0
      for (const call of calls) {
        const [name, action, input] = call(answers, answers[0]?.id ?? '')
        const { content, isError } = await client.callTool({ name, arguments: { action, input } })
        const [{ text = '' } = {}] = content as { text?: string }[]
        expect({ isError, text: isError ? text : '' }, `${name} ${action} ${JSON.stringify(input)}`).toEqual({
          isError: undefined,
          text: '',
        })
        written += JSON.stringify({ name, action, input }).length + text.length
        answers.push(JSON.parse(text))
      }
      expect(answers.at(-1)).toMatchObject(shows as object)
      expect(calls.length).toBeLessThanOrEqual(5)
      expect(written, answers.map((answer) => JSON.stringify(answer).length).join(' ')).toBeLessThanOrEqual(3_072)
    },
  )
})
