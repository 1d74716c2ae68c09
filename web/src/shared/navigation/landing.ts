import type { Location } from 'react-router-dom'
import { returnPath } from './open.ts'
import { paths } from './paths.ts'

const LOGINS: readonly string[] = [paths.login, paths.register, paths.trial, paths.forgotPassword].map(
  ({ pattern }) => pattern,
)

const isLogin = (path: string) => LOGINS.includes(path.split(/[?#]/, 1)[0] ?? '')

/** Where a login or a registration leads: the page that asked for it, but never to another door. */
export function landingAfterLogin(location: Pick<Location, 'state' | 'search'>): string {
  const path = returnPath(location)
  return isLogin(path) ? paths.home() : path
}
