import type { Route } from '@understudy/platform/binding/http.ts'
import { addRoute, createRouter, findRoute } from 'rou3'

/** What this router calls the rest of a path, which is `*` in a route. */
const REST = 'rest'

export interface Found {
  route: Route
  params: Record<string, string>
}

/** Finds the route of a method and path. A slash at the end does not matter. */
export function routerOf(routes: readonly Route[]): (method: string, path: string) => Found | undefined {
  const router = createRouter<Route>()
  for (const route of routes) addRoute(router, route.method, route.path.replace('*', `**:${REST}`), route)
  return (method, path) => {
    const plain = path.replace(/(.)\/$/, '$1')
    const found = findRoute(router, method === 'HEAD' ? 'GET' : method, plain)
    if (!found) return undefined
    const params = Object.entries(found.params ?? {}).map(([name, value]) => [
      name === REST ? '*' : name,
      decodeURIComponent(value),
    ])
    return { route: found.data, params: Object.fromEntries(params) }
  }
}
