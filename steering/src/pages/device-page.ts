import type { PackLanguage } from '@understudy/contracts'
import type { HttpAnswer, HttpRequest } from '@understudy/platform/binding/http.ts'
import { linkTexts } from './link-texts.ts'
import { type PlainPage, plainPage } from './plain-page.ts'

export interface DeviceState {
  world: string
  /** Storage keys that belong to the world the device was in before. */
  forget: readonly string[]
  /** Storage keys with their values; null removes one. */
  values: Readonly<Record<string, string | null>>
  /** Values of the tab's own storage. */
  tab?: Readonly<Record<string, string>> | undefined
  to: string
}

/**
 * The page that writes to the device's storage and continues to the app: the server cannot set storage, and a
 * session must not appear in a URL.
 */
export function devicePage(
  request: HttpRequest,
  language: PackLanguage,
  state: DeviceState,
  { brand, ancestors }: Pick<PlainPage, 'brand' | 'ancestors'> = {},
): HttpAnswer {
  const texts = linkTexts[language]
  const data = JSON.stringify(state).replace(/</g, '\\u003c')
  return plainPage(request, 200, {
    language,
    title: texts.opening,
    body: `<p role="status">${texts.opening}</p><noscript><p>${texts.needsScript}</p></noscript>
<script type="application/json" id="state">${data}</script>`,
    script: GO_ON,
    brand,
    ancestors,
  })
}

const GO_ON = `const { base = '' } = document.documentElement.dataset
const { world, forget, values, tab = {}, to } = JSON.parse(document.getElementById('state').textContent)
try {
  if (localStorage.getItem(base + 'world') !== world) {
    for (const key of forget) localStorage.removeItem(base + key)
    // The drawer belongs to whoever steers, not to the world.
    const drawer = sessionStorage.getItem(base + 'steering')
    sessionStorage.clear()
    if (drawer !== null) sessionStorage.setItem(base + 'steering', drawer)
  }
  for (const [key, value] of Object.entries({ ...values, world }))
    if (value === null) localStorage.removeItem(base + key)
    else localStorage.setItem(base + key, value)
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(base + key, value)
} catch {}
location.replace(to + location.hash)`
