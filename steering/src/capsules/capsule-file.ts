import { control } from '@understudy/contracts'
import type { TapeLine } from '@understudy/platform/tape/tape.ts'
import { Beginning, Moment } from '@understudy/platform/world/settings.ts'
import * as z from 'zod/mini'
import { invalidField } from '../api/control-problem.ts'
import { compression, type Packing } from './compression.ts'

const { CAPSULE_LIMITS, CAPSULE_VERSION, CapsuleFacts, CarriedStorage, TapeEntry } = control

const Step = z.strictObject({
  after: z.int().check(z.gte(0)),
  at: Moment,
  call: z.string().check(z.maxLength(60)),
  input: z.strictObject({
    params: z.optional(z.unknown()),
    query: z.optional(z.unknown()),
    body: z.optional(z.unknown()),
  }),
  made: z.optional(z.string().check(z.maxLength(60))),
})

/** What a capsule says of itself. */
const Head = z.object({
  ...CapsuleFacts.shape,
  storage: z._default(CarriedStorage, { local: {}, session: {} }),
  /** How the world came to its state: what it was made of, and what was steered since; null if not known. */
  past: z._default(
    z.nullable(
      z.strictObject({
        seed: z.int(),
        startAt: Moment,
        beginning: z.optional(Beginning),
        steps: z.array(Step).check(z.maxLength(500)),
      }),
    ),
    null,
  ),
})
export type CapsuleHead = z.infer<typeof Head>

const Line = z.object({
  ...TapeEntry.shape,
  input: z.optional(z.unknown()),
  merchant: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  language: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  hasToken: z._default(z.boolean(), false),
  reply: z.optional(z.unknown()),
})

/** The parts of a capsule: what it says of itself, the last calls, and the database. */
export interface CapsuleParts {
  facts: CapsuleHead
  /** Newest first. */
  tape: TapeLine[]
  image: Buffer
}

const MAGIC = Buffer.from('UNDERSTUDY')
const HEAD = MAGIC.length + 1
const LENGTH = 4
/** The version of each packing; the contents are the same. */
const VERSIONS: Readonly<Record<Packing, number>> = { brotli: CAPSULE_VERSION, gzip: CAPSULE_VERSION + 1 }
const FACTS_LIMIT = 2 * 1024 * 1024
const newestFirst = (entries: { seq: number }[]) =>
  entries.every(({ seq }, at) => seq >= 1 && seq < (entries[at - 1]?.seq ?? 1_000_000_000))
const Tape = z.array(Line).check(z.maxLength(500), z.refine(newestFirst, { error: 'order' }))

export const refused = (reason: string) => invalidField('capsule', reason)

/** Format: magic, version byte, then compressed: length and text of the facts, length and text of the tape, the database. */
export async function pack({ facts, tape, image }: CapsuleParts): Promise<Buffer> {
  const framed = Buffer.concat([...framedText(facts), ...framedText(tape), image])
  const { packing, compress } = compression()
  return Buffer.concat([MAGIC, Buffer.from([VERSIONS[packing]]), await compress(framed)])
}

function framedText(value: unknown): Buffer[] {
  const text = Buffer.from(JSON.stringify(value))
  const length = Buffer.alloc(LENGTH)
  length.writeUInt32BE(text.length)
  return [length, text]
}

/**
 * Decodes Base64 strictly, where Node would ignore invalid characters. Encoding the result again shows whether it was
 * valid, several times faster than a check of each character.
 */
export function fromBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.toString('base64') !== text) throw refused('not Base64')
  return bytes
}

/** Parses a capsule; a malformed one is refused naming the field `capsule`. */
export async function unpack(capsule: Buffer): Promise<CapsuleParts> {
  if (capsule.length > CAPSULE_LIMITS.packed)
    throw refused(`${capsule.length} bytes; a capsule has at most ${CAPSULE_LIMITS.packed}`)
  if (capsule.length <= HEAD || !capsule.subarray(0, MAGIC.length).equals(MAGIC))
    throw refused('the file is no capsule: it does not begin like one')
  const version = capsule[MAGIC.length]
  const packing = (['brotli', 'gzip'] as const).find((known) => VERSIONS[known] === version)
  if (packing === undefined)
    throw refused(
      `written in form ${version}, this build reads ${Object.values(VERSIONS).join(' and ')}; open it with a newer build`,
    )
  const framed = await decompress(capsule.subarray(HEAD), packing)
  const facts = readText(framed, 0, FACTS_LIMIT)
  const tape = readText(framed, facts.end, framed.length)
  return {
    facts: checked(Head, facts.text, 'what it says of itself'),
    tape: checked(Tape, tape.text, 'its tape'),
    image: framed.subarray(tape.end),
  }
}

async function decompress(packed: Buffer, packing: Packing): Promise<Buffer> {
  const unpacked = await compression().decompress[packing]?.(packed, CAPSULE_LIMITS.unpacked)
  if (unpacked === undefined) throw refused(`it is compressed with ${packing}, which cannot be read here`)
  if (unpacked === 'damaged') throw refused('its content is damaged')
  if (unpacked === 'too large') throw refused(`unpacked it is larger than ${CAPSULE_LIMITS.unpacked} bytes`)
  const more = packed.length - unpacked.read
  if (more > 0) throw refused(`${more} bytes follow its end`)
  return unpacked.bytes
}

function readText(framed: Buffer, at: number, limit: number): { text: string; end: number } {
  if (at + LENGTH > framed.length) throw refused('its content is cut off')
  const length = framed.readUInt32BE(at)
  const end = at + LENGTH + length
  if (length > limit || end > framed.length) throw refused('its content is cut off')
  return { text: framed.toString('utf8', at + LENGTH, end), end }
}

function checked<S extends z.core.$ZodType>(schema: S, text: string, what: string): z.output<S> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refused(`${what} cannot be read`)
  }
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refused(`${what} is not valid at ${issue?.path.join('.') || 'the top'}`)
}
