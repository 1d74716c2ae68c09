import type { Location } from 'react-router-dom'
import { returnPath } from './open.ts'
import { paths } from './paths.ts'

const LOGINS: readonly string[] = [paths.login, paths.register, paths.trial, paths.forgotPassword].map(
  ({ pattern }) => pattern,
)

const isLogin = (path: string) => LOGINS.includes(path.split(/[?#]/, 1)[0] ?? '')

/** Where a login or registration leads: to the page that required it, but never to another login page. */
export function landingAfterLogin(location: Pick<Location, 'state' | 'search'>): string {
  const path = returnPath(location)
  return isLogin(path) ? paths.home() : path
}
