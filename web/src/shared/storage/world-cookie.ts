import { basePath } from '../navigation/base'

/** Its name: pages of several folders of one origin see each other's cookies, so those below a path have their own. */
const name = () => `world${basePath().replaceAll('/', '.')}`

/** A world of a folder is this browser's alone, so it outlasts the windows. */
const life = () => (document.documentElement.dataset.stage === 'own' ? '; Max-Age=31536000' : '')

/** The cookie that says in which world this browser is. */
export const worldCookie = {
  read(): string | undefined {
    const start = `${name()}=`
    const cookie = document.cookie.split('; ').find((one) => one.startsWith(start))
    return cookie?.slice(start.length) || undefined
  },
  write(id: string): void {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
    document.cookie = `${name()}=${encodeURIComponent(id)}; path=/; SameSite=Lax${life()}`
  },
  remove(): void {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
    document.cookie = `${name()}=; Max-Age=0; path=/`
  },
}
