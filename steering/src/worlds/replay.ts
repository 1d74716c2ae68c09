import { exportedAs } from '@understudy/contracts/exports'
import { endpointNamed } from '@understudy/contracts/registry'
import { MASK } from '@understudy/platform/shared/masking.ts'
import type { TapedCall } from '@understudy/platform/tape/tape.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { CAST } from '@understudy/seed'

const singleQuoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** Renders a recorded call as a curl command; the shell variable `$TOKEN` stands for the caller's token. */
export function curlOf(world: World, call: TapedCall, origin: string): string {
  const headers = [`x-world: ${world.id}`]
  if (call.merchant !== null) headers.push(`Merchant: ${call.merchant}`)
  if (call.language !== null) headers.push(`Language: ${call.language}`)
  return [
    'curl',
    ...(call.method === 'GET' ? [] : ['-X', call.method]),
    singleQuoted(`${origin}${call.path}`),
    ...headers.flatMap((header) => ['-H', singleQuoted(header)]),
    ...(call.hasToken ? ['-H', '"Authorization: $TOKEN"'] : []),
    ...bodyOf(call),
  ].join(' ')
}

/** Placeholder for an uploaded file, which the tape does not hold. */
function bodyOf({ endpoint: name, input, holdsInput }: TapedCall): string[] {
  const endpoint = endpointNamed(name)
  if (!endpoint?.body || !holdsInput || typeof input !== 'object' || input === null) return []
  if (!endpoint.multipart)
    return ['-H', singleQuoted('Content-Type: application/json'), '-d', singleQuoted(JSON.stringify(input))]
  const fields = Object.entries(input).map(([field, value]) => `${field}=${String(value)}`)
  return [...fields, `${endpoint.multipart.file}=@FILE`].flatMap((field) => ['-F', singleQuoted(field)])
}

/** Renders a recorded call as a test that creates the same world, sets the same time and makes the same call. */
export function testOf(world: World, call: TapedCall): string {
  const { feature = '', constant = '' } = exportedAs(call.endpoint) ?? {}
  const { scenario, seed, startAt } = world.origin
  const moved = call.at - startAt
  const input = inputOf(call)
  const arrange = [
    `  const world = await makeWorld(${literal({ scenario, seed, startAt: new Date(startAt).toISOString() }, 2)})`,
    ...(moved === 0 ? [] : [`  await world.advance(${moved})`]),
    ...caller(call),
    ...(call.flag === null ? [] : [`  await world.settings({ flags: ${literal({ [call.flag]: false }, 2)} })`]),
    ...(call.fault === null ? [] : [`  await world.faults([${literal(ruleOf(call, call.fault), 2)}])`]),
  ]
  const headers = headersOf(world, call)
  const callArguments = [
    `${feature}.${constant}`,
    ...(input || headers ? [literal(input ?? {}, 2)] : []),
    ...(headers ? [literal(headers, 2)] : []),
  ]
  const callCode = `caller.call(${callArguments.join(', ')})`
  const unanswered = call.fault !== null && /drop|truncate/.test(call.fault)
  const act = unanswered
    ? [`  await expect(${callCode}).rejects.toThrow()`]
    : [
        `  const answer = await ${callCode}`,
        `  expect([answer.status, answer.code]).toEqual([${call.status}, ${call.code === null ? 'undefined' : quoted(call.code)}])`,
      ]
  const redacted = JSON.stringify(input ?? null).includes(MASK)
  return [
    `import { ${feature} } from '@understudy/contracts'`,
    `import { expect, test } from 'vitest'`,
    `import { makeWorld } from '../support/world.ts'`,
    '',
    `test(${quoted(`${call.endpoint} answers ${call.code ?? call.status}`)}, async () => {`,
    ...arrange,
    ...(redacted ? [`  // ${MASK} stands for a secret the tape does not hold: put in one of this world.`] : []),
    ...act,
    '})',
    '',
  ].join('\n')
}

function caller({ actor }: TapedCall): string[] {
  if (actor === null) return ['  const caller = world.guest']
  if (CAST.some(({ name }) => name === actor)) return [`  const caller = await world.as(${quoted(actor)})`]
  if (/^guest\d{8}$/.test(actor)) return ['  const caller = await world.asTrial()']
  return [
    `  // ${actor} registered in the world of the tape: register here first.`,
    `  const caller = await world.as(${quoted(actor)})`,
  ]
}

/** Headers that differ from the defaults of `makeWorld` (English, the merchant of the world or account). */
function headersOf(world: World, { merchant, language, actor }: TapedCall): Record<string, string> | undefined {
  const castMerchant = CAST.find(({ name }) => name === actor)?.merchant ?? world.merchant
  const headers = {
    ...(merchant !== null && merchant !== castMerchant ? { Merchant: merchant } : {}),
    ...(language !== null && language !== 'EN' ? { Language: language } : {}),
  }
  return Object.keys(headers).length > 0 ? headers : undefined
}

function inputOf(call: TapedCall): Record<string, unknown> | undefined {
  const endpoint = endpointNamed(call.endpoint)
  const [path = '', search = ''] = call.path.split('?')
  const params = endpoint ? paramsOf(endpoint.path, path) : {}
  const { token: _token, ...query } = Object.fromEntries(new URLSearchParams(search))
  const input = {
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(endpoint?.body && call.holdsInput && call.input !== null ? { body: call.input } : {}),
  }
  return Object.keys(input).length > 0 ? input : undefined
}

function paramsOf(pattern: string, path: string): Record<string, string> {
  const segments = path.split('/')
  return Object.fromEntries(
    pattern
      .split('/')
      .flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), decodeURIComponent(segments[at] ?? '')]] : [])),
  )
}

/** Parses the fault that the tape recorded, such as `error relay.busy` or `latency, drop`. */
function ruleOf({ endpoint, code }: TapedCall, fault: string): Record<string, unknown> {
  const kind = fault.split(', ').at(-1)?.split(' ')[0] ?? 'error'
  if (kind === 'error') return { endpoint, kind, code }
  return kind === 'latency' || kind === 'network' ? { endpoint, kind, ms: 1 } : { endpoint, kind }
}

const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** Renders a value as source: single quotes, unquoted plain keys. */
function literal(value: unknown, indent: number): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(
    ([name, item]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name)}: ${literal(item, indent + 2)}`,
  )
  if (fields.length === 0) return '{}'
  const flat = `{ ${fields.join(', ')} }`
  if (flat.length < 80) return flat
  const pad = ' '.repeat(indent)
  return `{\n${fields.map((field) => `${pad}  ${field},\n`).join('')}${pad}}`
}
