// Sanitises rich text (XSS): an allowlist of tags, attributes and addresses.
import { ATTRIBUTES, harmlessValue, REMOVED_WITH_WORDS, TAGS } from '@understudy/contracts/editor-html'
import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS],
  allowedAttributes: { '*': [...ATTRIBUTES] },
  nonTextTags: [...REMOVED_WITH_WORDS],
  // `harmlessValue` validates addresses, here as in the client; the library only checks their schemes a second time.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'data'] },
  transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: harmless(attributes) }) },
}

function harmless(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const keptAttributes: sanitizeHtml.Attributes = {}
  for (const [name, value] of Object.entries(attributes)) {
    const cleaned = harmlessValue(name, value)
    if (cleaned !== undefined) keptAttributes[name] = cleaned
  }
  return keptAttributes
}

/**
 * Sanitises an editor's HTML: no scripts, styles, forms, frames or handlers; links and pictures only to allowed
 * addresses. Every such text is sanitised before it is stored, because a browser that parses a handler reports a CSP
 * violation to the merchant even if the client removes it.
 */
export const sanitiseEditorHtml = (html: string): string => sanitizeHtml(html, OPTIONS)
