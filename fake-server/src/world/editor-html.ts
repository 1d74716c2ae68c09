// Sanitises rich text (XSS): an allowlist of tags, attributes and addresses.
import { ATTRIBUTES, harmlessValue, REMOVED_WITH_WORDS, TAGS } from '@understudy/contracts/editor-html'
import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS],
  allowedAttributes: { '*': [...ATTRIBUTES] },
  nonTextTags: [...REMOVED_WITH_WORDS],
  // `harmlessValue` decides on addresses, as it does in the client; the library only checks their schemes again.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'data'] },
  transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: harmless(attributes) }) },
}

function harmless(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept: sanitizeHtml.Attributes = {}
  for (const [name, value] of Object.entries(attributes)) {
    const left = harmlessValue(name, value)
    if (left !== undefined) kept[name] = left
  }
  return kept
}

/**
 * HTML of an editor without what an editor may not write: no scripts, styles, forms, frames or handlers, links and
 * pictures only to harmless addresses. Every such text passes here before it is stored: a browser that parses a handler
 * reports it to the merchant, even where the client removes it.
 */
export const sanitiseEditorHtml = (html: string): string => sanitizeHtml(html, OPTIONS)
