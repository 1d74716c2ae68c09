import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sourceVersion } from '@understudy/art/source-version'
import { schemaVersion } from '@understudy/platform/storage/schema.ts'
import { type Scenario, scenarioNamed, seedVersion } from '@understudy/seed'
import { PROJECT_ROOT } from './folders.ts'

/** Injected by the build, as a bundle has no sources beside it. */
declare const __LOADER_VERSION__: string | undefined

/** Changes whenever a source that loads the seed into a world changes. */
const loaderVersion = () =>
  typeof __LOADER_VERSION__ === 'string'
    ? __LOADER_VERSION__
    : sourceVersion(join(PROJECT_ROOT, 'platform/src/'), join(PROJECT_ROOT, 'stage/src/'))

/**
 * Makes the versions of scenarios' templates. A version changes whenever the template could differ, with the file of a
 * scenario too, so it needs no bump by hand. The function it returns throws ScenarioMissing.
 */
export function templateVersions(): (scenario: string) => string {
  const version = `${schemaVersion()}.${seedVersion()}.${loaderVersion()}`
  // A file may have megabytes.
  const ofFiles = new WeakMap<Scenario, string>()
  return (name) => {
    const scenario = scenarioNamed(name)
    if (scenario.file === undefined) return version
    const known = ofFiles.get(scenario) ?? `${version}.${createHash('sha256').update(scenario.file).digest('hex')}`
    ofFiles.set(scenario, known)
    return known
  }
}
