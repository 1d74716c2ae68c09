import { writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { REGISTRY } from '@understudy/contracts/registry'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { calledAs, misused } from '@understudy/steering/command/client.ts'
import { Conformance, type ConformReport } from '@understudy/steering/conform/conform.ts'
import { evidenceOf } from '@understudy/steering/conform/evidence.ts'
import { Unreadable } from '@understudy/steering/conform/har.ts'
import { Accounts, callLive } from '@understudy/steering/conform/live.ts'
import { asHtml, asText, saysNothing, type Traffic, unreadOf } from '@understudy/steering/conform/report.ts'
import * as z from 'zod/mini'
import { makeFolder } from '../files/make-folder.ts'
import { readBounded, reading, recordingIn, recordingsAt } from '../files/recordings.ts'
import { recordedCalls } from '../openapi/examples.ts'
import { tellRefusal } from './tell-refusal.ts'

const CONFORM = calledAs('conform')
const USAGE = `${CONFORM} --har FILE|FOLDER
${CONFORM} --base URL [--accounts FILE] [--write]
  --json FILE, --html FILE   the report as data, as one page
  --keep FILE                what was seen, as evidence for npm run contracts
Exit code: 0 it conforms, 1 it differs, 2 it could not be compared.`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const OPTIONS = {
  har: text,
  base: text,
  accounts: text,
  json: text,
  html: text,
  keep: text,
  write: flag,
  help: { ...flag, short: 'h' },
} as const

interface Compared extends Traffic {
  report: ConformReport
}

const contracts = REGISTRY.filter(({ surface }) => surface !== 'control')

/** Answers with the exit code. */
export const runConform = (args: string[]): Promise<number> => tellRefusal(async () => run(asked(args)))

async function run(options: ReturnType<typeof asked>): Promise<number> {
  if (options.help) {
    console.log(USAGE)
    return 0
  }
  if ((options.har === undefined) === (options.base === undefined))
    throw misused('Say what to compare with the contracts: --har FILE or --base URL.')
  if (options.har !== undefined && (options.accounts !== undefined || options.write))
    throw misused('--accounts and --write go with --base: a recording is only read.')
  const { report, ...traffic } =
    options.har === undefined ? await live(options.base ?? '', options) : recorded(options.har)
  if (report.calls === 0) throw misused(`${traffic.source} has no call to a platform in it.`)
  for (const line of asText(report)) console.log(line)
  for (const [name, why] of Object.entries(traffic.skipped)) console.log(`Not called: ${name}, ${why}`)
  if (options.json) write(options.json, `${JSON.stringify({ ...traffic, ...report }, null, 2)}\n`)
  if (options.html) write(options.html, asHtml(report, traffic))
  if (saysNothing(report))
    throw misused(
      `${traffic.source}: no response could be compared (${unreadOf(report.endpoints)}). Record with content.`,
    )
  if (options.keep) write(options.keep, `${JSON.stringify(evidenceOf(report, traffic), null, 1)}\n`)
  return report.deviations === 0 ? 0 : 1
}

function asked(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true }).values
  } catch (error) {
    throw misused(`${(error as Error).message}. ${CONFORM} --help tells what there is.`)
  }
}

/** A file, or all recordings of a folder. */
function recorded(path: string): Compared {
  const source = basename(path)
  const conformance = new Conformance(contracts)
  let at: string | undefined
  for (const file of recordingsAt(path)) {
    const { exchanges, startedAt, odd } = recordingIn(file)
    for (const exchange of exchanges) conformance.take(exchange)
    conformance.skip(odd)
    at ??= startedAt
  }
  return { report: conformance.report(), source, at: at ?? new Date(hostClock.now()).toISOString(), skipped: {} }
}

async function live(
  base: string,
  { accounts, write = false }: { accounts?: string; write?: boolean },
): Promise<Compared> {
  const url = URL.canParse(base) ? new URL(base) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw misused('--base must be an address such as https://play.example.')
  if (accounts === undefined)
    throw misused('--base needs --accounts FILE: {"merchant": "…", "accounts": [{"role": "member", "token": "…"}]}.')
  const conformance = new Conformance(contracts)
  const accountList = reading(accounts, () => accountsIn(readBounded(accounts).toString('utf8')))
  const platformContracts = contracts.filter(({ surface }) => surface === 'wps' || surface === 'lgw')
  const skipped = await callLive(platformContracts, {
    base: url.href,
    accounts: accountList,
    write,
    examples: recordedCalls(),
    take: (exchange) => conformance.take(exchange),
  })
  return { report: conformance.report(), source: url.origin, at: new Date(hostClock.now()).toISOString(), skipped }
}

function accountsIn(text: string): Accounts {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Unreadable('it is no JSON')
  }
  const parsed = z.safeParse(Accounts, json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Unreadable(`${issue?.path.join('.') || 'it'} is not as an accounts file wants it (${issue?.code})`)
}

function write(file: string, content: string): void {
  try {
    makeFolder(dirname(file))
    writeFileSync(file, content)
  } catch (error) {
    throw misused(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`)
  }
}
