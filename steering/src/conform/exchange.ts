/** Why the body of a response could not be compared. */
export type Unread = 'no response' | 'not kept' | 'cut short' | 'not modified' | 'made by a fault' | 'encrypted request'

/** A call as recorded from the wire. */
export interface Exchange {
  method: string
  url: string
  requestHeaders: ReadonlyMap<string, string>
  requestBody: string | undefined
  /** 0 when there was no response. */
  status: number
  responseHeaders: ReadonlyMap<string, string>
  /** Undefined when the recording lacks it. */
  body: string | undefined
  /** The bytes of a picture. */
  picture?: Buffer | undefined
  /** Why there is no body, or no response. */
  unread?: Unread | undefined
  /** Why a platform that was called did not answer; a recording cannot tell. */
  failure?: string | undefined
  /** Where the call stands: `entry 15 of session.har`. */
  place: string
  /** ISO 8601, if the recording has it. */
  at?: string | undefined
  /** How long it took until the response had come, milliseconds, if the recording has it. */
  ms?: number | undefined
}

/** Kinds of deviations. */
export const KINDS = {
  'endpoint.unknown': 'no contract has this call',
  'response.missing': 'the platform did not answer',
  'envelope.form': 'the body has another form than the contract',
  'status.wrong': 'the status is not the one of the contract',
  'code.undeclared': 'the contract does not declare this code',
  'code.number': 'the message does not end with the number of its code',
  'header.missing': 'a header is missing',
  'header.wrong': 'a header has another value',
  'field.new': 'the contract does not have this field',
  'field.missing': 'the contract requires this field',
  'field.retyped': 'the field is of another type',
  'value.outside': 'the contract does not allow this value',
} as const
export type Kind = keyof typeof KINDS

/** One way in which a call differs from its contract. */
export interface Deviation {
  kind: Kind
  /** `response list[].name`, `request body amount`, `response header content-type`. */
  path: string
  /** What was found, in a few words and without values that could be secret. */
  found: string
  /** What the contract says. */
  expected?: string | undefined
}
