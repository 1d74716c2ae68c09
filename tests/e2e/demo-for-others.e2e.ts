import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { serveFolder } from '../../scripts/lib/serve-folder.mjs'
import { writeWorker } from '../../scripts/pack.mjs'
import { CLEAN_ENV } from '../support/built-server.ts'
import { balanceCard, control } from '../support/page.ts'
import { ROOT } from '../support/repository.ts'

test.use({ serviceWorkers: 'allow' })

/** Runs the command of the package; gives what it says. */
const understudy = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'fake-server/dist/understudy.js'), ...args], {
    env: { ...CLEAN_ENV },
  }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  )

test(
  'a folder made by the command begins as it was asked to',
  { tag: ['@demo', '@all'] },
  async ({ page }, testInfo) => {
    const folder = testInfo.outputPath('shop')
    const refused = testInfo.outputPath()
    expect(await understudy('demo', '--out', folder, '--as', 'amna')).toContain('Did you mean amina')
    const said = await understudy('demo', '--out', folder, '--as', 'amina', '--flags=-CBS3', '--lang', 'EN')
    expect(said).toContain('its first visit opens m/home?as=amina&flags=-CBS3&lang=EN')
    expect(await understudy('demo', '--out', refused)).toContain('holds other files')
    const host = await serveFolder(folder, 0)
    await page.goto(host.address)
    await expect(page).toHaveURL(`${host.address}m/home`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(balanceCard(page)).toContainText('amina')
    await host.close()
  },
)

const SHOP = {
  extends: 'everyday',
  story: 'nila plays at our own shop.',
  person: 'nila',
  whole: ['banners'],
  banners: [{ id: 7001, groupName: 'm_home', url: `/img/scenarios/${'a'.repeat(32)}.webp`, title: 'Welcome to ours' }],
  members: [{ username: 'nila', password: 'Shop1234', balance: 500 }],
}
const PICTURE = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA='

test(
  'a folder knows scenarios of files by name, with their pictures',
  { tag: ['@demo', '@all'] },
  async ({ page }, testInfo) => {
    const [folder, scenarios] = [testInfo.outputPath('shop'), testInfo.outputPath('scenarios')]
    mkdirSync(join(scenarios, 'pictures'), { recursive: true })
    writeFileSync(join(scenarios, 'pictures', `${'a'.repeat(32)}.webp`), Buffer.from(PICTURE, 'base64'))
    const write = (file: object) => writeFileSync(join(scenarios, 'our-shop.json'), JSON.stringify(file))
    const made = () =>
      understudy(
        'demo',
        '--out',
        folder,
        '--scenarios',
        scenarios,
        '--scenario',
        'our-shop',
        '--as',
        'nila',
        '--lang',
        'EN',
      )
    write({ ...SHOP, extends: 'everday' })
    expect(await made()).toContain('our-shop.json at extends: no scenario that is built in is called everday')
    write(SHOP)
    expect(await made()).toContain('its first visit opens m/home?scenario=our-shop&as=nila&lang=EN')

    const host = await serveFolder(folder, 0, '/preview/')
    await page.goto(host.address)
    await expect(page).toHaveURL(`${host.address}m/home`)
    await expect(balanceCard(page)).toContainText('Rs 500')
    const banner = page.locator('img[src*="/img/scenarios/"]').first()
    await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)

    const named = await control(page, 'GET', '/scenarios')
    expect(named).toContainEqual(expect.objectContaining({ name: 'our-shop', story: SHOP.story, person: 'nila' }))
    const worlds: { id: string; scenario: string }[] = await control(page, 'GET', '/worlds')
    const { id } = worlds.find(({ scenario }) => scenario === 'our-shop') ?? { id: '' }
    const reset = await control(page, 'POST', `/worlds/${id}/reset`)
    const fork = await control(page, 'POST', `/worlds/${id}/fork`)
    const { capsule } = await control(page, 'POST', `/worlds/${id}/capsule`, {})
    const { world } = await control(page, 'POST', '/capsules', { capsule })
    expect([reset, fork, world].map(({ scenario }) => scenario)).toEqual(Array(3).fill('our-shop'))
    await host.close()
  },
)

/** Serves a project of somebody else, with a page of its own that starts the worker as the document shows. */
async function serveProject(folder: string) {
  const worker = join(folder, 'node_modules/@understudy/worker')
  mkdirSync(folder, { recursive: true })
  await writeWorker(worker)
  cpSync(join(ROOT, 'docs/examples/project/worker/main.js'), join(folder, 'main.js'))
  const imports = { '@understudy/worker': '/node_modules/@understudy/worker/dist/start-worker.js' }
  const head = `<!doctype html><title>Elsewhere</title><script type="importmap">${JSON.stringify({ imports })}</script>`
  writeFileSync(join(folder, 'index.html'), `${head}<h1>Ours</h1><script type="module" src="/main.js"></script>`)
  writeFileSync(join(folder, '404.html'), '<h1>Not ours</h1>')
  await understudy('worker', '--out', folder)
  return serveFolder(folder, 0)
}

/** The world of the page, by its cookie. */
const worldOf = (page: Page) => page.evaluate(() => document.cookie.replace(/.*world=([^;]*).*/, '$1'))

test(
  'a project of somebody else plays against the worker in place of a mock',
  {
    tag: ['@demo', '@all'],
  },
  async ({ page, context }, testInfo) => {
    const folder = testInfo.outputPath('project')
    const host = await serveProject(folder)
    expect(readdirSync(folder).sort()).toEqual(
      ['404.html', 'index.html', 'main.js', 'node_modules', 'sw.js', 'understudy'].sort(),
    )
    await page.goto(host.address)
    await expect(page.locator('body')).toContainText('amina plays in world w')
    const world = await worldOf(page)

    // A reload goes on in the same world, also one that passes the worker by.
    const browser = await context.newCDPSession(page)
    for (const ignoreCache of [false, true]) {
      const loaded = page.waitForEvent('load')
      await browser.send('Page.reload', { ignoreCache })
      await loaded
      await expect(page.locator('body')).toContainText(`amina plays in world ${world}`)
    }

    // The project's own pages and files are its server's.
    const own = await page.request.get(`${host.address}main.js`)
    expect(await page.evaluate(() => fetch('/main.js').then((reply) => reply.text()))).toBe(await own.text())
    await page.goto(`${host.address}m/home`)
    await expect(page.getByRole('heading')).toHaveText('Not ours')

    // The console and pages of third parties are the worker's.
    await page.goto(`${host.address}__control/`)
    await expect(page.getByRole('main').getByText('Inspect')).toHaveCount(2)
    await page.goto(`${host.address}store/aurora1`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
    await host.close()
  },
)

test('the worker says why it cannot start', { tag: ['@demo', '@all'] }, async ({ page }, testInfo) => {
  const folder = testInfo.outputPath('project')
  const host = await serveProject(folder)
  const start = (options: object) =>
    page.evaluate(async (given) => {
      const { startWorker } = await import('/node_modules/@understudy/worker/dist/start-worker.js' as string)
      return startWorker(given).then(
        () => 'started',
        (error: Error) => error.message,
      )
    }, options)
  await page.goto(`${host.address}404.html`)
  writeFileSync(join(folder, 'alone.js'), "addEventListener('install', (event) => event.waitUntil(Promise.reject()))")
  expect(await start({ url: '/alone.js' })).toContain('could not start')
  expect(await start({ scenario: 'vipp' })).toContain('no scenario is called vipp')
  expect(await start({ as: 'nobody' })).toContain('nobody in this world is called nobody')
  await host.close()
})
