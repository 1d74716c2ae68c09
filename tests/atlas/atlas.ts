import { existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { MERCHANTS } from '@understudy/merchants'
import { build } from '../../scripts/build.mjs'
import { argumentsOf } from '../../scripts/lib/arguments.mjs'
import { ROOT } from '../support/repository.ts'
import { LOOKS, viewsOf } from './looks.ts'
import { writePage } from './page.ts'
import type { Shot } from './shoot.ts'
import { STATES } from './states.ts'
import { dropStale, keepShot, keptShots } from './stored-shots.ts'

const USAGE = `Opens every screen in every state it has and writes a folder with a page of pictures.

  npm run atlas                          all of it, into atlas/
  --list                                 says which states there are, and opens none
  --only deposit                         states whose id has this in it; the others stay as they are
  --looks ur-dark,en-light               of ${LOOKS.join(', ')}
  --merchants aurora1,dune4              of ${MERCHANTS.join(', ')}
  --resume                               goes on where a run was broken off
  --out DIR, --against DIR               where to, and an earlier atlas to hold it against; exit code 1 where a picture differs
  --axe                                  breaches of WCAG 2.2 AA and of Lighthouse's score; exit code 1 where there are any
  --workers 4                            pages open at the same time`

const { values: asked } = argumentsOf({
  options: {
    list: { type: 'boolean', default: false },
    out: { type: 'string', default: join(ROOT, 'atlas') },
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    looks: { type: 'string', default: LOOKS.join() },
    merchants: { type: 'string', default: MERCHANTS.join() },
    axe: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
})

const selection = { looks: known(asked.looks, LOOKS), merchants: known(asked.merchants, MERCHANTS), only: asked.only }
const chosenViews = viewsOf(selection)
if (asked.help) console.log(USAGE)
else if (asked.list) list()
else process.exitCode = await make()

function known(text: string, all: readonly string[]): string[] {
  const parts = text.split(',')
  const unknown = parts.filter((part) => !all.includes(part))
  if (unknown.length === 0) return parts
  console.error(`Not one of ${all.join(', ')}: ${unknown.join(', ')}`)
  process.exit(1)
}

function list(): void {
  for (const id of new Set(chosenViews.map(({ state }) => state.id))) console.log(id)
  const screens = new Set(chosenViews.map(({ state }) => state.screen))
  console.log(
    `\n${screens.size} screens, ${new Set(chosenViews.map(({ state }) => state.id)).size} states, ${chosenViews.length} openings`,
  )
}

/** The exit code: 1 where a state could not be opened as it is told, a picture has changed, or axe found something. */
async function make(): Promise<number> {
  const folder = resolve(asked.out)
  const before = asked.against === undefined ? undefined : resolve(asked.against)
  if (before !== undefined && !existsSync(join(before, 'pictures'))) return refuse(`There is no atlas in ${before}.`)
  if (before === folder) return refuse('An atlas cannot be held against itself: name another folder with --out.')
  if (chosenViews.length === 0) return refuse('No state is called like that: npm run atlas -- --list')
  await build()
  mkdirSync(folder, { recursive: true })
  // A list needs neither browser nor pictures.
  const [{ shoot }, { compare, changedPictures }] = await Promise.all([import('./shoot.ts'), import('./compare.ts')])
  const resumed = asked.resume ? keptShots(folder) : new Map<string, Shot>()
  const views = chosenViews.filter(({ key }) => !resumed.has(key))
  const begun = Date.now()
  let done = 0
  await shoot(views, {
    folder,
    axe: asked.axe,
    workers: Math.max(1, Number(asked.workers) || 1),
    taken: (shot) => {
      keepShot(folder, shot)
      done += 1
      console.log(`${done}/${views.length} ${[shot.key, ...shot.problems, ...(shot.axe ?? [])].join('\n    ')}`)
    },
  })
  const all = viewsOf({ looks: LOOKS, merchants: MERCHANTS, only: '' })
  const shots = dropStale(folder, new Set(all.map(({ key }) => key)))
  const files = [...shots.values()].flatMap(({ pictures }) => pictures.map(({ file }) => file))
  const changes = before === undefined ? new Map() : await compare(folder, before, files)
  writePage(folder, all, shots, changes)
  const changed = changedPictures(changes)
  for (const line of changed) console.log(line)
  const finished = chosenViews.flatMap(({ key }) => shots.get(key) ?? [])
  const failed = finished.filter(({ problems }) => problems.length > 0).length
  const breaches = finished.filter(({ axe = [] }) => axe.length > 0).length
  console.log(`
${STATES.length} states of ${new Set(STATES.map(({ screen }) => screen)).size} screens; ${shots.size} openings with ${files.length} pictures, ${views.length} of them now in ${Math.round((Date.now() - begun) / 1000)} s
${failed} with a problem${asked.axe ? `, ${breaches} with a breach that axe sees` : ''}${before === undefined ? '' : `, ${changes.size} pictures changed`}
${join(folder, 'index.html')}`)
  return failed > 0 || breaches > 0 || changed.length > 0 ? 1 : 0
}

function refuse(sentence: string): number {
  console.error(sentence)
  return 1
}
