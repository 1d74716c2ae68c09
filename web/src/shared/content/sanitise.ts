import { ATTRIBUTES, harmlessValue, leadsOut, REMOVED_WITH_WORDS, TAGS } from '@understudy/contracts/editor-html'
import createPurifier from 'dompurify'

const purifier = createPurifier(window)

purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  const value = harmlessValue(attribute.attrName, attribute.attrValue)
  attribute.keepAttr = value !== undefined
  attribute.attrValue = value ?? ''
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  const address = element.tagName === 'A' ? element.getAttribute('href') : null
  if (address && leadsOut(address)) {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
  // A picture without a description is decorative.
  if (element.tagName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '')
})

/**
 * Sanitises HTML of the content system by an allow-list: no scripts, styles, forms, frames or handlers; links and
 * pictures only to allowed addresses. Returns nodes, so that nothing is parsed twice; an empty fragment when nothing is
 * left, as DOMPurify gives null if a `<frameset>` replaced the body. Its tests run in a browser
 * (tests/e2e/content.e2e.ts), because happy-dom cannot walk a tree while it changes.
 */
export const sanitise = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: [...ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_FORBID_CONTENTS: [...REMOVED_WITH_WORDS],
    RETURN_DOM_FRAGMENT: true,
  }) ?? document.createDocumentFragment()
