export interface Verdict {
  /** What it looked at, in a few words with numbers. */
  did: string
  /** One line each. */
  findings: string[]
}

export interface Judge {
  name: string
  /** Judges a built server that it starts. What the judge writes goes to the folder. */
  run(folder: string): Promise<Verdict>
}
