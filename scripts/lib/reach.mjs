import { posix } from 'node:path'

/**
 * @typedef {(path: string) => string} Read text of a file of the repository
 * @typedef {object} Reach
 * @property {string[]} unit test files of Vitest
 * @property {string[]} e2e browser test files
 * @property {string[]} wide changed modules that so much imports that not all of its tests are named
 */

const MODULE = /\.(tsx?|mjs)$/
const UNIT = /\.test\.tsx?$/
const E2E = /^tests\/e2e\/.*\.e2e\.ts$/
/** A module that imports more than this puts the whole together: what it is imported by says nothing about a part. */
const MOST_IMPORTS = 25
/** A changed module that more tests import than this is no part of a feature. */
const MOST_TESTS = 60
/** A page that more browser tests open than this, such as home, says nothing about a feature. */
const MOST_OPENING = 4

/** The place of an import below the repository, without its ending; undefined for a package. @param {string} specifier @param {string} from */
function placeOf(specifier, from) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('@/')) return `web/src/${specifier.slice(2)}`
  const [, name, part = 'index'] = /^@understudy\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? []
  return name && `${name}/src/${part}`
}

/** What each module imports of the repository. @param {readonly string[]} files @param {Read} read */
function importsIn(files, read) {
  const known = new Set(files)
  const found = (/** @type {string} */ place) =>
    ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map((end) => place + end).find((file) => known.has(file))
  return new Map(
    files
      .filter((file) => MODULE.test(file))
      .map((file) => {
        const specifiers = [...read(file).matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)]
        const imported = specifiers.flatMap(([, specifier = '']) => found(placeOf(specifier, file) ?? '') ?? [])
        return /** @type {const} */ ([file, [...new Set(imported)]])
      }),
  )
}

/** The feature of a file, by the name it has in every package. @param {string} file */
const featureOf = (file) =>
  /^(?:web|platform)\/src\/features\/([\w-]+)\//.exec(file)?.[1] ??
  /^(?:contracts|seed)\/src\/([\w-]+?)(?:\.test)?\.ts$/.exec(file)?.[1]

/** Whether a text speaks of the calls of a feature (`vendorWallets.list`), three times so that it is not in passing. @param {string} name */
function speaksOf(name) {
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const call = new RegExp(`\\b${camel}\\.\\w`, 'g')
  return (/** @type {string} */ text) => (text.match(call)?.length ?? 0) >= 3
}

/**
 * The tests that a change can reach: those that import what has changed, or anything of a changed feature, but not
 * through a module that puts the whole together; contract and browser tests that are named after a changed feature or
 * speak of its calls; and browser tests of the pages of its screens, as far as these are not pages that most tests open.
 * @param {readonly string[]} changed files
 * @param {readonly string[]} files all of the repository
 * @param {Read} read
 * @returns {Reach}
 */
export function reachOf(changed, files, read) {
  const imports = importsIn(files, read)
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file])

  /** @param {string} file what imports it, at whatever distance */
  const reached = (file, seen = new Set([file])) => {
    for (const importer of importers.get(file) ?? []) {
      if (seen.has(importer)) continue
      seen.add(importer)
      if ((imports.get(importer)?.length ?? 0) <= MOST_IMPORTS) reached(importer, seen)
    }
    return seen
  }
  const features = [...new Set(changed.flatMap((file) => featureOf(file) ?? []))]
  const ofFeatures = files.filter((file) => features.some((name) => file.includes(`/src/features/${name}/`)))
  const byFile = [...new Set([...changed, ...ofFeatures])].map((file) => ({ file, all: [...reached(file)] }))
  const isWide = (/** @type {{ all: string[] }} */ { all }) => all.filter((one) => UNIT.test(one)).length > MOST_TESTS
  const wide = byFile.filter(isWide).map(({ file }) => file)
  const near = new Set(
    byFile.flatMap((one) => (isWide(one) ? [one.file, ...(importers.get(one.file) ?? [])] : one.all)),
  )

  const browserTests = files.filter((file) => E2E.test(file))
  const opening = (/** @type {string} */ page) => {
    const address = new RegExp(`${page}(?![\\w/])`)
    return browserTests.filter((file) => address.test(read(file)))
  }
  const openedBy = pagesOf([...near], files, read).map(opening)
  const onPages = new Set(openedBy.filter(({ length }) => length <= MOST_OPENING).flat())
  const named = (/** @type {string} */ file) =>
    features.some((name) => posix.basename(file).startsWith(name) || speaksOf(name)(read(file)))
  return {
    unit: files.filter(
      (file) => UNIT.test(file) && (near.has(file) || (/^tests\/contract\//.test(file) && named(file))),
    ),
    e2e: browserTests.filter((file) => near.has(file) || onPages.has(file) || named(file)),
    wide: wide.filter((file) => changed.includes(file)),
  }
}

/** The paths of the screens among these modules, by the route table. @param {readonly string[]} modules @param {readonly string[]} files @param {Read} read */
function pagesOf(modules, files, read) {
  const [table, paths] = ['web/src/app/route-table.ts', 'web/src/shared/navigation/paths.ts']
  if (!files.includes(table) || !files.includes(paths)) return []
  const screens = new Set(modules.flatMap((file) => /^web\/src\/app\/screens\/(\w+)\.tsx$/.exec(file)?.[1] ?? []))
  const routes = [...read(table).matchAll(/^ {2}(\w+): \{ screen: '(\w+)'/gm)]
  const names = routes.filter(([, , screen = '']) => screens.has(screen)).map(([, name]) => name)
  return [...read(paths).matchAll(/^ {2}(\w+): address(?:<[^>]*>)?\('([^':]+)/gm)]
    .filter(([, name]) => names.includes(name))
    .map(([, , path = '']) => path.replace(/\/$/, ''))
}
