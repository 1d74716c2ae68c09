import { session } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { send } from '../support/call.ts'
import { seal } from '../support/seal.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'
import { CALLERS, SAMPLES } from './call-table.ts'
import { sampleContext } from './sample-context.ts'
import { type Walked, walkControl } from './walk-control.ts'

/** Calls that end the caller's session, password or right to play: they must not use the shared member. */
const ENDS_SOMETHING = new Set(['session.logout', 'password.change', 'saferPlay.pause'])

export interface Step extends Walked {
  /** Headers sent besides the parts of the call. */
  sentHeaders: Record<string, string>
  /** The encrypted body, if the call was encrypted. */
  sealed?: { value: string; Encryption: string }
}

interface Steps {
  /** Called with each call of the platform before it is made. */
  before?: (call: { name: string; world: TestWorld }) => void
}

/** Makes every call of the registry once, successfully, in worlds of `everyday`; returns the worlds' ids. */
export async function walk(note: (step: Step) => void, { before }: Steps = {}): Promise<string[]> {
  const shared = await sampleContext(await makeWorld())
  const worlds = [shared.world.id]
  for (const endpoint of REGISTRY.filter(({ surface }) => surface !== 'control')) {
    const context = ENDS_SOMETHING.has(endpoint.name) ? await sampleContext(await makeWorld()) : shared
    if (context !== shared) worlds.push(context.world.id)
    const sample = SAMPLES[endpoint.name]
    if (!sample) throw new Error(`tests/contract/calls/ has no input for ${endpoint.name}`)
    const parts = sample(context)
    const { token } = CALLERS[endpoint.name]?.(context) ?? context.member
    const sentHeaders: Record<string, string> = { 'x-world': context.world.id, Merchant: 'aurora1', Language: 'EN' }
    if (token) sentHeaders.Authorization = token
    const travels = endpoint.encrypted
      ? seal((await context.world.guest.get(session.publicKey)).spki, parts.body as object)
      : undefined
    const request = travels
      ? { ...parts, body: travels.body, headers: { ...parts.headers, ...travels.headers } }
      : parts
    before?.({ name: endpoint.name, world: context.world })
    const { status, headers, body, text } = await send(endpoint, request, sentHeaders)
    if (status >= 300) throw new Error(`${endpoint.name}: ${status} ${text}`)
    const sealed = travels && { value: travels.body.value, Encryption: travels.headers.Encryption }
    note({ endpoint, parts, status, headers, body, sentHeaders, ...(sealed ? { sealed } : {}) })
  }
  await walkControl(shared, (walked) => note({ ...walked, sentHeaders: {} }))
  return worlds
}
