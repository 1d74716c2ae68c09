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

/** Comments on fields by endpoint, and there by what is sent and what is answered. */
type Comments = Record<string, { request: Record<string, string>; response: Record<string, string> }>

const read = (name: string) => JSON.parse(readFileSync(join(FILES_ROOT, 'tools/openapi', name), 'utf8'))

/** Describes fields, with the contracts' own comments where there are some. */
export class Meanings {
  readonly #comments: Comments = read('field-comments.json')
  readonly #names: Record<string, string> = read('field-words.json')

  /** `kind` is the unit of the schema, `endpoint` the owner of the field; numbers always get a description. */
  of(endpoint: string, io: 'input' | 'output', field: string, kind: string | undefined, isNumber: boolean) {
    const comment = this.#comments[endpoint]?.[io === 'input' ? 'request' : 'response'][field]
    if (comment !== undefined) return kind === undefined || comment.includes(kind) ? comment : `${comment} ${kind}`
    const words = isNumber ? (this.#names[`${endpoint}:${field}`] ?? this.#names[field]) : undefined
    return kind ?? words
  }
}

export const kindOf = (schema: unknown): string | undefined => KINDS.get(schema)
