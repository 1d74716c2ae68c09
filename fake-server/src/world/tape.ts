// Ring buffer of a world's last calls: redacted, each stored within a limit of bytes.
import type { control } from '@understudy/contracts'
import { cut, outlined, redacted, redactedAddress } from './masking.ts'
import type { Tapes } from './tapes.ts'

type TapeEntry = control.TapeEntry

/** A call as it is handed to the tape; nothing of it is kept by reference but the serialized answer. */
export interface Recording extends Omit<TapeEntry, 'seq' | 'bytes'> {
  /** The input fitted its contract, so that its names say which values are secrets. */
  expected: boolean
  /** As the headers had them. */
  merchant: string | null
  language: string | null
  hasToken: boolean
  /** The serialized answer; empty where nothing was answered. */
  body: string | Buffer
  /** Statements by table. */
  tables: ReadonlyMap<string, number>
}

interface Kept {
  seq: number
  call: Omit<Recording, 'input' | 'expected'>
  /** Of the answer, also of one that is not held. */
  bytes: number
  /** JSON of the redacted input; undefined once the tape has let go of it. */
  input: string | undefined
  /** Why the tape does not hold the answer; set once it has let go of it. */
  forgotten: string | undefined
}

/** One call, whole and redacted. */
export interface TapedCall extends TapeEntry {
  merchant: string | null
  language: string | null
  hasToken: boolean
  /** False where the tape holds no input any more. */
  holdsInput: boolean
  reply: unknown
  bytes: number
  writes: { table: string; statements: number }[]
}

const KEPT = 10_000
/** Inputs above this are kept as their outline, characters. */
const LARGEST_INPUT = 16 * 1024
/** Answers above this are not kept, characters. */
const LARGEST_ANSWER = 256 * 1024
/** What all kept answers and inputs of a world may weigh, characters; the oldest leave first. */
const PAYLOAD = 1024 * 1024
/** The longest address, page and cause that are kept, characters. */
const LONGEST = { path: 1024, page: 256, cause: 2048 } as const
/** What a line weighs beside its texts, bytes: about forty small fields. */
const LINE = 512
/** A character takes two bytes as soon as one of its text is not Latin. */
const BYTES_PER_CHARACTER = 2
const INPUT_LEFT = { note: 'This input has made room for newer ones, so the tape does not hold it.' }

/** What the lines of a tape leave out. */
const UNTOLD = { merchant: null, language: null, hasToken: false, body: '', tables: new Map<string, number>() }
const ELSEWHERE = 'This call came with a capsule, which holds no answers.'

/** The last calls of a world. Lives in memory: it explains a session, it is not part of the state. */
export class Tape {
  readonly #tapes: Tapes | undefined
  #entries: (Kept | undefined)[] = []
  #count = 0
  #held = 0
  /** The newest call whose answer and input were let go to make room. */
  #lettingGo = 0
  /** Characters of answers and inputs. */
  #payload = 0
  /** Bytes of the lines. */
  #lines = 0

  /** `tapes` bounds all tapes of the process together. */
  constructor(tapes?: Tapes) {
    this.#tapes = tapes
  }

  /** Calls recorded so far. */
  get count() {
    return this.#count
  }

  /** Calls held now. */
  get held() {
    return this.#held
  }

  /** Bytes held now, at most. */
  get bytes() {
    return this.#lines + this.#payload * BYTES_PER_CHARACTER
  }

  /** Takes a call down, its secrets redacted, and gives its number. */
  record({ input, expected, ...call }: Recording): number {
    this.#count += 1
    const seq = this.#count
    const path = cut(redactedAddress(call.path, !expected), LONGEST.path)
    const cause = call.cause && cut(call.cause, LONGEST.cause)
    const page = call.page ? cut(call.page, LONGEST.page) : null
    const kept: Kept = {
      seq,
      call: { ...call, path, page, cause },
      bytes: Buffer.byteLength(call.body),
      input: inputText(input, expected),
      forgotten: undefined,
    }
    if (call.body.length > LARGEST_ANSWER) forget(kept, 'is above 256 KB')
    this.#put(kept)
    while (this.#payload > PAYLOAD) this.#letOldestGo()
    this.#tapes?.grew(this)
    return seq
  }

  /** Newest first, secrets redacted; only calls between the two of those numbers, without them. */
  list(limit: number, endpoint?: string, after = 0, before = this.#count + 1): TapeEntry[] {
    const found: TapeEntry[] = []
    const oldest = Math.max(after, this.#count - KEPT)
    for (let seq = Math.min(before - 1, this.#count); seq > oldest && found.length < limit; seq -= 1) {
      const kept = this.#kept(seq)
      if (kept && (endpoint === undefined || kept.call.endpoint === endpoint)) found.push(entryOf(kept))
    }
    return found
  }

  /** The line of one call; undefined when the tape has moved on. */
  entry(seq: number): TapeEntry | undefined {
    const kept = this.#kept(seq)
    return kept && entryOf(kept)
  }

  call(seq: number): TapedCall | undefined {
    const kept = this.#kept(seq)
    if (!kept) return undefined
    const { merchant, language, hasToken, body, tables } = kept.call
    return {
      ...entryOf(kept),
      ...{ merchant, language, hasToken },
      holdsInput: kept.input !== undefined,
      reply: kept.forgotten ? { note: kept.forgotten } : replyOf(body),
      bytes: kept.bytes,
      writes: [...tables].map(([table, statements]) => ({ table, statements })),
    }
  }

  /** Goes on from the calls of another tape, newest first; of those only the lines are known. */
  continue(entries: readonly TapeEntry[]): void {
    this.clear()
    this.#count = entries[0]?.seq ?? 0
    for (const { seq, input, bytes = 0, ...line } of entries.toReversed()) {
      const path = cut(line.path, LONGEST.path)
      const cause = line.cause && cut(line.cause, LONGEST.cause)
      const page = line.page && cut(line.page, LONGEST.page)
      const call = { ...line, path, page, cause, ...UNTOLD }
      this.#put({ seq, call, bytes, input: inputText(input, true), forgotten: ELSEWHERE })
    }
    while (this.#payload > PAYLOAD) this.#letOldestGo()
    this.#tapes?.grew(this)
  }

  /** Starts over. */
  clear(): void {
    this.forgetCalls()
    this.#count = 0
    this.#lettingGo = 0
  }

  /** Lets go of every call, and goes on counting. */
  forgetCalls(): void {
    this.#entries = []
    this.#held = 0
    this.#payload = 0
    this.#lines = 0
    this.#lettingGo = this.#count
    this.#tapes?.emptied(this)
  }

  #put(kept: Kept): void {
    const slot = kept.seq % KEPT
    const before = this.#entries[slot]
    if (before) {
      this.#payload -= payloadOf(before)
      this.#lines -= lineOf(before)
    } else this.#held += 1
    this.#entries[slot] = kept
    this.#payload += payloadOf(kept)
    this.#lines += lineOf(kept)
  }

  #kept(seq: number): Kept | undefined {
    const kept = this.#entries[seq % KEPT]
    return kept?.seq === seq ? kept : undefined
  }

  #letOldestGo(): void {
    this.#lettingGo = Math.max(this.#lettingGo + 1, this.#count - KEPT + 1)
    const oldest = this.#kept(this.#lettingGo)
    if (!oldest) return
    this.#payload -= payloadOf(oldest)
    if (oldest.input !== EMPTY) oldest.input = undefined
    if (oldest.call.body.length > 0) forget(oldest, 'has made room for newer ones')
  }
}

const EMPTY = 'null'
const payloadOf = ({ call, input }: Kept) => call.body.length + (input?.length ?? 0)
const lineOf = ({ call }: Kept) =>
  LINE + (call.path.length + (call.page?.length ?? 0) + (call.cause?.length ?? 0)) * BYTES_PER_CHARACTER

/** The input as JSON without secrets: whole where the contract knows it, else its outline. */
function inputText(input: unknown, expected: boolean): string {
  const whole = expected ? JSON.stringify(redacted(input ?? null)) : undefined
  if (whole !== undefined && whole.length <= LARGEST_INPUT) return whole
  return JSON.stringify(outlined(input))
}

function forget(kept: Kept, why: string): void {
  kept.forgotten = `This answer ${why}, so the tape does not hold it.`
  kept.call.body = ''
}

function replyOf(body: Recording['body']): unknown {
  const text = body.toString()
  return text === '' ? null : redacted(JSON.parse(text))
}

function entryOf({ seq, call, bytes, input }: Kept): TapeEntry {
  const { merchant: _m, language: _l, hasToken: _t, body: _b, tables: _w, ...line } = call
  return { seq, ...line, bytes, input: input === undefined ? INPUT_LEFT : JSON.parse(input) }
}
