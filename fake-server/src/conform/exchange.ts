/** A call as recorded from the wire. */
export interface Exchange {
  method: string
  url: string
  requestHeaders: ReadonlyMap<string, string>
  requestBody: string | undefined
  status: number
  responseHeaders: ReadonlyMap<string, string>
  /** Undefined when the recording lacks it. */
  body: string | undefined
}

/** Kinds of deviations. */
export const KINDS = {
  'endpoint.unknown': 'no contract has this call',
  'envelope.form': 'the envelope has the wrong form',
  'status.wrong': 'the status is not the one of the contract',
  'code.undeclared': 'the contract does not declare this code',
  'code.number': 'the message does not end with the number of its code',
  'header.missing': 'a header is missing',
  'field.new': 'the contract does not know this field',
  'field.missing': 'the contract promises this field',
  'field.retyped': 'the field is of another type',
  'value.outside': 'the value is none the contract allows',
} as const
export type Kind = keyof typeof KINDS

/** One way in which a call differs from its contract. */
export interface Deviation {
  kind: Kind
  /** `answer list[].name`, `question body amount`, `answer header content-type`. */
  path: string
  /** What was found, in a few words and without values that could be secret. */
  detail: string
}
