import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder of a whole run; Vitest ends its workers without letting them clean up. */
const OF_RUN = 'UNDERSTUDY_SCRATCH'

const removed = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** A temporary folder, deleted when the run ends. */
export function scratchFolder(name = 'test'): string {
  const ofRun = process.env[OF_RUN]
  const folder = mkdtempSync(join(ofRun ?? tmpdir(), `understudy-${name}-`))
  if (ofRun === undefined) process.once('exit', () => removed(folder))
  return folder
}

/** Vitest's global setup: one folder for the temporary files of the run, with the database templates all servers share. */
export default function scratchOfRun(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'understudy-run-'))
  process.env[OF_RUN] = folder
  process.env.TEMPLATES_DIR ??= join(folder, 'templates')
  return () => removed(folder)
}
