import * as z from 'zod/mini'
import { MERCHANT_CODE } from './client-config.ts'
import { GAME_TYPES, TOKEN_PATTERN } from './field-facts.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { MEMBER_TYPES } from './member-type.ts'

const trimmed = z.refine<string>((text) => text.trim() === text, { error: 'whitespace' })

/** A one-line text of bounded length without surrounding blanks. */
export const line = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max), trimmed)

/** A password as it was typed; its own rules are checked where it is set. */
export const Secret = z.string().check(z.minLength(1), z.maxLength(64))

/** A whole number that may arrive as the digits of a query value. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))]), z.transform(Number)),
    z.int().check(z.gte(min), z.lte(max)),
  )

/** A filter that is not set may stand in the address with nothing behind it, as an empty text does. */
export const unset = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
)

/** Page number from 1. */
export const PageNo = z._default(wholeNumber(1, 10_000), 1)
/** Number of the page that a reply is, from 1. */
export const PageNumber = z.int().check(z.gte(1))
export const pageSize = (usual: number) => z._default(wholeNumber(1, 100), usual)

/** Epoch milliseconds. */
export const Time = z.int()
/** An amount of money as it travels: at most four decimals. */
export const Amount = z
  .number()
  .check(z.refine((n) => Math.abs(Math.round(n * 10_000) / 10_000 - n) < 1e-9, { error: 'pattern' }))

/**
 * Holds for whole steps such as 0.01, zero included. `multipleOf` would travel into the OpenAPI document, where
 * validators that divide binary fractions refuse one amount in six.
 */
export const inSteps = (step: number) =>
  z.refine<number>((n) => (n === 0 || Math.round(n / step) !== 0) && Math.abs(Math.round(n / step) * step - n) < 1e-9, {
    error: 'range',
  })

export const NodeId = z.string().check(z.regex(/^\d{1,10}$/))
export const VendorCode = z.string().check(z.regex(/^[A-Z0-9_]{2,16}$/))
export const Language = z.enum(LANGUAGE_CODES)
export const Merchant = z.string().check(z.regex(MERCHANT_CODE))
export const MemberTypeField = z.literal(MEMBER_TYPES)
export const Token = z.string().check(z.regex(TOKEN_PATTERN))
/** Id of a stage page: world, dot, random UUID. */
export const StageId = z.string().check(z.regex(/^[a-z0-9-]{1,40}\.[0-9a-f-]{36}$/))
/** Identity token of the cloud service, a signed JWT. */
export const IdToken = z.string().check(z.maxLength(4096), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/))
/** Result of a passed slide check; valid once. */
export const SlideResult = z.strictObject({
  lot_number: StageId,
  captcha_output: z.string().check(z.regex(/^[\w-]{10,100}$/)),
  pass_token: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Time of generation, epoch seconds as text. */
  gen_time: z.string().check(z.regex(/^\d{1,12}$/)),
})
export type SlideResult = z.infer<typeof SlideResult>

export const DialingCode = z.string().check(z.regex(/^\+?\d{1,4}$/))
export const MobileNumber = z.string().check(z.regex(/^\d{1,20}$/))
/** An address below the app's own origin or an absolute http(s) one. */
export const Address = z.string().check(z.maxLength(2048), z.regex(/^(https?:\/\/|\/(?!\/))[^\s\\]*$/))

export const GameType = z.enum(GAME_TYPES)
export type GameType = (typeof GAME_TYPES)[number]
