import { QueryClient, useQuery } from '@tanstack/react-query'
import type { Problem } from '@understudy/contracts/control/fields'
import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { type Parts, urlOf } from '@/shared/api/url-of'
import { currentToken } from './tab-memory.ts'

/** A refusal of the control API, or no answer from it. */
export class SteeringError extends Error {
  override readonly name = 'SteeringError'
  readonly status: number
  /** What is wrong, by the name of the field. */
  readonly fields: Readonly<Record<string, string>>

  constructor(message: string, status = 0, fields: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** Calls the control API and gives its reply, which the server has checked, or throws a `SteeringError`. */
export async function steer<D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  input?: CallInput<D>,
): Promise<ReplyOf<D>> {
  const { body } = (input ?? {}) as Parts
  return (await callControl(urlOf(endpoint, input), endpoint.method, body)) as ReplyOf<D>
}

/** Calls the control API by URL. @throws SteeringError */
export async function callControl(url: string, method = 'GET', body?: unknown): Promise<unknown> {
  const token = currentToken()
  const headers = new Headers({ Accept: 'application/json' })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const response = await fetch(url, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
  }).catch((cause) => {
    throw new SteeringError(cause instanceof Error ? cause.message : String(cause))
  })
  const json: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw refusal(response, json)
  return json
}

function refusal({ status }: Response, json: unknown): SteeringError {
  const { detail, title, fields = [] } = (json ?? {}) as Partial<Problem>
  const byName = Object.fromEntries(fields.map(({ name, message }) => [name, message]))
  return new SteeringError(detail || title || `HTTP ${status}`, status, byName)
}

/** Query cache of the drawer, separate from the app's. */
export const steeringCache = new QueryClient({
  // The server may be on this machine, which a browser without a network still reaches.
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 2_000, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
})

/** A query over a control endpoint. */
export const useSteering = <D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  input?: CallInput<D>,
  { enabled = true }: { enabled?: boolean } = {},
) =>
  useQuery<ReplyOf<D>, SteeringError>(
    { queryKey: [endpoint.name, input ?? null], queryFn: () => steer(endpoint, input), enabled },
    steeringCache,
  )

/** Refetches what the drawer shows of these endpoints. */
export const invalidate = (...endpoints: { name: string }[]) =>
  Promise.all(endpoints.map(({ name }) => steeringCache.invalidateQueries({ queryKey: [name] })))
