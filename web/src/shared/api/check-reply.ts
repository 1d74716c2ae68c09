import { replies } from 'virtual:reply-checks'
import type { Endpoint, EndpointDefinition, Schema } from '@understudy/contracts/endpoint'
import { safeParse } from 'zod/mini'
import { ApiError } from './api-error.ts'

/** What the contract names of a reply; throws an `ApiError` where it is another one. */
export const checkReply = ({ name, reply }: Endpoint<EndpointDefinition>, value: unknown): unknown => {
  // A build keeps the schemas of the platform's endpoints apart from them.
  const schema: Schema | undefined = replies[name] ?? reply
  const result = safeParse(schema, value)
  if (!result.success) throw new ApiError('client.reply.invalid', {}, `${name}: ${result.error.message}`)
  return result.data
}
