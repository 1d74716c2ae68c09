import type { Endpoint, EndpointDefinition } from '@understudy/contracts'
import type { RecordedCall } from './examples.ts'
import type { Schemas } from './schemas.ts'

/** A call with everything its part of the document is built from. */
export interface Described {
  entry: Endpoint<EndpointDefinition>
  /** Its path in the document. */
  path: string
  schemas: Schemas
  /** The recorded call in the scenario `everyday`. */
  recorded: RecordedCall | undefined
}

/** Placeholders of the origins in the document, which takes too long to build for each host name. */
export const PLACEHOLDERS = { app: 'https://app.invalid', stage: 'https://stage.invalid' }
