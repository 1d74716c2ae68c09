import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '@understudy/contracts'
import {
  Amount,
  DialingCode,
  IdToken,
  Language,
  Merchant,
  MobileNumber,
  NodeId,
  PageNo,
  StageId,
  Time,
  Token,
  VendorCode,
} from '@understudy/contracts/fields'
import { FILES_ROOT } from '../../shared/folders.ts'
import { readGenerated } from './generated.ts'

/** Description and unit of a kind of field, wherever it occurs. */
const KINDS: ReadonlyMap<unknown, string> = new Map<Schema, string>([
  [Time, 'Epoch milliseconds.'],
  [Amount, 'Money in units of the currency, with at most four decimals.'],
  [PageNo, 'Which page, counted from 1.'],
  [NodeId, 'Number of a game in the catalogue, as text.'],
  [VendorCode, 'Code of a vendor.'],
  [Merchant, 'Code of a merchant.'],
  [Language, 'Code of a language.'],
  [Token, 'Token of a session, for the header Authorization.'],
  [StageId, 'Address of a page of the stage: its world, a dot, a random UUID.'],
  [IdToken, 'A signed JWT of the cloud identity service.'],
  [DialingCode, 'Dialing code of a country, with or without +.'],
  [MobileNumber, 'Mobile number without the dialing code.'],
])

/** A shape in the contracts: its fields with their comments, '' where there is none. */
type Shape = Record<string, string>
/** The shapes of each endpoint, by what is sent and what is answered. */
type Comments = Record<string, { request: Shape[]; response: Shape[] }>

/** A field where it stands. */
interface Place {
  /** Name of the endpoint, or of the named schema, that owns it. */
  endpoint: string
  io: 'input' | 'output'
  field: string
  /** All fields of its object. */
  beside: string[]
}

/** Describes fields, with the contracts' own comments where there are some. */
export class Meanings {
  readonly #comments: Comments = readGenerated('field-comments.json')
  readonly #names: Record<string, string> = JSON.parse(
    readFileSync(join(FILES_ROOT, 'tools/openapi/field-words.json'), 'utf8'),
  )

  /** `kind` is the unit of the schema; numbers always get a description. */
  of(place: Place, kind: string | undefined, isNumber: boolean): string | undefined {
    const comment = this.#commentOn(place)
    if (comment !== undefined) return kind === undefined || comment.includes(kind) ? comment : `${comment} ${kind}`
    const { endpoint, field } = place
    const words = isNumber ? (this.#names[`${endpoint}:${field}`] ?? this.#names[field]) : undefined
    return kind ?? words
  }

  /**
   * The comment on the field in the shape that the object is made of: the largest shape whose fields the object all has,
   * else (after a `pick`) any shape with the field. None where such shapes disagree.
   */
  #commentOn({ endpoint, io, field, beside }: Place): string | undefined {
    const shapes = this.#comments[endpoint]?.[io === 'input' ? 'request' : 'response'] ?? []
    const withField = shapes.filter((shape) => Object.hasOwn(shape, field))
    const within = withField.filter((shape) => Object.keys(shape).every((name) => beside.includes(name)))
    const largest = Math.max(...within.map((shape) => Object.keys(shape).length))
    const own = within.filter((shape) => Object.keys(shape).length === largest)
    const [comment = '', ...others] = new Set((own.length > 0 ? own : withField).map((shape) => shape[field]))
    return comment === '' || others.length > 0 ? undefined : comment
  }
}

export const kindOf = (schema: unknown): string | undefined => KINDS.get(schema)
