import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '@understudy/contracts'
import { NewType } from '@understudy/contracts/agents'
import { DepositState } from '@understudy/contracts/deposits'
import { FeedbackType } from '@understudy/contracts/feedback'
import {
  Amount,
  DialingCode,
  IdToken,
  Language,
  MemberTypeField,
  Merchant,
  MobileNumber,
  NodeId,
  PageNo,
  StageId,
  Time,
  Token,
  VendorCode,
} from '@understudy/contracts/fields'
import { Status as OrderStatus } from '@understudy/contracts/lottery/fields'
import { WithdrawalState } from '@understudy/contracts/withdrawals'
import { OPENAPI_FILES } from '../files/folders.ts'
import { readGenerated } from './generated.ts'

/** Description and unit of a kind of field, wherever it occurs. */
const KINDS: ReadonlyMap<unknown, string> = new Map<Schema, string>([
  [
    MemberTypeField,
    'Type of the member: 0 player, 1 agent, 2 top agent, 4 trial; 40, 41 and 42 test twins of 0, 1 and 2.',
  ],
  [FeedbackType, 'Topic: 0 other, 1 deposit, 2 withdrawal, 3 game, 4 service, 6 application as an agent.'],
  [DepositState, 'State: 1 waiting, 2 proved, 3 success, 4 rejected, 5 expired, 6 cancelled.'],
  [WithdrawalState, 'State: 1 pending, 2 reviewing, 3 paying, 4 success, 5 rejected, 6 failed, 7 cancelled.'],
  [
    OrderStatus,
    'State: 1 accepted, 2 placed, 3 awaiting a withheld result, 4 won, 5 lost, 6 voided, 7 cancelled by the system, 8 cancelled by the player, 9 chase stopped.',
  ],
  [NewType, 'Type of the member: 0 player, 1 agent.'],
  [Time, 'Epoch milliseconds.'],
  [Amount, 'Currency units, with at most four decimals.'],
  [PageNo, 'Page number, from 1.'],
  [NodeId, 'Id of a game in the catalogue: digits as text.'],
  [VendorCode, 'Code of a vendor.'],
  [Merchant, 'Code of a merchant.'],
  [Language, 'Code of a language.'],
  [Token, 'Session token for the header Authorization.'],
  [StageId, 'Id of a stage page: world, dot, random UUID.'],
  [IdToken, 'Identity token of the cloud service, a signed JWT.'],
  [DialingCode, 'Dialing code of a country, with or without a plus.'],
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
  readonly #names: Record<string, string> = JSON.parse(readFileSync(join(OPENAPI_FILES, 'field-words.json'), 'utf8'))

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
    const largestShapes = within.filter((shape) => Object.keys(shape).length === largest)
    const [comment = '', ...others] = new Set(
      (largestShapes.length > 0 ? largestShapes : withField).map((shape) => shape[field]),
    )
    return comment === '' || others.length > 0 ? undefined : comment
  }
}

export const kindOf = (schema: unknown): string | undefined => KINDS.get(schema)
