/** What an answer sets as cookies, attributes included: a list of texts, which supertest's type of headers does not know. */
export const cookiesSet = (headers: Readonly<Record<string, unknown>>): string[] =>
  [headers['set-cookie'] ?? []].flat().map(String)

/** The same as a client sends them back. */
export const cookieHeader = (headers: Readonly<Record<string, unknown>>): string =>
  cookiesSet(headers)
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
