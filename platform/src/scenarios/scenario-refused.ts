import { didYouMean } from '../shared/nearest.ts'

/** A scenario's file that cannot be used: where in it, and what would be right. */
export class ScenarioRefused extends Error {
  override readonly name = 'ScenarioRefused'
  /** Position in the file, as `games.3.vendor`; empty for the file as a whole. */
  readonly path: string
  constructor(path: string, sentence: string) {
    super(sentence)
    this.path = path
  }
}

/** Refuses a name that nothing of that kind has. */
export const unknown = (path: string, kind: string, name: string, known: Iterable<string>) =>
  new ScenarioRefused(path, `no ${kind} is called ${name}.${didYouMean(name, known)}`)
