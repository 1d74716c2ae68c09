import type { RoleAccess } from '@understudy/contracts/member-type'
import { matchPath } from 'react-router-dom'
import { allTexts, type TextKey } from '@/shared/i18n'
import { ALIASES, paths } from '@/shared/navigation'
import { type LazyScreen, lazyScreen, type ScreenModule } from './lazy-screen.tsx'
import { type RouteName, type RouteOptions, routeTable } from './route-table.ts'

/** What the layout needs to know about a screen. */
export interface RouteHandle {
  title: TextKey
  topBar: NonNullable<RouteOptions['topBar']>
  bottomMenu: boolean
  access: RoleAccess
}

export interface ScreenRoute {
  path: string
  aliases: readonly string[]
  Screen: LazyScreen
  handle: RouteHandle
}

/** Every screen is a chunk of its own, which the page that the server sends preloads for its address. */
const modules = import.meta.glob<ScreenModule>('./screens/*Screen.tsx')

function routeOf(name: RouteName, options: RouteOptions): ScreenRoute {
  const {
    screen,
    topBar = 'plain',
    bottomMenu = true,
    firstTexts = false,
    title = `shell:title.${name}` as TextKey,
  } = options
  const load = modules[`./screens/${screen}.tsx`]
  if (!load) throw new Error(`The route ${name} names ${screen}, which is not in screens/.`)
  const { pattern, access } = paths[name]
  return {
    path: pattern,
    aliases: ALIASES[pattern] ?? [],
    Screen: lazyScreen(firstTexts ? load : async () => (await Promise.all([load(), allTexts()]))[0]),
    handle: { title, topBar, bottomMenu, access },
  }
}

/** Every screen, loaded lazily. Unknown paths redirect home (ROUTE-003, ROUTE-028). */
export const routes: readonly ScreenRoute[] = Object.entries(routeTable).map(([name, options]) =>
  routeOf(name as RouteName, options),
)

/** The screen of a path. */
export const routeAt = (pathname: string): ScreenRoute | undefined =>
  routes.find(({ path, aliases }) => [path, ...aliases].some((address) => matchPath(address, pathname)))

export const homeRoute = routeAt(paths.home()) as ScreenRoute
