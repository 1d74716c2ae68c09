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
