import type { RoleAccess } from '@understudy/contracts/member-type'
import { generatePath } from 'react-router-dom'

type Value = string | number | undefined
type Values<K extends string> = { readonly [P in K]: string | number }
type Query<K extends string> = { readonly [P in K]?: Value }

/** A typed path: call it to build a URL; it also has the pattern and the required access. */
export interface Address<P extends string = never, Q extends string = never> {
  (...values: [P] extends [never] ? [query?: Query<Q>] : [values: Values<P>, query?: Query<Q>]): string
  readonly pattern: string
  readonly access: RoleAccess
}

/** `address<'i' | 'c'>('/m/helpDetail')`: the type names the query parameters; path parameters come from the pattern. */
export function address<Q extends string = never, P extends string = never>(
  pattern: string,
  access: RoleAccess = 'guest',
): Address<P, Q> {
  const hasParams = pattern.includes(':')
  const link = (first?: Query<string>, second?: Query<string>) => {
    const path = hasParams ? generatePath(pattern, first as Record<string, string>) : pattern
    const query = new URLSearchParams(
      Object.entries((hasParams ? second : first) ?? {}).flatMap(([name, value]) =>
        value === undefined || value === '' ? [] : [[name, String(value)]],
      ),
    )
    return query.size ? `${path}?${query}` : path
  }
  return Object.assign(link, { pattern, access }) as Address<P, Q>
}
