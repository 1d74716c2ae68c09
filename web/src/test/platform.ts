import { waitFor } from '@testing-library/react'
import type { Endpoint, EndpointDefinition, ReplyInput } from '@understudy/contracts/endpoint'
import { ERRORS, type ErrorCode } from '@understudy/contracts/errors'
import { systemStatus } from '@understudy/contracts/system'
import { expect, vi } from 'vitest'
import { queryClient } from '@/shared/api'
import { statusSample } from './samples.ts'

export interface SeenCall {
  name: string
  method: string
  url: URL
  headers: Headers
  body: unknown
}

type Answer = (call: SeenCall) => Response | Promise<Response>

const json = (value: unknown, status = 200) => Response.json(value, { status })

/** The body and status of a failure as the platform sends it. */
export const failure = (code: ErrorCode, value: object = {}, status: number = ERRORS[code].status) =>
  json({ success: false, errorCode: code, message: `${code} #${ERRORS[code].number}`, value }, status)

const patternOf = ({ path }: EndpointDefinition) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** Waits until every call has its reply, and what shows it has been rendered. */
export const allReplied = () => waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0))

/** A fake platform for tests of screens: replies by endpoint, and records the calls. */
export function fakePlatform() {
  queryClient.clear()
  const answers = new Map<EndpointDefinition, Answer>()
  const calls: SeenCall[] = []

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, location.origin)
    const method = init.method ?? 'GET'
    const [endpoint, answer] =
      [...answers].find(([known]) => known.method === method && patternOf(known).test(url.pathname)) ?? []
    const body = init.body instanceof FormData ? Object.fromEntries(init.body) : init.body && JSON.parse(`${init.body}`)
    const recorded = { name: endpoint?.name ?? url.pathname, method, url, headers: new Headers(init.headers), body }
    calls.push(recorded)
    return answer ? answer(recorded) : failure('system.error')
  })

  const platform = {
    calls,
    /** Number of calls of an endpoint. */
    count: ({ name }: { name: string }) => calls.filter((seen) => seen.name === name).length,
    last: ({ name }: { name: string }) => calls.findLast((seen) => seen.name === name),
    answer<D extends EndpointDefinition>(endpoint: Endpoint<D>, value: ReplyInput<D>) {
      answers.set(endpoint, () => json(endpoint.surface === 'lgw' ? value : { success: true, value }))
      return platform
    },
    fail<D extends EndpointDefinition>(endpoint: Endpoint<D>, code: ErrorCode, value?: object) {
      answers.set(endpoint, () => failure(code, value))
      return platform
    },
    /** Replies by a function, for instance late or with different values. */
    reply<D extends EndpointDefinition>(endpoint: Endpoint<D>, answer: Answer) {
      answers.set(endpoint, answer)
      return platform
    },
  }
  return platform.answer(systemStatus, statusSample())
}
