import type { Browser, Page } from '@playwright/test'

/** How many times slower than this machine a middling phone is taken to be. */
export const PHONE_SLOWDOWN = 4

/** A phone that has met the app before: nothing is offered to it, nothing greets it. */
const SEEN_IT_ALL = {
  language: 'EN',
  'popup.A': '1',
  'popup.B': '1',
  'popup.appDownload': JSON.stringify({ todayHideTime: Date.now() }),
  downloadBarDismissed: '1',
  'popup.installTip': '1',
}

/** What a phone holds of a member of the cast who is logged in, in a new everyday world. */
export interface Device {
  cookies: { name: string; value: string; url: string }[]
  stored: Record<string, string>
}

export async function deviceOf(url: string, as: string): Promise<Device> {
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${url}/__control/worlds${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return reply.json() as Promise<Record<string, unknown>>
  }
  const { id } = (await post('', { scenario: 'everyday' })) as { id: string }
  const session = await post(`/${id}/sessions`, { as })
  return {
    cookies: [
      { name: 'world', value: id, url },
      { name: 'steering', value: 'off', url },
    ],
    stored: { ...SEEN_IT_ALL, MC_SESSION_INFO: JSON.stringify(session), autoLogin: '1' },
  }
}

/** A page on a phone of 390 by 844, in a new everyday world, for a member of the cast who is logged in. */
export async function visitor(browser: Browser, url: string, as: string): Promise<Page> {
  const { cookies, stored } = await deviceOf(url, as)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await context.addCookies(cookies)
  // Functions handed to the page keep their names by a helper that only the sender has.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(
    (values) => {
      if (location.port === values.port)
        for (const [key, value] of Object.entries(values.stored)) localStorage.setItem(key, value)
    },
    { port: new URL(url).port, stored },
  )
  return context.newPage()
}
