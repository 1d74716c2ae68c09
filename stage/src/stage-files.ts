// The files that pages of the stage are made of: a port of the host, which reads them from its disk or has them bundled.

export interface StageFiles {
  /** The text of a file, by its path below the sources of the stage. */
  text(file: string): string
  /** The bytes of a file, as Base64. */
  base64(file: string): string
}

let given: StageFiles | undefined

/** Called once by a host, before the first page. */
export function provideStageFiles(files: StageFiles): void {
  given = files
}

export function stageFiles(): StageFiles {
  if (!given) throw new Error('The host has not said where the files of the stage are: call provideStageFiles first')
  return given
}
