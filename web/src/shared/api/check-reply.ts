import { replies } from 'virtual:reply-checks'
import type { Endpoint, EndpointDefinition, Schema } from '@understudy/contracts/endpoint'
import { safeParse } from 'zod/mini'
import { ApiError } from './api-error.ts'

/** Validates a reply and strips unknown fields. @throws ApiError when it violates the contract */
export const checkReply = ({ name, reply }: Endpoint<EndpointDefinition>, value: unknown): unknown => {
  // A build moves the schemas of replies out of the endpoints, see checks.ts.
  const schema: Schema | undefined = replies[name] ?? reply
  const result = safeParse(schema, value)
  if (!result.success) throw new ApiError('client.reply.invalid', {}, `${name}: ${result.error.message}`)
  return result.data
}
