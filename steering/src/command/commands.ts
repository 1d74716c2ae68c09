import { readFileSync, writeFileSync } from 'node:fs'
import { control } from '@understudy/contracts'
import { cut } from '@understudy/platform/shared/masking.ts'
import { didYouMean } from '@understudy/platform/shared/nearest.ts'
import { type Client, misused } from './client.ts'
import { CONTROL_CALLS, partsOf, signatureOf } from './control-input.ts'
import type { ReplayedCall } from './replay.ts'
import {
  addressOf,
  askedFlags,
  askedMoment,
  askedNumber,
  askedShape,
  askedStretch,
  makeWorld,
  type StateOptions,
  timeOf,
} from './state.ts'

type Values = Record<string, string | boolean | undefined>

/** Output of a command: `lines` for people, `value` with --json. */
export interface CommandOutput {
  value: unknown
  lines: readonly string[]
  /** Addresses to open in a browser, the last one in front. */
  pages?: readonly string[]
  /** 0 if absent. */
  exitCode?: number
}

export interface Command {
  /** Usage after the command's name. */
  usage: string
  summary: string
  /** Names of required arguments, in order. */
  needs: readonly string[]
  /** Largest number of arguments, if more than the required ones. */
  most?: number
  options: Record<string, { type: 'string' | 'boolean' }>
  run: (client: Client, args: readonly string[], options: Values) => Promise<CommandOutput>
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** Options of commands that create a world. */
export const STATE = {
  scenario: text,
  as: text,
  at: text,
  flags: text,
  merchant: text,
  seed: text,
  network: text,
  frozen: flag,
  durable: flag,
} as const

const iso = (at: number) => new Date(at).toISOString()
const lineOf = (world: control.WorldSummary) =>
  `${world.id}  ${world.scenario}  ${world.merchant}  ${iso(world.now)} ${world.clock}${world.durable ? '  durable' : ''}`
const worldOutput = (world: control.WorldSummary, ...more: string[]): CommandOutput => ({
  value: world,
  lines: [lineOf(world), ...more],
})

const queueOutput = (queues: control.QueueState[]): CommandOutput => ({
  value: queues,
  lines: queues.flatMap(({ name, count, items }) => [
    `${name}  ${count}`,
    ...items.map(
      ({ id, account, amount, state, actions }) =>
        `  ${id}  ${account}  ${amount ?? ''}  ${state}  ${actions.join(' ')}`,
    ),
  ]),
})

/** Drops undefined values. */
const definedIn = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

const onOff = (name: string, value: unknown) => {
  if (value === undefined) return undefined
  if (value !== 'on' && value !== 'off') throw misused(`--${name}: say on or off`)
  return value === 'on'
}

export const COMMANDS: Record<string, Command> = {
  make: {
    usage:
      '[--scenario NAME] [--as NAME] [--at TIME] [--flags=-A,B] [--merchant CODE] [--seed N] [--network SHAPE] [--frozen] [--durable]',
    summary: 'makes a world and prints its id and address',
    needs: [],
    options: STATE,
    async run(client, _args, options) {
      const { world } = await makeWorld(client, options as StateOptions)
      const link = await signed(client, addressOf(client, world.id, { as: options.as as string | undefined }))
      return { value: { ...world, link }, lines: [world.id, link] }
    },
  },

  list: {
    usage: '',
    summary: 'lists the worlds alive, and those set aside because they cannot be opened',
    needs: [],
    options: {},
    async run(client) {
      const worlds = await client.call(control.listWorlds, {})
      const { aside } = await client.call(control.health, {})
      return {
        value: worlds,
        lines: [
          ...worlds.map((world) => `${lineOf(world)}${world.room ? `  room ${world.room}` : ''}`),
          ...aside.map(({ id, file, why }) => `${id}  cannot be opened (${why}), set aside as worlds/${file}`),
        ],
      }
    },
  },

  reset: {
    usage: 'ID',
    summary: 'takes a world back to its seed',
    needs: ['ID'],
    options: {},
    run: async (client, [id = '']) => worldOutput(await client.call(control.resetWorld, { params: { id } })),
  },

  fork: {
    usage: 'ID',
    summary: 'makes a second world in the very same state',
    needs: ['ID'],
    options: {},
    run: async (client, [id = '']) => worldOutput(await client.call(control.forkWorld, { params: { id } })),
  },

  delete: {
    usage: 'ID',
    summary: 'ends a world',
    needs: ['ID'],
    options: {},
    run: async (client, [id = '']) => ({
      value: await client.call(control.deleteWorld, { params: { id } }),
      lines: [`${id} is gone`],
    }),
  },

  clock: {
    usage: 'ID [--set TIME] [--advance 2h] [--next KIND] [--end-sessions] [--freeze | --run]',
    summary: 'tells or changes the time of a world',
    needs: ['ID'],
    options: { set: text, advance: text, next: text, 'end-sessions': flag, freeze: flag, run: flag },
    async run(client, [id = ''], { set, advance, next, freeze, run, ...others }) {
      if (freeze && run) throw misused('--freeze and --run exclude each other')
      if (set !== undefined && next !== undefined) throw misused('--set and --next exclude each other')
      const params = { id }
      const jump = (set ?? (next === undefined ? undefined : kindNamed(String(next)))) as string | undefined
      const change = definedIn({
        set: jump === undefined ? undefined : await timeOf(client, id, jump),
        advanceMs: advance === undefined ? undefined : askedStretch('advance', String(advance)),
        keepSessions: others['end-sessions'] || next === 'session.ends' ? false : undefined,
        state: freeze ? ('frozen' as const) : run ? ('running' as const) : undefined,
      })
      const clock =
        Object.keys(change).length === 0
          ? await client.call(control.getClock, { params })
          : await client.call(control.patchClock, { params, body: change })
      return { value: clock, lines: [`${iso(clock.now)} ${clock.state}`] }
    },
  },

  fault: {
    usage:
      'ID [--on ENDPOINT] [--error CODE | --latency MS | --drop | --truncate | --network SHAPE] [--delay MS] [--jitter MS] [--loss P] [--kbps N] [--nth N] [--times N] [--probability P] [--clear]',
    summary: 'adds a fault rule to a world, removes all of them, or lists them',
    needs: ['ID'],
    options: {
      on: text,
      error: text,
      latency: text,
      drop: flag,
      truncate: flag,
      network: text,
      delay: text,
      jitter: text,
      loss: text,
      kbps: text,
      nth: text,
      times: text,
      probability: text,
      clear: flag,
    },
    async run(client, [id = ''], options) {
      const params = { id }
      const rule = ruleFrom(options)
      const before = options.clear ? [] : (await client.call(control.getFaults, { params })).rules
      const changes = rule !== undefined || options.clear === true
      const rules = [...before.map(({ calls: _, hits: __, ...kept }) => kept), ...(rule ? [rule] : [])]
      const faults = changes ? await client.call(control.putFaults, { params, body: { rules } }) : { rules: before }
      return {
        value: faults,
        lines: faults.rules.map(({ endpoint, kind, calls, hits, ...more }) =>
          [
            endpoint,
            kind,
            ...Object.entries(more).map(([name, value]) => `${name}=${value}`),
            `hit ${hits} of ${calls}`,
          ].join('  '),
        ),
      }
    },
  },

  set: {
    usage:
      'ID [--flags=-A,B] [--merchant CODE] [--country CC] [--maintenance on|off] [--region-block on|off] [--code 123456|none]',
    summary: 'changes or tells the settings of a world',
    needs: ['ID'],
    options: { flags: text, merchant: text, country: text, maintenance: text, 'region-block': text, code: text },
    async run(client, [id = ''], { flags, merchant, country, maintenance, 'region-block': region, code }) {
      const params = { id }
      const status = definedIn({
        maintenance: onOff('maintenance', maintenance),
        regionRestriction: onOff('region-block', region),
      })
      const change = definedIn({
        flags: flags === undefined ? undefined : askedFlags(String(flags)),
        merchant: merchant as control.WorldSummary['merchant'] | undefined,
        country: country as string | undefined,
        status: Object.keys(status).length > 0 ? status : undefined,
        pinnedCode: code === 'none' ? null : (code as string | undefined),
      })
      const settings =
        Object.keys(change).length === 0
          ? await client.call(control.getSettings, { params })
          : await client.call(control.patchSettings, { params, body: change })
      const off = Object.entries(settings.flags).flatMap(([name, on]) => (on ? [] : [name]))
      return {
        value: settings,
        lines: [
          `${settings.merchant}  ${settings.country}  maintenance ${settings.status.maintenance ? 'on' : 'off'}  region block ${settings.status.regionRestriction ? 'on' : 'off'}`,
          `off: ${off.join(', ') || 'nothing'}`,
        ],
      }
    },
  },

  outbox: {
    usage: 'ID [--kind sms|email|captcha|push] [--to ADDRESS] [--limit N]',
    summary: 'shows what a world sent out, newest first',
    needs: ['ID'],
    options: { kind: text, to: text, limit: text },
    async run(client, [id = ''], { kind, to, limit }) {
      const items = await client.call(control.outbox, {
        params: { id },
        query: definedIn({
          kind: kind as control.OutboxItem['kind'] | undefined,
          to: to as string | undefined,
          limit: limit === undefined ? undefined : askedNumber('limit', String(limit)),
        }),
      })
      return {
        value: items,
        lines: items.map(
          (item) =>
            `${iso(item.at)}  ${item.kind}  ${item.to}  ${item.push ? `${item.push.title} (${item.push.state})` : item.code}`,
        ),
      }
    },
  },

  queues: {
    usage: 'ID',
    summary: 'shows what waits in the back office of a world',
    needs: ['ID'],
    options: {},
    async run(client, [id = '']) {
      return queueOutput(await client.call(control.queues, { params: { id }, query: {} }))
    },
  },

  decide: {
    usage: 'ID QUEUE ITEM ACTION [--reason WORD] [--remark TEXT]',
    summary: 'decides what waits: approve, reject, payOut, callbackLate and what else its queue offers',
    needs: ['ID', 'QUEUE', 'ITEM', 'ACTION'],
    options: { reason: text, remark: text },
    async run(client, [id = '', queue = '', item = '', action = ''], { reason, remark }) {
      const decision = definedIn({ reason: reason as string | undefined, remark: remark as string | undefined })
      return queueOutput(
        await client.call(control.decide, { params: { id, queue, item }, body: { action, ...decision } }),
      )
    },
  },

  save: {
    usage: 'ID FILE [--as NAME] [--route /m/...] [--language CODE] [--theme dark|light] [--note TEXT]',
    summary: 'puts a world into a capsule file',
    needs: ['ID', 'FILE'],
    options: { as: text, route: text, language: text, theme: text, note: text },
    async run(client, [id = '', file = ''], appState) {
      const { capsule, facts, bytes } = await client.call(control.exportCapsule, {
        params: { id },
        body: appState as object,
      })
      writeFileSync(file, Buffer.from(capsule, 'base64'))
      return { value: { file, bytes, facts }, lines: [`${file}  ${bytes} bytes`] }
    },
  },

  contents: {
    usage: 'FILE',
    summary: 'says what a capsule file holds; nothing is made of it',
    needs: ['FILE'],
    options: {},
    async run(client, [file = '']) {
      const capsule = readFile(file).toString('base64')
      const value = await client.call(control.capsuleContents, { body: { capsule } })
      const { facts, merchant, clock, members, calls, faults } = value
      const lines = [
        ...(facts.note ? [facts.note] : []),
        `${facts.scenario} · ${merchant} · ${new Date(facts.takenAt).toISOString()} (${clock})`,
        `${facts.as ?? 'guest'} on ${facts.route}, ${facts.language}, ${facts.theme}`,
        `${members} members, ${calls} calls, ${faults} rules of faults, ${value.stored} stored values, ${value.bytes} bytes`,
        ...facts.frames.map((path) => `in a frame ${path}`),
      ]
      return { value, lines }
    },
  },

  open: {
    usage: 'FILE [--durable]',
    summary: 'makes a world of a capsule file, and opens its page and its calls in the console in a browser',
    needs: ['FILE'],
    options: { durable: flag },
    async run(client, [file = ''], { durable = false }) {
      const capsule = readFile(file).toString('base64')
      const opened = await client.call(control.importCapsule, { body: { capsule, durable: durable === true } })
      const link = new URL(opened.link, client.url).href
      const calls = new URL(`/__control/#/calls/${opened.world.id}`, client.url).href
      // The page last, so that its tab is in front.
      return { value: { ...opened, link, calls }, lines: [opened.world.id, link, calls], pages: [calls, link] }
    },
  },

  replay: {
    usage: 'FILE',
    summary: 'makes the calls of a capsule file again, in a new world like its own, and says where the answers differ',
    needs: ['FILE'],
    options: {},
    async run(client, [file = '']) {
      const { replay } = await import('./replay.ts')
      const calls = await replay(client, readFile(file))
      const count = (outcome: ReplayedCall['outcome']) => calls.filter((call) => call.outcome === outcome).length
      const [same, differs, notRun] = [count('same'), count('differs'), count('not run')]
      return {
        value: { same, differs, notRun, calls },
        lines: [...calls.flatMap(replayLines), `${same} the same, ${differs} differ, ${notRun} not run`],
        exitCode: differs > 0 ? 1 : notRun > 0 ? 2 : 0,
      }
    },
  },

  call: {
    usage: '[NAME [INPUT]]',
    summary: 'makes any call of the control API with its input as JSON; without a name it lists them all',
    needs: [],
    most: 2,
    options: {},
    async run(client, [name, input = '{}']) {
      if (name === undefined) {
        const calls = [...CONTROL_CALLS].map(([own, endpoint]) => ({ name: own, input: signatureOf(endpoint) }))
        return { value: calls, lines: calls.map(({ name: own, input: takes }) => `${own} ${takes}`) }
      }
      const endpoint = CONTROL_CALLS.get(name)
      if (!endpoint)
        throw misused(
          `call: there is no call ${name}; without a name they are listed.${didYouMean(name, CONTROL_CALLS.keys())}`,
        )
      const value = await client.call(endpoint, partsOf(endpoint, objectFrom(input)))
      return { value, lines: [JSON.stringify(value)] }
    },
  },

  link: {
    usage:
      '[ID] [--route /m/...] [--as NAME] [--scenario NAME] [--at TIME] [--flags=-A,B] [--merchant CODE] [--lang CODE] [--theme dark|light] [--days N]',
    summary:
      'prints the address that opens a state, in a new world or in the one named; signed where CONTROL_TOKEN is set',
    needs: [],
    most: 1,
    options: {
      route: text,
      as: text,
      scenario: text,
      at: text,
      flags: text,
      merchant: text,
      lang: text,
      theme: text,
      days: text,
    },
    async run(client, [world], { route = '/m/home', days, ...state }) {
      if (state.at !== undefined) askedMoment(String(state.at))
      if (state.flags !== undefined) askedFlags(String(state.flags))
      // Also checks that the world exists, as the URL would otherwise open an error.
      if (world !== undefined) await client.call(control.getWorld, { params: { id: world } })
      const address = new URL(String(route), client.url)
      for (const [name, value] of Object.entries(definedIn({ world, ...state })))
        address.searchParams.set(name, String(value))
      const link = await signed(
        client,
        address.href,
        days === undefined ? undefined : askedNumber('days', String(days)),
      )
      return { value: { link }, lines: [link] }
    },
  },
}

function replayLines({ outcome, seq, method, path, why, differences }: ReplayedCall): string[] {
  if (outcome === 'same') return []
  const details = differences.map(
    ({ path: place, recorded, actual }) => `    ${place}: ${shortJson(recorded)}, now ${shortJson(actual)}`,
  )
  return [`${seq}  ${method} ${path}${why === undefined ? '' : `  not run: ${why}`}`, ...details]
}

const shortJson = (value: unknown) => cut(JSON.stringify(value) ?? 'nothing', 120)

/** @throws CommandError for text that is no JSON object */
function objectFrom(input: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(input)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {}
  throw misused(`call: INPUT is no JSON object: ${input}`)
}

/** Signs the URL so that it opens without the token; without a token it stays unsigned and the server is not called. */
async function signed(client: Client, link: string, days?: number): Promise<string> {
  const { pathname, search, searchParams } = new URL(link)
  // Opening a world as it is needs no signature.
  if (!client.hasToken || [...searchParams.keys()].every((name) => name === 'world')) return link
  const { link: path } = await client.call(control.makeLink, {
    body: { address: `${pathname}${search}`, ...definedIn({ days }) },
  })
  return new URL(path, client.url).href
}

function kindNamed(kind: string): string {
  if (control.DUE_KINDS.some((one) => one === kind)) return kind
  throw misused(`--next: ${kind} is no kind of event; there are ${control.DUE_KINDS.join(', ')}`)
}

/** Options that say what a network does; with them a rule is of the kind network, also without a shape. */
const NETWORK_OPTIONS = ['network', 'delay', 'jitter', 'loss', 'kbps'] as const

function ruleFrom({ on = '*', nth, times, probability, ...kinds }: Values): control.FaultRule | undefined {
  const isNetwork = NETWORK_OPTIONS.some((option) => kinds[option] !== undefined)
  const faultKinds = control.FAULT_KINDS.filter((kind) => (kind === 'network' ? isNetwork : kinds[kind] !== undefined))
  const [kind] = faultKinds
  if (faultKinds.length > 1) throw misused(`--${faultKinds.join(' and --')} exclude each other`)
  if (!kind) return undefined
  const { delay, jitter, loss, kbps } = kinds
  const numbers = Object.entries({ nth, times, probability, ms: delay, jitterMs: jitter, loss, kbps }).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, askedNumber(OPTION_OF[name] ?? name, String(value))]]),
  )
  return {
    endpoint: String(on),
    kind,
    ...(kind === 'error' ? { code: String(kinds.error) } : {}),
    ...(kinds.network === undefined ? {} : { shape: askedShape(String(kinds.network)) }),
    ...(kind === 'latency' ? { ms: askedNumber('latency', String(kinds.latency)) } : {}),
    ...Object.fromEntries(numbers),
  }
}

/** The options whose fields have another name. */
const OPTION_OF: Readonly<Record<string, string>> = { ms: 'delay', jitterMs: 'jitter' }

function readFile(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw misused(code === 'ENOENT' ? `There is no such file: ${file}` : `${file} cannot be read: ${message}`)
  }
}
