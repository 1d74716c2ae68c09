/** A call as it went over the wire, wherever it was recorded. */
export interface Exchange {
  method: string
  url: string
  requestHeaders: ReadonlyMap<string, string>
  requestBody: string | undefined
  status: number
  responseHeaders: ReadonlyMap<string, string>
  /** Undefined where the recording left it out. */
  body: string | undefined
}

/** What may differ from the contracts. */
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
  /** What was found, in few words; nothing of a value that could be somebody's secret. */
  detail: string
}
