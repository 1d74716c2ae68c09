import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { browser } from '../../scripts/browser.mjs'
import { read } from '../support/repository.ts'
import type { Judge } from './judge.ts'
import { type JudgedServer, onServer } from './served.ts'
import { fetched, runTool } from './tool.ts'

/** Of each walk. */
const SECONDS = 60

/** Ten scenarios, each walked by one of the four: `as` is a member of the cast, `trial` a new trial player. */
const WALKS: { who: 'visitor' | 'player' | 'agent' | 'trial'; scenario: string; as?: string }[] = [
  { who: 'visitor', scenario: 'everyday' },
  { who: 'visitor', scenario: 'hostile-content' },
  { who: 'player', scenario: 'vip', as: 'amina' },
  { who: 'player', scenario: 'promotions', as: 'amina' },
  { who: 'player', scenario: 'deposit-states', as: 'amina' },
  { who: 'player', scenario: 'limits-near', as: 'hina' },
  { who: 'agent', scenario: 'lively-team', as: 'bilal' },
  { who: 'agent', scenario: 'agent-pending-contracts', as: 'bilal' },
  { who: 'trial', scenario: 'trial', as: 'trial' },
  { who: 'trial', scenario: 'empty', as: 'trial' },
]

/** A line of its trace, as far as it is read here. */
interface Step {
  state: { url: string }
  violations: { name: string; violation: unknown }[]
  snapshots: { name: string | null; value: unknown }[]
}

/** Bombadil: random walks through the app, with what must hold on every page of them. */
export const bombadil: Judge = {
  name: 'bombadil',
  run: (folder) => onServer((server) => walks(folder, server)),
}

async function walks(folder: string, server: JudgedServer) {
  const home = fetched('@antithesishq/bombadil', '0.7.0')
  const chromium = await browser()
  const findings: string[] = []
  let steps = 0
  const pages = new Set<string>()
  for (const { who, scenario, as } of WALKS) {
    const walk = join(folder, `${who}-${scenario}`)
    mkdirSync(walk, { recursive: true })
    const link = new URL('/m/home', server.url)
    link.searchParams.set('scenario', scenario)
    if (as !== undefined) link.searchParams.set('as', as)
    link.searchParams.set('lang', 'EN')
    // Without coverage: instrumented scripts no longer match the hash that the page's policy names for them.
    const options = [
      '--instrument-javascript',
      '',
      '--headless',
      '--no-sandbox',
      '--width',
      '390',
      '--height',
      '844',
      '--output-path-overwrite',
    ]
    const { code, output } = await runTool(
      process.execPath,
      [
        join(home, 'bin/bombadil.js'),
        ...['browser', 'test', ...options, '--time-limit', `${SECONDS}s`, '--output-path', walk],
        link.href,
        specification(folder, home),
      ],
      { cwd: walk, patience: 240, env: { CHROME: chromium } },
    )
    const trace = stepsOf(join(walk, 'trace.jsonl'))
    steps += trace.length
    const violated = trace.flatMap(({ state, violations }) =>
      violations.map(({ name, violation }) => `${name} at ${state.url}: ${JSON.stringify(violation).slice(0, 400)}`),
    )
    // A walk that never saw a page with its heading has judged nothing.
    const seen = trace.filter(({ snapshots }) =>
      snapshots.some(({ name, value }) => name === 'headings' && value === 1),
    )
    for (const { state } of seen) pages.add(new URL(state.url).pathname)
    if (seen.length < trace.length / 2)
      findings.push(`${who}, ${scenario}: saw ${seen.length} pages in ${trace.length} steps`)
    findings.push(...violated.map((what) => `${who}, ${scenario}: ${what}`))
    if (violated.length === 0 && code !== 0)
      findings.push(`${who}, ${scenario}: ended with ${code}: ${output.slice(-600)}`)
  }
  return {
    did: `${WALKS.length} walks by visitor, player, agent and trial, ${steps} steps over ${pages.size} paths`,
    findings,
  }
}

/** What the specification knows as `bombadil`. */
const IMPORTS = `import * as core from '@antithesishq/bombadil'
import * as browser from '@antithesishq/bombadil/browser'
import * as moves from '@antithesishq/bombadil/browser/defaults/actions'
import * as properties from '@antithesishq/bombadil/browser/defaults/properties'
globalThis.bombadil = { ...core, ...browser, ...moves, ...properties }
`

/** The specification beside the package that it imports, which is no dependency of the repository. */
function specification(folder: string, home: string): string {
  const copy = join(folder, 'walk.ts')
  writeFileSync(copy, IMPORTS + read('tests/judges/walk.ts'))
  const modules = join(folder, 'node_modules')
  if (!existsSync(modules)) symlinkSync(dirname(dirname(home)), modules)
  return copy
}

function stepsOf(file: string): Step[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Step)
}
