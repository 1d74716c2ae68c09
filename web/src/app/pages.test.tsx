import { act, cleanup } from '@testing-library/react'
import type { MemberType } from '@understudy/contracts/member-type'
import { expect, test } from 'vitest'
import { queryClient } from '@/shared/api'
import type { AddressAccess } from '@/shared/navigation/address'
import { closePanel, openPanel, type Panel } from '@/shared/navigation/panels'
import { session } from '@/shared/session'
import { outline } from '@/test/outline'
import { recordedPlatform } from '@/test/recorded'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { settle, sheetsOf, wholePages } from '@/test/shown'
import { Layout } from './layouts/Layout.tsx'
import { routeAt, routes } from './routes.ts'
import { Screens } from './Screens.tsx'

wholePages()

const PEOPLE = { visitor: undefined, player: 0, agent: 1, trial: 4 } as const satisfies Record<
  string,
  MemberType | undefined
>
type Who = keyof typeof PEOPLE

const PANELS: readonly Panel[] = ['menu', 'language', 'service']

/** To whom pages show what is for them, by who may open them. */
const BY_ACCESS: Record<AddressAccess, readonly Who[]> = {
  guest: ['visitor', 'player'],
  member: ['player', 'trial'],
  real: ['player'],
  agent: ['agent'],
}
const MORE: Record<string, readonly Who[]> = {
  '/m/home': ['agent', 'trial'],
  '/m/mine': ['agent', 'trial'],
  '/m/member/home': ['agent'],
}
/** Addresses that say what the page is of. */
const FULL: Record<string, string> = {
  '/m/activityDetail': '/m/activityDetail?id=1031',
  '/m/startLottery': '/m/startLottery?gameId=300',
  '/m/launchGame': '/m/launchGame?playType=trad&gameId=300',
  '/m/play/:nodeId': '/m/play/110001?vassalage=NP&gameType=RNG&gameId=NP-0001&name=Nilgiri%20Tiger',
}

/** These redirect whoever is logged in. */
const FOR_VISITORS = ['/m/login', '/m/register']

const SHOWN = routes.flatMap(({ path, handle }) =>
  [...BY_ACCESS[handle.access], ...(MORE[path] ?? [])]
    .filter((who) => who === 'visitor' || !FOR_VISITORS.includes(path))
    .map((who) => [FULL[path] ?? path, who] as const),
)

/** Opens the page on an empty device. */
async function open(path: string, who: Who, shown = <Screens />): Promise<void> {
  const type = PEOPLE[who]
  cleanup()
  closePanel()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  if (type !== undefined) session.store(sessionSample(type))
  renderInApp(shown, { path })
  await settle()
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
}

const fileOf = (path: string, who: string) =>
  `pages/${path
    .replace(/^\/m\//, '')
    .replace(/\?.*/, '')
    .replaceAll('/', '-')}.${who}.txt`

/**
 * What each page shows is kept in `pages`, an element a line; a change is agreed to with `npm run unit --
 * pages.test.tsx -u`.
 */
test.each(SHOWN)('the page %s for %s, and each of its sheets, is as it was agreed', async (path, who) => {
  await routeAt(path.replace(/\?.*/, ''))?.Screen.preload()
  const parts: string[] = []
  const add = (name: string, shown = outline(document.body)) => parts.push(`=== ${name}\n${shown}`)
  recordedPlatform()
  await open(path, who)
  add('the page')
  for await (const [button, shown] of sheetsOf(() => open(path, who))) add(`opened by ${button}`, shown)
  for (const [name, answers] of [
    ['there is nothing', 'empty'],
    ['nothing answers', 'none'],
  ] as const) {
    recordedPlatform(answers)
    await open(path, who)
    add(name)
  }
  await expect(parts.join('\n')).toMatchFileSnapshot(fileOf(path, who))
})

test.each([
  ['/m/home', 'visitor'],
  ['/m/home', 'player'],
  ['/m/home', 'trial'],
  ['/m/home', 'agent'],
  ['/m/login', 'visitor'],
  ['/m/vip', 'player'],
] as const)('what stands around %s for %s is as it was agreed', async (path, who) => {
  recordedPlatform()
  await open(path, who, <Layout />)
  const parts = [outline(document.body, { without: '#content' })]
  for (const panel of PANELS) {
    await act(async () => openPanel(panel))
    await settle()
    parts.push(`=== ${panel}\n${[...document.querySelectorAll('[role=dialog]')].map((one) => outline(one)).join('')}`)
    await act(async () => closePanel())
  }
  await expect(parts.join('\n')).toMatchFileSnapshot(fileOf(path, `frame.${who}`))
})
