import type { Endpoint, EndpointDefinition } from '@understudy/contracts'

export type Contract = Endpoint<EndpointDefinition>

export interface Matched {
  endpoint: Contract
  params: Record<string, string>
}

/** Start of the platform's own paths, below any base path. */
const OWN = /\/(wps|lgw)\/.*$/
const STAGE = /^\/(play|check|cloud|pay|desk)\/.*$/

/** The path of a platform or stage call; undefined for other resources of a page. */
export function platformPath(url: string): string | undefined {
  let path: string
  try {
    path = new URL(url).pathname
  } catch {
    return undefined
  }
  return OWN.exec(path)?.[0] ?? STAGE.exec(path)?.[0]
}

const literals = ({ path }: Contract) => path.split('/').filter((part) => !part.startsWith(':')).length

/** Finds the contract of a call; when two match, the one with fewer parameters. */
export function matcher(registry: readonly Contract[]): (method: string, path: string) => Matched | undefined {
  const bySize = new Map<string, { endpoint: Contract; parts: string[] }[]>()
  for (const endpoint of [...registry].sort((a, b) => literals(b) - literals(a))) {
    const parts = endpoint.path.split('/')
    const key = `${endpoint.method} ${parts.length}`
    bySize.set(key, [...(bySize.get(key) ?? []), { endpoint, parts }])
  }
  return (method, path) => {
    const parts = path.split('/')
    for (const candidate of bySize.get(`${method} ${parts.length}`) ?? []) {
      const params = paramsOf(candidate.parts, parts)
      if (params) return { endpoint: candidate.endpoint, params }
    }
    return undefined
  }
}

function paramsOf(template: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [at, part] of template.entries()) {
    const own = parts[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = own
    else if (part !== own) return undefined
  }
  return params
}
