import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FLAGS, MODULES, MORE_FLAGS } from '@understudy/contracts/flags'
import { REGISTRY } from '@understudy/contracts/registry'
import { fakePlatform } from './platform.ts'

const EXAMPLES = join(import.meta.dirname, '../../../fake-server/src/host/openapi/examples.json')

/** When the examples were recorded, in the time of their world, epoch ms. */
export const RECORDED_AT = Date.parse('2026-03-10T07:00:00Z')

/** Examples show two entries of a list, and of a merchant's switches too; here the merchant has them all. */
const SWITCHES = [FLAGS, MODULES, MORE_FLAGS]
  .flatMap((names) => Object.values(names))
  .map((modId) => ({ modId, enabled: '1', childrenNodes: [] }))

/** How it answers: as recorded, with every list empty, or not at all; what concerns the merchant is always there. */
export type Answers = 'recorded' | 'empty' | 'none'

/** A platform that answers each call with the example the OpenAPI document shows of it, whatever the caller and the input are. */
export function recordedPlatform(answers: Answers = 'recorded') {
  const examples: Record<string, { reply: unknown }> = JSON.parse(readFileSync(EXAMPLES, 'utf8'), (key, value) =>
    key === 'whitelabel' ? SWITCHES : value,
  )
  const headers = { 'x-world-time': String(RECORDED_AT) }
  const platform = fakePlatform()
  for (const endpoint of REGISTRY) {
    const example = examples[endpoint.name]
    if (!example || (endpoint.surface !== 'wps' && endpoint.surface !== 'lgw')) continue
    const ofMerchant = endpoint.name.startsWith('system.')
    if (answers === 'none' && !ofMerchant) continue
    const body = answers === 'empty' && !ofMerchant ? emptied(example.reply) : example.reply
    platform.reply(endpoint, () => Response.json(body, { headers }))
  }
  return platform
}

const emptied = (reply: unknown): unknown =>
  JSON.parse(JSON.stringify(reply), (_, value) => (Array.isArray(value) ? [] : value))
