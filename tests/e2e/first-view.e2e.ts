import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

declare global {
  interface Window {
    /** Cumulative layout shift, as measured by Chromium. */
    shifted: number
  }
}

for (const { path, shown } of [
  { path: '/m/home', shown: 'Festival week' },
  { path: '/m/login', shown: 'Welcome back' },
]) {
  test(`${path} sends each of its first calls once`, async ({ page, device }) => {
    await device(QUIET)
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeVisible()
    for (const call of ['/wps/system/status', '/wps/relay/MCSFE_getListAnnouncements'])
      expect(calls.filter((one) => one === call)).toEqual([call])
  })

  test(`${path} asks for its first banner before its own code has come`, async ({ page, device }) => {
    await device(QUIET)
    await page.route('**/assets/libraries-*.js', () => {})
    const banner = page.waitForRequest((request) => request.resourceType() === 'image' && /banner/.test(request.url()))
    await page.goto(path, { waitUntil: 'commit' })
    await banner
  })
}

test('the page of a path preloads the code of its screen, and of no further one', async ({ request }) => {
  for (const [path, ...screens] of [
    ['/m/login', 'LoginScreen'],
    ['/m/play/110001?vassalage=NP', 'PlayScreen'],
    ['/m/register.html', 'RegistrationScreen'],
    ['/m/nowhere'],
    ['/m/home', 'HomeScreen'],
  ] as const) {
    const html = await (await request.get(path)).text()
    const preloaded = [...html.matchAll(/<link rel="modulepreload" href="\/assets\/([^"]+)">/g)].map(([, file]) => file)
    expect(
      preloaded.filter((file) => file?.includes('Screen-')),
      path,
    ).toEqual(screens.map((screen) => expect.stringMatching(new RegExp(`^${screen}-`))))
  }
})

test('until its code is there a screen shows its title and one placeholder', async ({ page, device }) => {
  await device(QUIET)
  let releaseCode = () => {}
  const codeRelease = new Promise<void>((resolve) => {
    releaseCode = resolve
  })
  await page.route('**/assets/HelpScreen-*.js', async (route) => {
    await codeRelease
    await route.continue()
  })
  await page.goto('/m/help')
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  releaseCode()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

function measureShift() {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

// On a slow connection placeholders reserve the space of the content.
for (const [path, shown, last, tag] of [
  ['/m/register', { role: 'button', name: 'اکاؤنٹ بنائیں' }, 'details', []],
  ['/m/jackpot', { role: 'link', name: /اس کے لیے کھیلیں/ }, '[aria-label] li img', ['@all']],
] as const)
  test(`${path} stays where it is while its parts load`, { tag: [...tag] }, async ({ page }) => {
    const tools = await page.context().newCDPSession(page)
    await tools.send('Network.enable')
    const line = { offline: false, latency: 150, downloadThroughput: 400_000, uploadThroughput: 90_000 }
    await tools.send('Network.emulateNetworkConditions', line)
    await page.addInitScript(measureShift)
    await page.goto(path)
    await expect(page.getByRole(shown.role, { name: shown.name }).first()).toBeVisible()
    await expect(page.locator(last).first()).toBeVisible()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02)
  })

test('home stays where it is when its font comes after the first view', async ({ page, device }) => {
  await device(QUIET)
  let releaseFonts = () => {}
  const fontRelease = new Promise<void>((resolve) => {
    releaseFonts = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await fontRelease
    await route.continue()
  })
  await page.addInitScript(measureShift)
  // The page counts as loaded only with its fonts.
  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  releaseFonts()
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
  })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(loaded).toEqual(['Figtree'])
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02)
})
