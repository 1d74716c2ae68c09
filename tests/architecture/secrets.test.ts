import type { EndpointDefinition, Schema } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MASK, redacted } from '../../platform/src/shared/masking.ts'

type Node = Readonly<Record<string, unknown>>

/** A value of a schema whose texts are all the same word, so that whatever is masked shows. */
function sampleOf({ type, properties = {}, items, anyOf, oneOf, allOf }: Node): unknown {
  const [choice] = ((anyOf ?? oneOf ?? allOf) as Node[] | undefined) ?? []
  if (choice) return sampleOf(choice)
  if (type === 'array') return items ? [sampleOf(items as Node)] : []
  if (type !== 'object') return type === 'string' ? 'word' : null
  return Object.fromEntries(Object.entries(properties as Node).map(([name, node]) => [name, sampleOf(node as Node)]))
}

/** The names of the fields that are masked, the outermost of nested ones. */
function maskedIn(value: unknown, name = ''): string[] {
  if (JSON.stringify(value) === undefined || typeof value !== 'object' || value === null)
    return value === MASK ? [name] : []
  if (Array.isArray(value)) return value.flatMap((item) => maskedIn(item, name))
  return Object.entries(value).flatMap(([key, item]) => maskedIn(item, key))
}

const schemaOf = (schema: Schema, io: 'input' | 'output') =>
  z.toJSONSchema(schema as z.ZodMiniType, { io, unrepresentable: 'any', reused: 'inline' }) as Node

/** The masked fields of a platform call, of its input and its reply. */
const maskedOf = ({ query, body, reply, secrets }: EndpointDefinition) =>
  [...[query, body].flatMap((part) => (part ? [schemaOf(part, 'input')] : [])), schemaOf(reply, 'output')].flatMap(
    (schema) => maskedIn(redacted(sampleOf(schema), secrets)),
  )

const CALLS = REGISTRY.filter(({ surface }) => surface !== 'control')

test('of all fields of the contracts, those that are secret are masked', () => {
  const masked = new Set(CALLS.flatMap(maskedOf))
  expect([...masked].sort()).toEqual([
    'answer',
    'captcha',
    'captcha_output',
    'code',
    'code_verifier',
    'confirmNewPassword',
    'confirmPassword',
    'confirmPaymentPassword',
    'deviceCode',
    'firebaseIdToken',
    // Of the solved slide check, which is a secret as a whole.
    'gen_time',
    'idToken',
    'lot_number',
    'messageCode',
    'newPassword',
    'oldPassword',
    'oldPaymentPassword',
    'pass_token',
    'password',
    'paymentPassword',
    'pin',
    'token',
    'verificationCode',
  ])
})

test('a field that is a secret in some calls only is masked in these', () => {
  const masking = (name: string) => CALLS.filter((call) => maskedOf(call).includes(name)).map((call) => call.name)
  expect({ code: masking('code'), answer: masking('answer'), password: masking('patternId') }).toEqual({
    code: ['cloud.confirm', 'cloud.token'],
    answer: ['security.changeQuestions', 'security.setQuestions'],
    password: [],
  })
})
