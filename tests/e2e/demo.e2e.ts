import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { serveFolder } from '../../scripts/lib/serve-folder.mjs'
import { balanceCard, control, mainMenu } from '../support/page.ts'
import { ROOT } from '../support/repository.ts'

const FOLDER = join(ROOT, 'demo/dist')

type Host = Awaited<ReturnType<typeof serveFolder>>

/** Storage of a device that was offered everything before, so that nothing covers the page. */
const DEVICE = {
  language: 'EN',
  'popup.appDownload': JSON.stringify({ todayHideTime: Date.now() }),
  'popup.announcement': JSON.stringify({ todayHideTime: Date.now() }),
  downloadBarDismissed: '1',
  'popup.installTip': '1',
}
/** The paths that a test opens a folder at; its keys begin with them. */
const PATHS = ['', '/a', '/b', '/shop/eleven']

const test = base.extend<{ host: Host; visit(path: string, page?: Page): Promise<void> }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  host: async ({}, use) => {
    const host = await serveFolder(FOLDER, 0)
    await use(host)
    await host.close()
  },
  context: async ({ context }, use) => {
    await context.addInitScript(
      (device) => {
        for (const [key, value] of Object.entries(device)) localStorage.setItem(key, localStorage.getItem(key) ?? value)
      },
      Object.fromEntries(PATHS.flatMap((path) => Object.entries(DEVICE).map(([name, value]) => [path + name, value]))),
    )
    await use(context)
  },
  visit: async ({ host, page: first }, use) => {
    await use(async (path, page = first) => {
      await page.goto(host.address.slice(0, -1) + path)
      // The very first answer is the page that starts the worker.
      await expect(page.getByRole('main')).toBeVisible()
      await page.waitForFunction(() => document.documentElement.dataset.stage === 'own')
    })
  },
})

/** Ends the worker, as a browser does with one that is idle. */
async function stopWorker(context: BrowserContext, page: Page) {
  const browser = await context.newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
}

test('a first visit opens home in Urdu, with a world of today', { tag: ['@demo', '@all'] }, async ({
  page,
  host,
  context,
}) => {
  await context.addInitScript(() => localStorage.removeItem('language'))
  await page.goto(host.address)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('link', { name: 'لاگ ان' }).first()).toBeVisible()
  const { now, scenario } = await control(page, 'GET', '/worlds/default')
  expect(scenario).toBe('everyday')
  expect(Math.abs(now - Date.now())).toBeLessThan(60_000)
})

test('a first visit of a deep address opens that page', { tag: ['@demo', '@all'] }, async ({ visit, page }) => {
  await visit('/m/help?tag=tc')
  await expect(page).toHaveURL(/\/m\/help\?tag=tc$/)
  await expect(page.getByRole('heading', { name: 'Help' }).first()).toBeVisible()
})

test('a member logs in on the form and pays in on the payment page', { tag: ['@demo', '@all'] }, async ({
  visit,
  page,
}) => {
  await visit('/m/login')
  const form = page.getByRole('form', { name: 'Log in' })
  await form.getByLabel('Username', { exact: true }).fill('zoya')
  await form.getByLabel('Password', { exact: true }).fill('Play1234')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(balanceCard(page)).toContainText('Rs 0')
  await mainMenu(page).getByRole('link', { name: 'Deposit' }).click()
  const deposit = page.getByRole('form', { name: 'Amount to deposit' })
  await deposit.getByRole('button', { name: /^500/ }).click()
  await deposit.getByRole('button', { name: 'Go to payment' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter\?order=D\d+&paid=1$/)
  await expect(page.getByRole('region', { name: 'Deposit order' }).getByRole('status')).toHaveText('Arrived')
  await visit('/m/home')
  await expect(balanceCard(page)).toContainText('Rs 500')
})

/** Opens the world of the scenario as somebody, by the link that testers hand on. */
const HOME_OF_AMINA = '/m/home?scenario=everyday&as=amina&lang=EN'

test('a slot is played in its frame, and the wallet moves by prize less stake', { tag: ['@demo', '@all'] }, async ({
  visit,
  page,
}) => {
  await visit(HOME_OF_AMINA)
  await expect(balanceCard(page)).toContainText('Rs 48,250')
  await visit('/m/play/110001?vassalage=NP&gameType=RNG&gameId=NP-0001&name=Nilgiri%20Tiger')
  const slot = page.frameLocator('iframe')
  const amount = async (id: string) => Number(((await slot.locator(id).textContent()) ?? '').replace(/[^\d.]/g, ''))
  await slot.getByRole('radio', { name: '500', exact: true }).check({ force: true })
  await slot.getByRole('button', { name: 'Spin' }).click()
  await expect(slot.getByRole('status')).toHaveText(/You win|returned|Not this time/)
  await expect.poll(() => amount('#balance')).toBe(48_250 - 500 + (await amount('#win')))
})

test('the drawer logs somebody else in', { tag: ['@demo', '@all'] }, async ({ visit, page }) => {
  await visit(HOME_OF_AMINA)
  await page
    .getByRole('button', { name: 'Steering' })
    .or(page.getByRole('button', { name: /drawer/i }))
    .first()
    .click()
  await page.getByRole('button', { name: /^zoya/ }).click()
  await expect(balanceCard(page)).toContainText('zoya')
})

test('the console lists the worlds of the browser', { tag: ['@demo', '@all'] }, async ({ visit, page, host }) => {
  await visit(HOME_OF_AMINA)
  await page.goto(`${host.address}__control/`)
  await expect(page.getByRole('main').getByText('Inspect')).toHaveCount(2)
})

test('the clock of a world is moved by thirty days', { tag: ['@demo', '@all'] }, async ({ visit, page }) => {
  await visit('/m/home')
  const { now: before } = await control(page, 'GET', '/worlds/default')
  await control(page, 'PATCH', '/worlds/default/clock', { advanceMs: 30 * 86_400_000 })
  const { now: after } = await control(page, 'GET', '/worlds/default')
  expect(Math.round((after - before) / 86_400_000)).toBe(30)
  await visit('/m/lottery')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
})

test('a call that a fault drops is told as lost, until the fault has gone', { tag: ['@demo', '@all'] }, async ({
  visit,
  page,
}) => {
  await visit('/m/home')
  await control(page, 'PUT', '/worlds/default/faults', { rules: [{ endpoint: 'games.list', kind: 'drop' }] })
  await visit('/m/slotsCenter')
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await control(page, 'PUT', '/worlds/default/faults', { rules: [] })
  // The app may try again by itself just then.
  await visit('/m/slotsCenter')
  await expect(page.getByRole('main').getByRole('link', { name: /Nilgiri Tiger/ })).toBeVisible()
})

test('two tabs share one world', { tag: ['@demo', '@all'] }, async ({ visit, page, context }) => {
  await visit(HOME_OF_AMINA)
  const second = await context.newPage()
  await visit('/m/home', second)
  const world = await page.evaluate(() => document.cookie)
  expect(await second.evaluate(() => document.cookie)).toBe(world)
  await expect(balanceCard(second)).toContainText('amina')
})

test('everything starts without a network after the first visit, with the session', { tag: ['@demo', '@all'] }, async ({
  visit,
  page,
  host,
  context,
}) => {
  await visit(HOME_OF_AMINA)
  await expect(balanceCard(page)).toContainText('amina')
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open((await caches.keys())[0] ?? '')).keys()).length))
    .toBeGreaterThan(300)
  await stopWorker(context, page)
  await host.close()
  // A browser that is closed forgets what has no end.
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'world')?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400)
  const again = await context.newPage()
  await visit('/m/home', again)
  await expect(balanceCard(again)).toContainText('Rs 48,250')
  // A page that was never opened before.
  await visit('/m/vip', again)
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('VIP room')
})

test('what was acknowledged is there after the worker was stopped in a later write', {
  tag: ['@demo', '@all'],
}, async ({ visit, page, context }) => {
  await visit('/m/home')
  await control(page, 'PATCH', '/worlds/default/settings', { merchant: 'cedar3' })
  const cut = page.evaluate(() =>
    fetch('/__control/worlds/default/clock', {
      method: 'PATCH',
      body: JSON.stringify({ advanceMs: 3_600_000 }),
      headers: { 'content-type': 'application/json' },
    }).then(
      (reply) => reply.ok,
      () => false,
    ),
  )
  await stopWorker(context, page)
  const isAcknowledged = await cut
  const { merchant, now } = await control(page, 'GET', '/worlds/default')
  expect(merchant).toBe('cedar3')
  const ahead = Math.round((now - Date.now()) / 3_600_000)
  expect(isAcknowledged ? [1] : [0, 1]).toContain(ahead)
})

test(
  'a newer build takes over from a busy one, and the world stays',
  { tag: ['@demo', '@all'] },
  async ({ page, context }, testInfo) => {
    const folder = testInfo.outputPath('folder')
    cpSync(FOLDER, folder, { recursive: true })
    const host = await serveFolder(folder, 0)
    await page.goto(host.address)
    await expect(page).toHaveURL(/\/m\/home$/)
    await control(page, 'PATCH', '/worlds/default/settings', { merchant: 'dune4' })
    await expect(page.locator('html')).toHaveAttribute('data-merchant', 'dune4')
    const [before = ''] = await page.evaluate(() => caches.keys())
    const script = join(folder, 'sw.js')
    writeFileSync(script, readFileSync(script, 'utf8').replaceAll(before.replace('build ', ''), 'newer'))
    const update = async () => {
      await (await navigator.serviceWorker.ready).update()
      return caches.keys()
    }
    await expect.poll(() => page.evaluate(update)).toContain('build newer')
    await page.close()
    const second = await context.newPage()
    await second.goto(`${host.address}m/home`)
    await expect(second.locator('html')).toHaveAttribute('data-merchant', 'dune4')
    const isTaken = async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready
      return installing === null && waiting === null
    }
    await expect.poll(() => second.evaluate(isTaken)).toBe(true)
    await host.close()
  },
)

test('the folder works below a path: links, pages and calls stay in it', { tag: ['@demo', '@all'] }, async ({
  page,
}) => {
  const host = await serveFolder(FOLDER, 0, '/shop/eleven/')
  await page.goto(`${host.address}m/mine?scenario=everyday&as=amina&lang=EN`)
  await expect(page).toHaveURL(`${host.address}m/mine`)
  await mainMenu(page).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(`${host.address}m/home`)
  await expect(balanceCard(page)).toContainText('amina')
  await page.goto(`${host.address}m/lottery`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Southern River/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`^${host.address}m/`))
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await host.close()
})

test(
  'two folders of one origin have worlds, sessions and files of their own',
  { tag: ['@demo', '@all'] },
  async ({ page }, testInfo) => {
    const origin = testInfo.outputPath('origin')
    mkdirSync(origin)
    cpSync(join(FOLDER, '404.html'), join(origin, '404.html'))
    for (const path of ['a', 'b']) symlinkSync(FOLDER, join(origin, path))
    const host = await serveFolder(origin, 0)
    /** Opens a folder; gives the worlds that it knows beside the usual one. */
    const open = async (address: string, name: string) => {
      await page.goto(host.address + address)
      await expect(balanceCard(page)).toContainText(name)
      const worlds: { id: string }[] = await control(page, 'GET', '/worlds')
      return worlds.map(({ id }) => id).filter((id) => id !== 'default')
    }
    const ofA = await open('a/?scenario=everyday&as=amina&lang=EN', 'amina')
    // As those of a folder at the root, of two builds.
    const ofRoot = ['build one', 'build two']
    await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), ofRoot)
    const ofB = await open('b/?scenario=everyday&as=zoya&lang=EN', 'zoya')
    expect([ofA, ofB]).toEqual([[expect.any(String)], [expect.any(String)]])
    expect(ofA).not.toEqual(ofB)
    expect(await open('a/m/home', 'amina')).toEqual(ofA)
    expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(ofRoot))
    await host.close()
  },
)

test('the browser cleans an uploaded picture and refuses a file that is no picture', {
  tag: ['@demo', '@all'],
}, async ({ visit, page }) => {
  await visit('/m/myAccount/index?scenario=everyday&as=amina&lang=EN')
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c04020' } })
    .withExif({ IFD0: { Copyright: 'Somebody at home' } })
    .jpeg()
    .toBuffer()
  expect(photo.includes('Somebody at home')).toBe(true)

  // The app asks for neither: what it sends is what the worker itself is given.
  const sent = (bytes: Buffer) =>
    page.evaluate(async (base64) => {
      const { token } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}')
      const form = new FormData()
      form.set('avatarType', 'UPLOAD')
      form.set('icon', new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]), 'me.png')
      const headers = { Authorization: token, Merchant: 'aurora1', Language: 'EN' }
      return (await (await fetch('/wps/member/info/icon', { method: 'POST', body: form, headers })).json()).message
    }, bytes.toString('base64'))
  expect(await sent(Buffer.from('GIF89a'))).toContain('Please choose a PNG or JPG picture')
  expect(await sent(photo.subarray(0, 200))).toContain('Please choose a PNG or JPG picture')
  const large = Buffer.concat([photo, Buffer.alloc(6 * 1024 * 1024)])
  expect(await sent(large)).toContain('The picture is larger than 5 MB or 50 megapixels')

  await page.getByRole('button', { name: 'Change picture' }).click()
  const sheet = page.getByRole('dialog', { name: 'Change picture' })
  await sheet.locator('input[type="file"]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(sheet).toBeHidden()
  const picture = page.getByRole('main').getByRole('img', { name: 'Your picture' })
  await expect(picture).toHaveAttribute('src', /^\/img\/upload\//)
  const kept = await page.evaluate(
    async (address) => {
      const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
      return [...bytes].map((byte) => String.fromCharCode(byte)).join('')
    },
    (await picture.getAttribute('src')) ?? '',
  )
  const cleaned = Buffer.from(kept, 'latin1')
  const { format, width, height, exif } = await sharp(cleaned).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 512, height: 512, exif: undefined })
  expect(cleaned.includes('Somebody at home')).toBe(false)
})

test('a passkey that the browser makes opens a session, below a path too', { tag: ['@demo', '@all'] }, async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const able = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true, ...able } as const
  await browser.send('WebAuthn.addVirtualAuthenticator', { options })
  const host = await serveFolder(FOLDER, 0, '/shop/eleven/')
  await page.goto(`${host.address}m/home?scenario=everyday&as=amina&lang=EN`)
  await expect(balanceCard(page)).toContainText('amina')
  const name = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('/shop/elevenMC_SESSION_INFO') ?? '{}')
    const headers = { Merchant: 'aurora1', Language: 'EN', Authorization: token, 'content-type': 'application/json' }
    const ask = async (path: string, body: object) =>
      (await (await fetch(`/wps${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()).value
    const creation = PublicKeyCredential.parseCreationOptionsFromJSON(await ask('/member/passkeys/options', {}))
    const made = (await navigator.credentials.create({ publicKey: creation })) as PublicKeyCredential
    await ask('/member/passkeys', { credential: made.toJSON() })
    const request = PublicKeyCredential.parseRequestOptionsFromJSON(await ask('/session/passkey/options', {}))
    const used = (await navigator.credentials.get({ publicKey: request })) as PublicKeyCredential
    return (await ask('/session/passkey/login', { credential: used.toJSON() })).userName
  })
  expect(name).toBe('amina')
  await host.close()
})

test('a capsule that is dropped on the page brings its state into another browser', { tag: ['@demo', '@all'] }, async ({
  visit,
  page,
  browser,
}) => {
  await visit(HOME_OF_AMINA)
  const id = (await page.evaluate(() => document.cookie)).replace(/.*world=([^;]*).*/, '$1')
  const { capsule } = await control(page, 'POST', `/worlds/${id}/capsule`, { route: '/m/vip', as: 'amina' })
  const other = await (await browser.newContext()).newPage()
  await visit('/m/home?lang=EN', other)
  // From then on it waits for capsules.
  await expect(other.getByRole('button', { name: 'Steering' })).toBeAttached()
  await other.evaluate((base64) => {
    const dataTransfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
    dataTransfer.items.add(new File([bytes], 'amina.capsule'))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, capsule)
  const contents = other.getByRole('region', { name: 'Contents' })
  await expect(contents).toContainText('amina')
  await contents.getByRole('button', { name: 'Open' }).click()
  await expect(other).toHaveURL(/\/m\/vip$/)
})

test.describe('a browser that allows no worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a browser that allows no worker is told so, with a way to try again', { tag: ['@demo', '@all'] }, async ({
    page,
    host,
  }) => {
    await page.clock.install()
    await page.goto(host.address)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.clock.fastForward(30_000)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
