// Ring buffer of a world's last calls: redacted, each stored within a limit of bytes.
import type { control } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { cut, outlined, redacted, redactedAddress } from '../shared/masking.ts'
import type { Tapes } from './tapes.ts'

type TapeEntry = control.TapeEntry

/** A call as handed to the tape, which copies everything but the serialized answer. */
export interface Recording extends Omit<TapeEntry, 'seq' | 'bytes'> {
  /** Whether the input matched its contract, so that field names tell which values are secret. */
  expected: boolean
  /** From the request headers. */
  merchant: string | null
  language: string | null
  hasToken: boolean
  /** The serialized answer; empty when there was none. */
  body: string | Buffer
  /** Statements by table. */
  tables: ReadonlyMap<string, number>
}

export interface TapeFilter {
  endpoint?: string | undefined
  /** Account of the caller. */
  actor?: string | undefined
  /** Text within the input or the answer, in any case. */
  find?: string | undefined
  /** Only calls with higher numbers. */
  after?: number | undefined
  /** Only calls with lower numbers. */
  before?: number | undefined
}

interface StoredEntry {
  seq: number
  call: Omit<Recording, 'input' | 'expected'>
  /** Bytes of the answer, also of one that is not held. */
  bytes: number
  /** JSON of the redacted input; undefined once evicted. */
  input: string | undefined
  /** Why the tape does not hold the answer; set once it is evicted. */
  missingReason: string | undefined
}

/** What a capsule keeps of a call: its line, and what is needed to make it again and to compare the answers. */
export interface TapeLine extends Omit<TapeEntry, 'machineAt' | 'input'> {
  /** Secrets masked; absent if the tape does not hold it. */
  input?: unknown
  merchant: string | null
  language: string | null
  hasToken: boolean
  /** Parsed, secrets masked; absent if the tape or the capsule does not hold it. */
  reply?: unknown
}

/** A call of the control API that changed the world. */
export interface Step {
  /** Number of the last call before it. */
  after: number
  /** World's time before it, epoch ms. */
  at: number
  /** Name of the endpoint: `control.patchClock`. */
  call: string
  input: { params?: unknown; query?: unknown; body?: unknown }
  /** Id that it gave, by which later steps name what it made. */
  made?: string | undefined
}

/** One call, whole and redacted. */
export interface TapedCall extends TapeEntry {
  merchant: string | null
  language: string | null
  hasToken: boolean
  /** False once the input was evicted. */
  holdsInput: boolean
  reply: unknown
  bytes: number
  writes: { table: string; statements: number }[]
}

const CAPACITY = 10_000
/** Longer inputs are kept as an outline only, characters. */
const LARGEST_INPUT = 16 * 1024
/** Longer answers are not stored, characters. */
const LARGEST_ANSWER = 256 * 1024
/** Limits of the answers that go into a capsule, characters: of one, and of all, the newest first. */
const CAPSULE_ANSWERS = { one: 32 * 1024, all: 256 * 1024 } as const
/** Limits of what was steered: calls, and characters of their inputs. */
const STEPS = { calls: 500, characters: 64 * 1024 } as const
/** Upper bound of all answers and inputs a tape holds, characters; the oldest are evicted first. */
const PAYLOAD = 1024 * 1024
/** Longer addresses, pages and causes are cut, characters. */
const LONGEST = { path: 1024, page: 256, cause: 2048 } as const
/** Estimated memory of a line beside its texts, bytes: about forty small fields. */
const LINE_BYTES = 512
/** V8 stores two bytes per character as soon as one of a text is not Latin. */
const BYTES_PER_CHARACTER = 2
const INPUT_EVICTED = { note: 'This input has made room for newer ones, so the tape does not hold it.' }

/** Fields that a line of a tape does not carry. */
const UNKNOWN_HEADERS = { merchant: null, language: null, hasToken: false, tables: new Map<string, number>() }
const NOT_IN_CAPSULE = 'This call came with a capsule, which does not hold its answer.'

/** The last calls of a world. In memory only: it documents a session and is not part of the world's state. */
export class Tape {
  readonly #tapes: Tapes | undefined
  #entries: (StoredEntry | undefined)[] = []
  #count = 0
  #size = 0
  /** Number of the newest call whose answer and input were evicted. */
  #evictedUpTo = 0
  /** Characters of answers and inputs. */
  #payload = 0
  /** Bytes of the lines. */
  #lines = 0
  #steps: Step[] | undefined

  /** `tapes` bounds all tapes of the process together. */
  constructor(tapes?: Tapes) {
    this.#tapes = tapes
  }

  /** Calls recorded so far. */
  get count() {
    return this.#count
  }

  /** Calls held now. */
  get size() {
    return this.#size
  }

  /** Bytes held now, at most. */
  get bytes() {
    return this.#lines + this.#payload * BYTES_PER_CHARACTER
  }

  /** Records a call with its secrets redacted and returns its number. */
  record({ input, expected, ...call }: Recording): number {
    this.#count += 1
    const seq = this.#count
    const path = cut(redactedAddress(call.path, !expected), LONGEST.path)
    const cause = call.cause && cut(call.cause, LONGEST.cause)
    const page = call.page ? cut(call.page, LONGEST.page) : null
    const stored: StoredEntry = {
      seq,
      call: { ...call, path, page, cause },
      bytes: Buffer.byteLength(call.body),
      input: inputText(call.endpoint, input, expected),
      missingReason: undefined,
    }
    if (call.body.length > LARGEST_ANSWER) dropAnswer(stored, 'is above 256 KB')
    this.#put(stored)
    while (this.#payload > PAYLOAD) this.#evictOldest()
    this.#tapes?.grew(this)
    return seq
  }

  /** The calls that a filter lets through, newest first, secrets redacted. */
  list(limit: number, { endpoint, actor, find, after = 0, before = this.#count + 1 }: TapeFilter = {}): TapeEntry[] {
    const entries: TapeEntry[] = []
    const oldest = Math.max(after, this.#count - CAPACITY)
    const text = find?.toLowerCase()
    for (let seq = Math.min(before - 1, this.#count); seq > oldest && entries.length < limit; seq -= 1) {
      const stored = this.#storedEntry(seq)
      if (!stored || (endpoint !== undefined && stored.call.endpoint !== endpoint)) continue
      if (actor !== undefined && stored.call.actor !== actor) continue
      if (text === undefined || mentions(stored, text)) entries.push(entryOf(stored))
    }
    return entries
  }

  /** The line of one call; undefined once it was evicted. */
  entry(seq: number): TapeEntry | undefined {
    const stored = this.#storedEntry(seq)
    return stored && entryOf(stored)
  }

  call(seq: number): TapedCall | undefined {
    const stored = this.#storedEntry(seq)
    if (!stored) return undefined
    const { merchant, language, hasToken, tables } = stored.call
    return {
      ...entryOf(stored),
      merchant,
      language,
      hasToken,
      holdsInput: stored.input !== undefined,
      reply: stored.missingReason ? { note: stored.missingReason } : replyOf(stored.call),
      bytes: stored.bytes,
      writes: [...tables].map(([table, statements]) => ({ table, statements })),
    }
  }

  /** The newest calls as a capsule keeps them, newest first. */
  lines(limit: number): TapeLine[] {
    let remaining: number = CAPSULE_ANSWERS.all
    return this.list(limit).map(({ machineAt: _, input, ...line }) => {
      const { call, missingReason, input: storedInput } = this.#storedEntry(line.seq) as StoredEntry
      const { merchant, language, hasToken, body } = call
      const fits = missingReason === undefined && body.length <= CAPSULE_ANSWERS.one
      if (fits) remaining -= body.length
      return {
        ...line,
        ...(storedInput !== undefined && { input }),
        merchant,
        language,
        hasToken,
        ...(fits && remaining >= 0 && { reply: replyOf(call) }),
      }
    })
  }

  /** Continues another tape (its lines, newest first), some of whose answers are not known here. */
  continue(entries: readonly (Omit<TapeEntry, 'input'> & Partial<TapeLine>)[]): void {
    this.clear()
    this.#count = entries[0]?.seq ?? 0
    for (const { seq, input, reply, bytes = 0, ...line } of entries.toReversed()) {
      const path = cut(line.path, LONGEST.path)
      const cause = line.cause && cut(line.cause, LONGEST.cause)
      const page = line.page && cut(line.page, LONGEST.page)
      const body = reply === undefined ? '' : JSON.stringify(reply)
      const call = { ...UNKNOWN_HEADERS, ...line, path, page, cause, body }
      const missingReason = reply === undefined ? NOT_IN_CAPSULE : undefined
      this.#put({
        seq,
        call,
        bytes,
        input: input === undefined ? undefined : inputText(call.endpoint, input, true),
        missingReason,
      })
    }
    while (this.#payload > PAYLOAD) this.#evictOldest()
    this.#tapes?.grew(this)
  }

  /** What was steered since the world's first moment; undefined if that is not known, as for a world of elsewhere. */
  get steps(): readonly Step[] | undefined {
    return this.#steps
  }

  /** Notes that the world stood as it was made before these steps, which are all that was done to it; null if not known. */
  begin(steps: readonly Step[] | null = []): void {
    this.#steps = steps ? [...steps] : undefined
  }

  /** Notes what was steered. */
  steer(step: Omit<Step, 'after'>): void {
    if (!this.#steps) return
    this.#steps.push({ ...step, after: this.#count })
    const isTooMuch = this.#steps.length > STEPS.calls || JSON.stringify(this.#steps).length > STEPS.characters
    if (isTooMuch) this.#steps = undefined
  }

  /** Starts over; how the world came to its state is not known. */
  clear(): void {
    this.#steps = undefined
    this.forgetCalls()
    this.#count = 0
    this.#evictedUpTo = 0
  }

  /** Drops every call but keeps counting from the last number. */
  forgetCalls(): void {
    this.#entries = []
    this.#size = 0
    this.#payload = 0
    this.#lines = 0
    this.#evictedUpTo = this.#count
    this.#tapes?.emptied(this)
  }

  #put(stored: StoredEntry): void {
    const slot = stored.seq % CAPACITY
    const before = this.#entries[slot]
    if (before) {
      this.#payload -= payloadOf(before)
      this.#lines -= lineOf(before)
    } else this.#size += 1
    this.#entries[slot] = stored
    this.#payload += payloadOf(stored)
    this.#lines += lineOf(stored)
  }

  #storedEntry(seq: number): StoredEntry | undefined {
    const stored = this.#entries[seq % CAPACITY]
    return stored?.seq === seq ? stored : undefined
  }

  #evictOldest(): void {
    this.#evictedUpTo = Math.max(this.#evictedUpTo + 1, this.#count - CAPACITY + 1)
    const oldest = this.#storedEntry(this.#evictedUpTo)
    if (!oldest) return
    this.#payload -= payloadOf(oldest)
    if (oldest.input !== EMPTY) oldest.input = undefined
    if (oldest.call.body.length > 0) dropAnswer(oldest, 'has made room for newer ones')
  }
}

const EMPTY = 'null'
const payloadOf = ({ call, input }: StoredEntry) => call.body.length + (input?.length ?? 0)
const lineOf = ({ call }: StoredEntry) =>
  LINE_BYTES + (call.path.length + (call.page?.length ?? 0) + (call.cause?.length ?? 0)) * BYTES_PER_CHARACTER

/** The fields that are secret, by call, where a contract names them. */
const SECRETS = new Map(REGISTRY.map(({ name, secrets }) => [name, secrets]))

/** The input as JSON without secrets: complete when it matched its contract, else an outline. */
function inputText(endpoint: string, input: unknown, expected: boolean): string {
  const whole = expected ? JSON.stringify(redacted(input ?? null, SECRETS.get(endpoint))) : undefined
  if (whole !== undefined && whole.length <= LARGEST_INPUT) return whole
  return JSON.stringify(outlined(input))
}

function dropAnswer(stored: StoredEntry, why: string): void {
  stored.missingReason = `This answer ${why}, so the tape does not hold it.`
  stored.call.body = ''
}

function replyOf({ endpoint, body }: StoredEntry['call']): unknown {
  const text = body.toString()
  return text === '' ? null : redacted(JSON.parse(text), SECRETS.get(endpoint))
}

/** Whether a text, in lower case, is in the redacted input or answer. */
function mentions({ call, input }: StoredEntry, text: string): boolean {
  if (input?.toLowerCase().includes(text)) return true
  // Redacting is slow, and takes away only.
  if (!call.body.toString().toLowerCase().includes(text)) return false
  return JSON.stringify(replyOf(call)).toLowerCase().includes(text)
}

function entryOf({ seq, call, bytes, input }: StoredEntry): TapeEntry {
  const { merchant: _m, language: _l, hasToken: _t, body: _b, tables: _w, ...line } = call
  return { seq, ...line, bytes, input: input === undefined ? INPUT_EVICTED : JSON.parse(input) }
}
