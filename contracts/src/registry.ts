import type { Endpoint, EndpointDefinition } from './endpoint.ts'
import * as features from './index.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'surface' in value && 'reply' in value

/** Every endpoint of every feature, in the order of the features; what the reference, faults and generated tests walk. */
export const REGISTRY: readonly Endpoint<EndpointDefinition>[] = Object.values(features)
  .filter((feature) => typeof feature === 'object' && feature !== null)
  .flatMap((feature) => Object.values(feature).filter(isEndpoint))

const byName = new Map(REGISTRY.map((entry) => [entry.name, entry]))
if (byName.size !== REGISTRY.length) throw new Error('Two endpoints share a name')

export const endpointNamed = (name: string) => byName.get(name)
