import createPurifier from 'dompurify'
import { ATTRIBUTES, harmlessClasses, isHarmlessLink, isHarmlessPicture, leadsOut, TAGS } from './harmless.ts'

const purifier = createPurifier(window)

purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  const { attrName, attrValue } = attribute
  if (attrName === 'href') attribute.keepAttr = isHarmlessLink(attrValue)
  if (attrName === 'src') attribute.keepAttr = isHarmlessPicture(attrValue)
  if (attrName === 'class') {
    attribute.attrValue = harmlessClasses(attrValue)
    attribute.keepAttr = attribute.attrValue !== ''
  }
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  const address = element.tagName === 'A' ? element.getAttribute('href') : null
  if (address && leadsOut(address)) {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
  // A picture no editor described is decoration.
  if (element.tagName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '')
})

/**
 * HTML of a content system cut down to what a text needs (an allow-list): no scripts, styles, forms, frames or
 * handlers, links and pictures only to harmless addresses. It comes as nodes, so nothing is parsed a second time.
 * Its tests run in a browser (tests/e2e/content.e2e.ts): happy-dom cannot walk a tree that changes under it.
 */
export const sanitise = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: [...ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    // Words of a control say nothing without it.
    ADD_FORBID_CONTENTS: ['form', 'button', 'select', 'textarea', 'label', 'object'],
    RETURN_DOM_FRAGMENT: true,
  })

/** The words alone, in one line: for a preview. */
export const plainText = (html: string): string => (sanitise(html).textContent ?? '').replace(/\s+/g, ' ').trim()
