import { parseArgs } from 'node:util'
import { addressFrom, CommandError, calledAs, clientOf, misused } from '@understudy/steering/command/client.ts'
import { COMMANDS, STATE } from '@understudy/steering/command/commands.ts'
import { showInBrowser } from '@understudy/steering/command/show-in-browser.ts'
import type { StateOptions } from '@understudy/steering/command/state.ts'
import { runInWorld } from './run-in-world.ts'

const WORLD = calledAs('world')
const EXEC = `${process.env.UNDERSTUDY_CALLED ? calledAs('exec') : `${WORLD} exec`} [OPTIONS] -- COMMAND …`
const EXEC_HELP = [
  EXEC,
  'Runs a command in a fresh world of a server of its own, and returns its exit code.',
  `Options, as of ${WORLD} make: ${Object.keys(STATE)
    .map((name) => `--${name}`)
    .join(', ')}.`,
  'The command gets BASE_URL, TARGET, STAGE_URL and WORLD_ID; with options the packaged fixtures give each test a fork of that world.',
]
const GENERAL = { json: { type: 'boolean' }, url: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
/** Options whose value may begin with a dash. */
const DASHED = new Set(['--flags', '--advance'])

/** Runs a command line and prints what it gives, or why it was refused in one line; answers with the exit code. */
export async function runCommandLine(args: string[]): Promise<number> {
  try {
    return await run(args)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    return error.exitCode
  }
}

async function run([name, ...rest]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return help()
  if (name === 'exec') return exec(rest)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw misused(`There is no command ${name}; there are ${[...Object.keys(COMMANDS), 'exec'].join(', ')}`)
  const { values, positionals } = parsed(rest, { ...command.options, ...GENERAL }, name)
  if (values.help) return say([`${WORLD} ${name} ${command.usage}`, command.summary])
  const absent = command.needs.slice(positionals.length)
  if (absent.length > 0) throw misused(`${absent.join(' and ')} missing: ${WORLD} ${name} ${command.usage}`)
  if (positionals.length > (command.most ?? command.needs.length))
    throw misused(`Too much: ${WORLD} ${name} ${command.usage}`)
  const { json, url, help: _, ...options } = values
  const {
    value,
    lines,
    pages = [],
    exitCode = 0,
  } = await command.run(clientOf(addressFrom(url as string | undefined)), positionals, options)
  say(json ? [JSON.stringify(value)] : lines)
  if (!json) await showInBrowser(pages)
  return exitCode
}

async function exec(args: string[]): Promise<number> {
  const end = args.indexOf('--')
  const { values } = parsed(end < 0 ? args : args.slice(0, end), { ...STATE, help: GENERAL.help }, 'exec')
  if (values.help) return say(EXEC_HELP)
  const command = end < 0 ? [] : args.slice(end + 1)
  if (command.length === 0) throw misused(`COMMAND missing: ${EXEC}`)
  return runInWorld(command, values as StateOptions)
}

function parsed(args: string[], options: Record<string, { type: 'string' | 'boolean'; short?: string }>, name: string) {
  const joined = args.flatMap((arg, at) => {
    if (at > 0 && DASHED.has(args[at - 1] ?? '') && /^-\w/.test(arg)) return []
    const next = args[at + 1]
    return DASHED.has(arg) && next !== undefined && /^-\w/.test(next) ? [`${arg}=${next}`] : [arg]
  })
  try {
    return parseArgs({ args: joined, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw misused(`${name}: ${(error as Error).message}`)
  }
}

function help(): number {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length))
  return say([
    `${WORLD} COMMAND … [--url http://localhost:3000] [--json]`,
    '',
    ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    `  ${'exec'.padEnd(width)}  runs a command in a fresh world of a server of its own`,
    '',
    `${WORLD} COMMAND --help tells what a command takes. CONTROL_TOKEN is sent where it is set.`,
  ])
}

function say(lines: readonly string[]): number {
  for (const line of lines) console.log(line)
  return 0
}
