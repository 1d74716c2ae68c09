import type { control } from '@understudy/contracts'
import { masked, maskedText } from './masking.ts'

type TapeEntry = control.TapeEntry

/** A call as it is taken down: by reference, so that recording costs next to nothing; masked when it is read. */
export interface Recording extends Omit<TapeEntry, 'seq'> {
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
  call: Recording
  /** Set once the tape has let go of the answer. */
  forgotten: Forgotten | undefined
}

/** An answer the tape does not hold any more, and its size in bytes. */
interface Forgotten {
  bytes: number
  note: string
}

/** One call, whole and masked. */
export interface TapedCall extends TapeEntry {
  merchant: string | null
  language: string | null
  hasToken: boolean
  reply: unknown
  bytes: number
  writes: { table: string; statements: number }[]
}

const KEPT = 500
/** Answers above this are not kept, characters. */
const LARGEST_ANSWER = 256 * 1024
/** What all kept answers of a world may weigh, characters; the oldest leave first. */
const ALL_ANSWERS = 1024 * 1024

/** What the lines of a tape leave out. */
const UNTOLD = { merchant: null, language: null, hasToken: false, body: '', tables: new Map<string, number>() }
const ELSEWHERE: Forgotten = { bytes: 0, note: 'This call came with a capsule, which holds no answers.' }

/** The last calls of a world. Lives in memory: it explains a session, it is not part of the state. */
export class Tape {
  #entries: (Kept | undefined)[] = []
  #count = 0
  /** The newest call whose answer was let go to make room. */
  #lettingGo = 0
  #weight = 0

  get count() {
    return this.#count
  }

  /** Takes a call down, which is the tape's from now on, and gives its number. */
  record(call: Recording): number {
    this.#count += 1
    const seq = this.#count
    const before = this.#entries[seq % KEPT]
    if (before) this.#weight -= before.call.body.length
    const kept: Kept = { seq, call, forgotten: undefined }
    this.#entries[seq % KEPT] = kept
    if (call.body.length > LARGEST_ANSWER) forget(kept, 'is above 256 KB')
    this.#weight += call.body.length
    while (this.#weight > ALL_ANSWERS) this.#letOldestGo()
    return seq
  }

  /** Newest first, secrets masked; only calls after the one of that number. */
  list(limit: number, endpoint?: string, after = 0): TapeEntry[] {
    return this.#entries
      .filter((entry): entry is Kept => entry !== undefined && entry.seq > after)
      .filter(({ call }) => endpoint === undefined || call.endpoint === endpoint)
      .sort((a, b) => b.seq - a.seq)
      .slice(0, limit)
      .map(entryOf)
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
      reply: kept.forgotten ? { note: kept.forgotten.note } : replyOf(body),
      bytes: kept.forgotten?.bytes ?? Buffer.byteLength(body),
      writes: [...tables].map(([table, statements]) => ({ table, statements })),
    }
  }

  /** Goes on from the calls of another tape, newest first; of those only the lines are known. */
  continue(entries: readonly TapeEntry[]): void {
    this.clear()
    this.#count = entries[0]?.seq ?? 0
    for (const { seq, ...line } of entries)
      this.#entries[seq % KEPT] = { seq, call: { ...line, ...UNTOLD }, forgotten: ELSEWHERE }
  }

  clear(): void {
    this.#entries = []
    this.#count = 0
    this.#lettingGo = 0
    this.#weight = 0
  }

  #kept(seq: number): Kept | undefined {
    const kept = this.#entries[seq % KEPT]
    return kept?.seq === seq ? kept : undefined
  }

  #letOldestGo(): void {
    this.#lettingGo = Math.max(this.#lettingGo + 1, this.#count - KEPT + 1)
    const oldest = this.#kept(this.#lettingGo)
    if (!oldest || oldest.call.body.length === 0) return
    this.#weight -= oldest.call.body.length
    forget(oldest, 'has made room for newer ones')
  }
}

function forget(kept: Kept, why: string): void {
  const note = `This answer ${why}, so the tape does not hold it.`
  kept.forgotten = { bytes: Buffer.byteLength(kept.call.body), note }
  kept.call.body = ''
}

function replyOf(body: Recording['body']): unknown {
  const text = body.toString()
  return text === '' ? null : masked(JSON.parse(text))
}

function entryOf({ seq, call }: Kept): TapeEntry {
  const { at, endpoint, method, path, status, code, actor, ms, input, fault, flag, clock, rows, cause } = call
  const read = { path: maskedText(path), input: masked(input) ?? null }
  return { seq, at, endpoint, method, status, code, actor, ms, fault, flag, clock, rows, cause, ...read }
}
