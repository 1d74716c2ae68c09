import { REMOVED_WITH_WORDS } from '@understudy/contracts/editor-html'

const UNSEEN = REMOVED_WITH_WORDS.join()

/**
 * The words of an editor's HTML, in one line: for a preview. They are shown as text, so nothing of it can act, and a
 * list of titles need not bring the sanitiser along. A document made like this loads and runs nothing.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // A frameset takes the body's place.
  if (!body) return ''
  for (const element of body.querySelectorAll(UNSEEN)) element.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
