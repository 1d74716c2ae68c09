import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'

/** Validates a reply and strips unknown fields. @throws ApiError */
export type CheckReply = (endpoint: Endpoint<EndpointDefinition>, value: unknown) => unknown

let check: CheckReply | undefined

/**
 * Loads the schemas of all replies, which are not part of the first view. Until then replies are trusted as sent: the
 * server validates them by the same contracts.
 */
export async function loadChecks() {
  check = (await import('./check-reply.ts')).checkReply
}

export const checked: CheckReply = (endpoint, value) => (check ? check(endpoint, value) : value)
