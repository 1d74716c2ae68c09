import type { control } from '@understudy/contracts'

/** A refusal of the control API, sent as RFC 9457 problem details. */
export class ControlProblem extends Error {
  override readonly name = 'ControlProblem'
  readonly problem: control.Problem
  constructor(status: number, type: string, title: string, detail: string, fields?: control.Problem['fields']) {
    super(detail)
    this.problem = { type: `urn:understudy:${type}`, title, status, detail, ...(fields ? { fields } : {}) }
  }

  /** Restores a refusal that another process has serialized. */
  static of({ status, type, title, detail = '', fields }: control.Problem): ControlProblem {
    return new ControlProblem(status, type.replace('urn:understudy:', ''), title, detail, fields)
  }
}

export const invalidField = (name: string, message: string) =>
  new ControlProblem(422, 'input.invalid', 'The input is not valid', `${name}: ${message}`, [{ name, message }])
