// HTML escaping of plain text.

/**
 * Escapes plain text for use inside HTML, as the sanitiser of editors' texts writes it: what is made of allowed tags and
 * escaped text needs no sanitising.
 */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
