import { REMOVED_WITH_WORDS } from '@understudy/contracts/editor-html'

const UNSEEN = REMOVED_WITH_WORDS.join()
/** Block elements and line breaks, around which words must not be joined. */
const LINES = 'address,blockquote,br,dd,div,dl,dt,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,table,td,th,tr,ul'

/**
 * The text of an editor's HTML in one line, for previews. It is rendered as text, so it needs no sanitiser; a document
 * parsed like this loads and runs nothing.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // A frameset replaces the body.
  if (!body) return ''
  for (const element of body.querySelectorAll(UNSEEN)) element.remove()
  for (const element of body.querySelectorAll(LINES)) {
    element.before(' ')
    element.after(' ')
  }
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
