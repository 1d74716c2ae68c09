import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { browser as findBrowser } from '../../scripts/browser.mjs'
import { violationsOf } from '../support/axe.ts'
import { QUIET } from '../support/page.ts'
import { SIZES, type View } from './looks.ts'
import { MOMENT, type Served, serve } from './served.ts'
import { settled, watchCalls } from './still.ts'

const STEP_MS = 15_000
const QUALITY = 80

/** What one opening gave. */
export interface Shot {
  key: string
  /** Files below the folder, one for each size. */
  pictures: { size: string; file: string }[]
  /** The address the page ended on: not the one opened where the app leads elsewhere. */
  endedAt: string
  /** Buttons of the page that open a sheet. */
  sheets: number
  /** Endpoints the page called. */
  calls: string[]
  /** What axe found, undefined where it did not look. */
  axe?: string[]
  /** Why the picture is not to be trusted: a step that did not go, or an end that did not come. */
  problems: string[]
}

interface Asked {
  folder: string
  axe: boolean
  workers: number
  /** Called after each opening. */
  taken: (shot: Shot) => void
}

/** Opens every view in a world of its own, several at a time, and takes its pictures. */
export async function shoot(views: readonly View[], asked: Asked): Promise<void> {
  mkdirSync(join(asked.folder, 'pictures'), { recursive: true })
  const served = await serve()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu'] })
  const queue = [...views]
  const work = async () => {
    for (let view = queue.shift(); view; view = queue.shift()) asked.taken(await take(view, served, browser, asked))
  }
  try {
    await Promise.all(Array.from({ length: asked.workers }, work))
  } finally {
    await browser.close()
    await served.stop()
  }
}

async function take(view: View, served: Served, browser: Browser, { folder, axe }: Asked): Promise<Shot> {
  const shot: Shot = { key: view.key, pictures: [], endedAt: '', sheets: 0, calls: [], problems: [] }
  const { world, session, now } = await served.open(view)
  const context = await device(browser, served.url, view, { world, session })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(STEP_MS)
    await page.clock.setFixedTime(now)
    const calls = watchCalls(page)
    await page.goto(view.state.path, { waitUntil: 'domcontentloaded' })
    shot.problems.push(...(await settled(page, calls, view.state)))
    for (const step of view.state.steps) await go(page, step, (ms) => served.pass(world, ms))
    if (view.state.steps.length > 0) shot.problems.push(...(await settled(page, calls, view.state)))
    shot.sheets = await page.locator('main button[aria-haspopup="dialog"]:visible').count()
    shot.endedAt = page.url().slice(served.url.length)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await settled(page, calls, { waits: true })
      const file = `pictures/${view.key}.${size.width}.webp`
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      await sharp(png).webp({ quality: QUALITY }).toFile(join(folder, file))
      shot.pictures.push({ size: `${size.width}x${size.height}`, file })
      // Once for each page: what another size changes is on its pictures.
      if (axe && !shot.axe) shot.axe = await violationsOf(page)
    }
    shot.calls = [...new Set((await served.calls(world)).map(({ endpoint }) => endpoint))].sort()
  } catch (error) {
    shot.problems.push(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error))
  } finally {
    await context.close()
    await served.close(world)
  }
  return shot
}

/** A phone that was offered the app and its popups before: nothing of them stands over what is looked at. */
function device(
  browser: Browser,
  baseURL: string,
  { language, theme }: View,
  { world, session }: { world: string; session: object | undefined },
): Promise<BrowserContext> {
  const stored: Record<string, string> = {
    ...QUIET,
    language,
    theme,
    world,
    'popup.appDownload': JSON.stringify({ todayHideTime: Date.parse(MOMENT) }),
    downloadBarDismissed: '1',
    'popup.installTip': '1',
    ...(session ? { MC_SESSION_INFO: JSON.stringify(session), autoLogin: '1' } : {}),
  }
  const cookie = (name: string, value: string) => ({
    name,
    value,
    domain: new URL(baseURL).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })
  return browser.newContext({
    baseURL,
    viewport: SIZES[0],
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1,
    locale: 'en-PK',
    timezoneId: 'Asia/Karachi',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: {
      cookies: [cookie('world', world), cookie('steering', 'off')],
      origins: [{ origin: baseURL, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  })
}

async function go(
  page: Page,
  step: View['state']['steps'][number],
  pass: (ms: number) => Promise<void>,
): Promise<void> {
  const content = 'inFrame' in step && step.inFrame ? page.frameLocator('iframe') : page
  if ('press' in step) await content.locator(step.press).click()
  else if ('type' in step) await page.locator(step.type).fill(step.text)
  else if ('pass' in step) await pass(step.pass * 1_000)
  else await content.locator(step.see).first().waitFor()
}
