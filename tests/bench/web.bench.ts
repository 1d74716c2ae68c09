import { existsSync, rmSync } from 'node:fs'
import { build } from 'vite'
import { fromRoot } from '../../scripts/lib/root.mjs'
import { precompress } from '../../scripts/precompress.mjs'
import { measure } from '../../scripts/size-budget.mjs'
import { scratchFolder } from '../support/scratch.ts'
import { type Figure, median } from './figures.ts'
import { startBrowser, type Throttling, type View, view } from './lighthouse.ts'
import { startBuilt } from './server-process.ts'

const KB = 1024
const RUNS = 5
const HOME = '/m/home'
const LARGEST_PICTURE = 20 * KB

/** As players meet it: who comes from beyond loopback has nothing to steer. */
export const FOR_PLAYERS = { HOST: '0.0.0.0', CONTROL_TOKEN: '' }

/** Where the app was built; another build of it can be held against the same limits. */
export function webRoot(): string {
  const root = process.env.WEB_ROOT ?? fromRoot('web/dist')
  if (!existsSync(`${root}/index.html`)) throw new Error(`No built app in ${root}: run npm run build.`)
  return root
}

export const inKB = (name: string, bytes: number, limit: number): Figure => ({
  name,
  value: bytes / KB,
  unit: 'KB',
  limit: { value: limit / KB, kind: 'at most', why: 'issue' },
})

export async function sizeFigures(): Promise<Figure[]> {
  const picture = await largestPicture()
  return [
    ...measure(webRoot()).map(({ what, bytes, limit }) => inKB(what, bytes, limit)),
    inKB(`largest picture home asks for (${picture.name})`, picture.bytes, LARGEST_PICTURE),
  ]
}

/** The heaviest of all pictures a visitor meets who reads home to its end. */
async function largestPicture(): Promise<{ name: string; bytes: number }> {
  const [server, browser] = await Promise.all([
    startBuilt(scratchFolder('bench'), { ...FOR_PLAYERS, WEB_ROOT: webRoot() }),
    startBrowser(),
  ])
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const pictures: Promise<{ name: string; bytes: number }>[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/img/') && response.ok())
        pictures.push(response.body().then(({ length }) => ({ name: pathname, bytes: length })))
    })
    await page.goto(server.url + HOME, { waitUntil: 'networkidle' })
    for (let seen = -1, at = 0; seen < at; ) {
      seen = at
      await page.mouse.wheel(0, 700)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(400)
      at = await page.evaluate(() => Math.round(scrollY))
    }
    page.removeAllListeners('response')
    const [largest] = (await Promise.all(pictures)).sort((a, b) => b.bytes - a.bytes)
    if (!largest) throw new Error('Home asked for no picture.')
    return largest
  } finally {
    await Promise.all([browser.close(), server.stop()])
  }
}

/** The floor: an empty page of the same libraries, built as the app is. */
export async function buildEmptyPage(): Promise<string> {
  const outDir = scratchFolder('bench')
  await build({
    configFile: fromRoot('web/vite.config.ts'),
    root: fromRoot('web/bench/empty-page'),
    build: { outDir, emptyOutDir: true },
    logLevel: 'warn',
  })
  await precompress(outDir)
  return outDir
}

export async function pageFigures(): Promise<Figure[]> {
  const emptyRoot = await buildEmptyPage()
  const [app, empty] = await Promise.all([
    startBuilt(scratchFolder('bench'), { ...FOR_PLAYERS, WEB_ROOT: webRoot() }),
    startBuilt(scratchFolder('bench'), { ...FOR_PLAYERS, WEB_ROOT: emptyRoot }),
  ])
  try {
    const simulated = await compared(app.url, empty.url, 'simulate')
    const real = await compared(app.url, empty.url, 'devtools')
    return [
      ...ratioFigures('simulated throttling', simulated, 1.05),
      ...ratioFigures('real throttling', real, 0.8),
      {
        name: 'layout shift of home, worst run',
        value: Math.max(...[...simulated.home, ...real.home].map(({ shift }) => shift)),
        unit: '',
        limit: { value: 0.02, kind: 'at most', why: 'issue' },
      },
    ]
  } finally {
    await Promise.all([app.stop(), empty.stop()])
    rmSync(emptyRoot, { recursive: true, force: true })
  }
}

interface Pair {
  home: View[]
  empty: View[]
}

async function compared(app: string, empty: string, throttling: Throttling): Promise<Pair> {
  const pair: Pair = { home: [], empty: [] }
  // Nobody's first visit pays for what a server does once.
  for (const url of [app, empty]) await (await fetch(url + HOME)).text()
  // Interleaved, so that a busy machine slows both alike.
  for (let run = 0; run < RUNS; run += 1) {
    pair.empty.push(await view(empty + HOME, throttling))
    pair.home.push(await view(app + HOME, throttling))
  }
  return pair
}

function ratioFigures(how: string, { home, empty }: Pair, limit: number): Figure[] {
  const middle = (views: View[], what: 'lcp' | 'fcp') => median(views.map((one) => one[what]))
  return [
    { name: `first paint of home, ${how}`, value: middle(home, 'fcp'), unit: 'ms' },
    { name: `largest paint of home, ${how}`, value: middle(home, 'lcp'), unit: 'ms' },
    { name: `largest paint of an empty page, ${how} (floor)`, value: middle(empty, 'lcp'), unit: 'ms' },
    {
      name: `largest paint of home over the floor, ${how}`,
      value: middle(home, 'lcp') / middle(empty, 'lcp'),
      unit: 'x',
      limit: { value: limit, kind: 'at most', why: 'issue' },
    },
  ]
}
