import { createHash } from 'node:crypto'
import { statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { REGISTRY } from '@understudy/contracts/registry'
import { MERCHANTS } from '@understudy/merchants'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { calledAs, misused } from '@understudy/steering/command/client.ts'
import { Conformance } from '@understudy/steering/conform/conform.ts'
import { evidenceOf } from '@understudy/steering/conform/evidence.ts'
import type { Exchange } from '@understudy/steering/conform/exchange.ts'
import { HAR_LIMITS, Unreadable } from '@understudy/steering/conform/har.ts'
import { plain } from '@understudy/steering/conform/report.ts'
import { type LearnReport, learn } from '@understudy/steering/learn/learn.ts'
import { scenarioOf } from '@understudy/steering/scenarios/scenario-of.ts'
import { scenarioSchema } from '@understudy/steering/scenarios/scenario-schema.ts'
import sharp from 'sharp'
import { makeFolder } from '../files/make-folder.ts'
import { recordingIn, recordingsAt } from '../files/recordings.ts'
import { SCHEMA_FILE } from '../files/scenario-folder.ts'
import { PICTURES_FOLDER, PICTURES_PATH } from '../files/scenario-pictures.ts'
import { putWhole } from '../files/whole-file.ts'
import { tellRefusal } from './tell-refusal.ts'

const LEARN = calledAs('learn')
const USAGE = `${LEARN} --har FILE|FOLDER … --name NAME
  --scenarios FOLDER   where NAME.json is written; default: scenarios
  --merchant CODE      whose colours the world has; default: that of the recording, else ${MERCHANTS[0]}
  --at MOMENT          the platform's own time when the recording began, if its clock is another
  --keep-names         keeps names, for test accounts of your own
  --keep FILE          what was seen, as evidence for the contracts
Then: ${LEARN.replace(/learn$/, 'start')} --scenarios FOLDER, and open /m/home?scenario=NAME.`

/** Bounds of pictures: the bytes of one, how many, the longest side that is kept, pixels, and how many are drawn at once. */
const PICTURES = { bytes: 4 * 1024 * 1024, most: 30_000, side: 1_600, pixels: 40_000_000, atOnce: 4 } as const

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const OPTIONS = {
  har: { ...text, multiple: true },
  name: text,
  scenarios: { ...text, default: 'scenarios' },
  merchant: text,
  at: text,
  keep: text,
  'keep-names': { ...flag, default: false },
  help: { ...flag, short: 'h' },
} as const

/** Answers with the exit code. */
export const runLearn = (args: string[]): Promise<number> => tellRefusal(async () => run(asked(args)))

async function run(options: ReturnType<typeof asked>): Promise<number> {
  if (options.help) {
    console.log(USAGE)
    return 0
  }
  const { har, name, scenarios: folder, merchant } = options
  if (har === undefined || name === undefined)
    throw misused(`Say what to learn, and its name: ${USAGE.split('\n')[0]}.`)
  if (merchant !== undefined && !MERCHANTS.includes(merchant))
    throw misused(`--merchant must be one of ${MERCHANTS.join(', ')}.`)
  const at = options.at === undefined ? undefined : Date.parse(options.at)
  if (Number.isNaN(at)) throw misused('--at must be a moment such as 2026-03-10T07:00:00Z.')
  // Refuses a bad name before anything is read.
  scenarioOf(name, '{}')
  const exchanges = exchangesOf(har)
  const pictures = new Map<string, Buffer>()
  const { file, report } = learn(exchanges, {
    name,
    merchant,
    at,
    keepNames: options['keep-names'],
    picture: await pictureFinder(exchanges, pictures),
  })
  if (Object.keys(report.taught).length === 0)
    throw misused(
      `${har.map((one) => basename(one)).join(', ')} has no reply of a platform in it that could be learned. Record with content.`,
    )
  const content = `${JSON.stringify({ $schema: `./${SCHEMA_FILE}`, ...file }, null, 1)}\n`
  scenarioOf(name, content)
  const evidence = options.keep === undefined ? [] : [[options.keep, evidenceIn(exchanges, har)] as const]
  const kept = used(pictures, content)
  write([
    ...evidence,
    ...[...kept].map(([picture, bytes]) => [join(folder, PICTURES_FOLDER, picture), bytes] as const),
    [join(folder, SCHEMA_FILE), `${JSON.stringify(scenarioSchema(), null, 1)}\n`],
    [join(folder, `${name}.json`), content],
  ])
  for (const line of told(report, { name, folder, pictures: kept.size })) console.log(plain(line))
  return 0
}

function asked(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true }).values
  } catch (error) {
    throw misused(`${(error as Error).message}. ${LEARN} --help tells what there is.`)
  }
}

/** The calls of all recordings, which together may be as large as one. */
function exchangesOf(paths: readonly string[]): Exchange[] {
  let bytes = 0
  return paths.flatMap(recordingsAt).flatMap((file) => {
    const recording = recordingIn(file, (more) => {
      bytes += more
      if (bytes > HAR_LIMITS.bytes)
        throw new Unreadable(`with the other recordings it has more than ${HAR_LIMITS.bytes} bytes: learn fewer`)
    })
    return recording.exchanges
  })
}

/** Finds the address that a recorded picture has in the world; each is drawn anew from its pixels alone. */
async function pictureFinder(exchanges: readonly Exchange[], pictures: Map<string, Buffer>) {
  const recorded = new Map<string, Buffer>()
  for (const { url, picture } of exchanges)
    if (picture && picture.length <= PICTURES.bytes && !recorded.has(url) && recorded.size < PICTURES.most)
      recorded.set(url, picture)
  const addresses = new Map<string, string>()
  const waiting = recorded.entries()
  // They take turns at one list, as a single picture keeps one core only.
  const draw = async () => {
    for (const [url, picture] of waiting) {
      const drawn = await redrawn(picture)
      if (!drawn) continue
      const name = `${createHash('sha256').update(drawn).digest('hex').slice(0, 32)}.webp`
      pictures.set(name, drawn)
      addresses.set(url, `${PICTURES_PATH}${name}`)
    }
  }
  await Promise.all(Array.from({ length: PICTURES.atOnce }, draw))
  const origins = [...new Set(exchanges.flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).origin] : [])))].slice(
    0,
    20,
  )
  return (address: string) =>
    address.startsWith('/')
      ? origins.map((origin) => addresses.get(origin + address)).find((found) => found !== undefined)
      : addresses.get(address)
}

async function redrawn(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: PICTURES.pixels, pages: 1 })
      .rotate()
      .resize({ width: PICTURES.side, height: PICTURES.side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // The recording calls it a picture, but it cannot be decoded.
    return undefined
  }
}

/** The pictures that a file names. */
function used(pictures: ReadonlyMap<string, Buffer>, content: string): ReadonlyMap<string, Buffer> {
  const named = new Set(content.match(/[0-9a-f]{32}\.webp/g))
  return new Map([...pictures].filter(([name]) => named.has(name)))
}

/** What the recordings show of a platform. */
function evidenceIn(exchanges: readonly Exchange[], har: readonly string[]): string {
  const conformance = new Conformance(REGISTRY.filter(({ surface }) => surface !== 'control'))
  for (const exchange of exchanges) conformance.take(exchange)
  const at = exchanges.find((exchange) => exchange.at)?.at ?? new Date(hostClock.now()).toISOString()
  const source = har.map((one) => basename(one)).join(', ')
  return `${JSON.stringify(evidenceOf(conformance.report(), { source, at }), null, 1)}\n`
}

/** Writes beside and renames, the scenario last, so that a failure leaves the old scenario or none. */
function write(files: readonly (readonly [path: string, content: string | Buffer])[]): void {
  for (const [path, content] of files)
    try {
      makeFolder(dirname(path))
      if (typeof content === 'string') putWhole(path, content)
      // A picture is named by its content, so one that is there has another size only where it was not written whole.
      else if (statSync(path, { throwIfNoEntry: false })?.size !== content.length) writeFileSync(path, content)
    } catch (error) {
      throw misused(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`)
    }
}

function told(
  report: LearnReport,
  { name, folder, pictures }: { name: string; folder: string; pictures: number },
): string[] {
  const { recorded, invented, leftOut, untaught, taught, unknown } = report
  const calls = Object.values(taught).reduce((sum, count) => sum + count, 0)
  const rows = (title: string, parts: Record<string, string[]>) =>
    Object.entries(parts).map(([part, all]) => `  ${title} ${part}: ${all.join('; ')}`)
  const silent = Object.keys(untaught)
  return [
    `${join(folder, `${name}.json`)}: learned from ${calls} calls, with ${pictures} pictures.`,
    ...Object.entries(recorded).map(([part, count]) => `  recorded ${part}: ${count}`),
    ...rows('invented', invented),
    ...rows('left out', leftOut),
    ...(silent.length > 0
      ? [
          `  left out: ${silent.length} calls that teach nothing (${silent.slice(0, 12).join(', ')}${silent.length > 12 ? ' …' : ''})`,
        ]
      : []),
    ...(unknown > 0 ? [`  left out: ${unknown} calls without a contract, which conform lists`] : []),
  ]
}
