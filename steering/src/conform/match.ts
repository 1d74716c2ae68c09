import { type Endpoint, type EndpointDefinition, STAGE_PATH } from '@understudy/contracts'

export type Contract = Endpoint<EndpointDefinition>

export interface Matched {
  endpoint: Contract
  params: Record<string, string>
}

/** Start of the platform's own paths, below any base path. */
const OWN = /\/(wps|lgw)\/.*$/
/** Pictures and scripts lie below the same paths. */
const FILE = /\.[a-z][a-z0-9]{1,4}$/i

/** A call of a recording by its path; without an endpoint, no contract has it. */
export interface PlatformCall {
  path: string
  endpoint?: Contract
}

/**
 * Finds the calls of the platform and its stage, each with its contract; undefined for anything else that a page loads,
 * and for what the browser asks by itself. Pages of the stage have the paths of its calls, so that only those with a
 * contract are told apart.
 */
export function callFinder(contracts: readonly Contract[]): (method: string, url: string) => PlatformCall | undefined {
  const match = matcher(contracts)
  return (method, url) => {
    if (method === 'OPTIONS' || method === 'HEAD') return undefined
    const pathname = pathOf(url)
    const surface = pathname === undefined ? undefined : OWN.exec(pathname)?.[0]
    const path = surface ?? (pathname !== undefined && STAGE_PATH.test(pathname) ? pathname : undefined)
    if (path === undefined) return undefined
    const endpoint = match(method, path)?.endpoint
    if (endpoint) return { path, endpoint }
    return surface === undefined || FILE.test(surface) ? undefined : { path }
  }
}

/** The path of an address of the web, without a slash at its end; browsers record those of their extensions too. */
function pathOf(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  return new URL(url).pathname.replace(/(?<=.)\/+$/, '')
}

const literals = ({ path }: Contract) => path.split('/').filter((part) => !part.startsWith(':')).length

/** Finds the contract of a call; when two match, the one with fewer parameters. */
function matcher(registry: readonly Contract[]): (method: string, path: string) => Matched | undefined {
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
    const segment = parts[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return params
}
