import type { Endpoint, EndpointDefinition } from '@understudy/contracts'
import type { RecordedCall } from './examples.ts'
import type { Schemas } from './schemas.ts'

/** A call with what its part of the document is made of. */
export interface Described {
  entry: Endpoint<EndpointDefinition>
  /** As the document tells it. */
  path: string
  schemas: Schemas
  /** The call as it went in `everyday`. */
  recorded: RecordedCall | undefined
}
