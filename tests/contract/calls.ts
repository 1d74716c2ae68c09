import type { Parts } from '../support/call.ts'
import type { Actor } from '../support/world.ts'
import type { SampleContext } from './sample-context.ts'

/** What the tests know of a call by themselves. */
export interface DocumentedCall {
  /**
   * Method and path, written here a second time on purpose, so that a contract that moves is noticed. A name stands for
   * what the call is, its path for what other people's clients send.
   */
  at: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`
  /** A good input; a platform call without one fails the generated tests. */
  sample?: (context: SampleContext) => Parts
  /** Who may make the call with it, where that is not the member of all samples. */
  caller?: (context: SampleContext) => Actor
}

/** The calls of one feature by their names. */
export const calls = (documented: Record<string, DocumentedCall>): Record<string, DocumentedCall> => documented
