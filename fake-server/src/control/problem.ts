import type { control } from '@understudy/contracts'

/** A refusal of the control API, as RFC 9457 problem details. */
export class ControlProblem extends Error {
  override readonly name = 'ControlProblem'
  readonly problem: control.Problem
  constructor(status: number, type: string, title: string, detail: string, fields?: control.Problem['fields']) {
    super(detail)
    this.problem = { type: `urn:understudy:${type}`, title, status, detail, ...(fields ? { fields } : {}) }
  }
}

export const invalidField = (name: string, message: string) =>
  new ControlProblem(422, 'input.invalid', 'The input is not valid', `${name}: ${message}`, [{ name, message }])
