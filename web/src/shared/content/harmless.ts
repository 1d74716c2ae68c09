/** Elements a text of a content system may be made of. */
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
/** Classes an editor may use; SafeHtml.module.css knows their looks. */
const CLASSES: readonly string[] = ['center', 'muted', 'highlight', 'small']

const LINK = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|[?#])/i
const PICTURE = /^(https:\/\/|\/(?![/\\])|data:image\/(png|jpeg|webp);base64,)/i

export const isHarmlessLink = (address: string) => LINK.test(address)
export const isHarmlessPicture = (address: string) => PICTURE.test(address)
export const leadsOut = (address: string) => /^https?:/i.test(address)
export const harmlessClasses = (names: string) =>
  names
    .split(/\s+/)
    .filter((name) => CLASSES.includes(name))
    .join(' ')
