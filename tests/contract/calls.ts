import type { Parts } from '../support/call.ts'
import type { Actor } from '../support/world.ts'
import type { SampleContext } from './sample-context.ts'

/** What the tests know about a call, independently of its contract. */
export interface DocumentedCall {
  /**
   * Method and path, repeated on purpose so that a changed contract is noticed: clients of others depend on the path.
   */
  at: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`
  /** A valid input; a platform call without one fails the generated tests. */
  sample?: (context: SampleContext) => Parts
  /** The actor for the sample, if it is not the default member. */
  caller?: (context: SampleContext) => Actor
}

/** The calls of one feature by name. */
export const calls = (documented: Record<string, DocumentedCall>): Record<string, DocumentedCall> => documented
