import { replies } from 'virtual:reply-checks'
import type { Schema } from '@understudy/contracts/endpoint'
import { safeParse } from 'zod/mini'
import { ApiError } from './api-error.ts'
import type { CheckReply } from './checks.ts'

export const checkReply: CheckReply = ({ name, reply }, value) => {
  // A build keeps the schemas of the platform's endpoints apart from them.
  const schema: Schema | undefined = replies[name] ?? reply
  const result = safeParse(schema, value)
  if (!result.success) throw new ApiError('client.reply.invalid', {}, `${name}: ${result.error.message}`)
  return result.data
}
