import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'

/** Gives what the contract names of a reply, or throws an `ApiError`. */
export type CheckReply = (endpoint: Endpoint<EndpointDefinition>, value: unknown) => unknown

let check: CheckReply | undefined

/**
 * Brings the schemas of all replies, which are no part of the first view. Until they are there, replies are taken as the
 * server, which checks them by the same contracts, has sent them.
 */
export async function loadChecks() {
  check = (await import('./check-reply.ts')).checkReply
}

export const checked: CheckReply = (endpoint, value) => (check ? check(endpoint, value) : value)
