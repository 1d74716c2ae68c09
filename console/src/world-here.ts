import { worldCookie } from '@/shared/storage'

let override: string | undefined

/** Overrides the browser's world, for the console, which shows any world. */
export const chooseWorld = (id: string) => {
  override = id
}

/** The world being steered: the override, the world of the cookie, or `default`. */
export const worldHere = (): string => override ?? worldCookie.read() ?? 'default'
