import type { Route } from '@understudy/platform/binding/http.ts'
import { TrieRouter } from 'hono/router/trie-router'

/** What this router calls the rest of a path, which is `*` in a route. */
const REST = 'rest'

export interface Found {
  route: Route
  params: Record<string, string>
}

/** Orders routes as this router tries them: fixed parts of a path before parameters, the rest of a path last. */
const rank = ({ path }: Route) => path.replaceAll(/:\w+/g, '~').replace('*', '~~')

/** Finds the route of a method and path. A slash at the end does not matter. */
export function routerOf(routes: readonly Route[]): (method: string, path: string) => Found | undefined {
  const router = new TrieRouter<Route>()
  for (const route of routes.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)))
    router.add(route.method, route.path.replace('*', `:${REST}{.+}`), route)
  return (method, path) => {
    const plain = path.replace(/(.)\/$/, '$1')
    const [[found]] = router.match(method === 'HEAD' ? 'GET' : method, plain)
    if (!found) return undefined
    const [route, own] = found
    const params = Object.entries(own).map(([name, value]) => [
      name === REST ? '*' : name,
      decodeURIComponent(String(value)),
    ])
    return { route, params: Object.fromEntries(params) }
  }
}
