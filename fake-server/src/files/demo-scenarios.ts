// Scenarios as files in a folder of static files, where the worker that plays the platform finds them.
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scenario } from '@understudy/seed'
import { registerFolder } from './scenario-folder.ts'
import { PICTURE_NAME, PICTURES_FOLDER, PICTURES_PATH } from './scenario-pictures.ts'

/** A script beside that of the worker, so that a browser takes a change of it for a newer worker, and keeps it with that. */
const SCRIPT = 'scenarios.js'

/** The scenarios of a folder, known to this process from then on; none without a folder. @throws BadScenarioFile */
export const readForDemo = (folder: string | undefined): Scenario[] =>
  folder === undefined ? [] : registerFolder(folder)

/** Puts scenarios, and the pictures of the folder they are from, into a folder of static files, in place of those before. */
export function writeForDemo(to: string, scenarios: readonly Scenario[], folder: string | undefined): void {
  const from = join(folder ?? '', PICTURES_FOLDER)
  const hasPictures = folder !== undefined && existsSync(from)
  const pictures = hasPictures ? readdirSync(from).filter((name) => PICTURE_NAME.test(name)) : []
  rmSync(join(to, PICTURES_PATH), { recursive: true, force: true })
  for (const name of pictures) cpSync(join(from, name), join(to, PICTURES_PATH, name))
  const files = Object.fromEntries(scenarios.map(({ name, file }) => [name, file]))
  const names = pictures.map((name) => `${PICTURES_PATH.slice(1)}${name}`)
  writeFileSync(join(to, SCRIPT), `self.scenarios = ${JSON.stringify({ files, pictures: names })}\n`)
}
