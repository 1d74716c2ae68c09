import { REMOVED_WITH_WORDS } from '@understudy/contracts/editor-html'

const UNSEEN = REMOVED_WITH_WORDS.join()
/** What begins a line of its own: the words before and after it are not one word. */
const LINES = 'address,blockquote,br,dd,div,dl,dt,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,table,td,th,tr,ul'

/**
 * The words of an editor's HTML, in one line: for a preview. They are shown as text, so nothing of it can act, and a
 * list of titles need not bring the sanitiser along. A document made like this loads and runs nothing.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // A frameset takes the body's place.
  if (!body) return ''
  for (const element of body.querySelectorAll(UNSEEN)) element.remove()
  for (const element of body.querySelectorAll(LINES)) {
    element.before(' ')
    element.after(' ')
  }
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
