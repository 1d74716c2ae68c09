/**
 * What an editor may write into a text of the content system. The server removes everything else before it stores a
 * text, the client removes it again before it shows one; both read this list, so they agree.
 */

/** Elements a text may be made of. */
export const TAGS: readonly string[] = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'span',
  'div',
  'blockquote',
  'a',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
]
export const ATTRIBUTES: readonly string[] = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'lang',
  'dir',
  'class',
]
/** Elements that are removed with the words inside them; of every other element that is not in TAGS the words stay. */
export const REMOVED_WITH_WORDS: readonly string[] = [
  'script',
  'style',
  'template',
  'title',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'xmp',
  'plaintext',
  'svg',
  'math',
  'audio',
  'video',
  'object',
  'form',
  'label',
  'button',
  'select',
  'option',
  'textarea',
]
/** Classes an editor may use; SafeHtml.module.css knows their looks. */
const CLASSES: readonly string[] = ['center', 'muted', 'highlight', 'small']

/** URL parsers drop tabs and line breaks, so `/<tab>/evil.example` would lead to another site. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const HIDDEN = /[\s\u0000-\u001f\u007f]/
const LINK = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|[?#])/i
const PICTURE = /^(https:\/\/|\/(?![/\\])|data:image\/(png|jpeg|webp);base64,)/i

const isHarmless = (address: string, form: RegExp) => !HIDDEN.test(address) && form.test(address)
const harmlessClasses = (names: string) =>
  names
    .split(/\s+/)
    .filter((name) => CLASSES.includes(name))
    .join(' ')
export const leadsOut = (address: string) => /^https?:/i.test(address)

/** What is left of an attribute's value; undefined where the attribute is removed. */
export function harmlessValue(attribute: string, value: string): string | undefined {
  if (attribute === 'href') return isHarmless(value, LINK) ? value : undefined
  if (attribute === 'src') return isHarmless(value, PICTURE) ? value : undefined
  if (attribute === 'class') return harmlessClasses(value) || undefined
  return ATTRIBUTES.includes(attribute) ? value : undefined
}
