import type { CallInput, Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'

export interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

/** The URL of a call, with path parameters filled in and undefined query parameters left out. */
export function urlOf<D extends EndpointDefinition>(endpoint: Endpoint<D>, input?: CallInput<D>): string {
  const { params = {}, query = {} } = (input ?? {}) as Parts
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return search.size ? `${path}?${search}` : path
}
