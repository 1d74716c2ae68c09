/** The language a chat is opened in: `CN` for every kind of Chinese, and where none is set (spec §7). */
export const chatLanguage = (code: string | undefined): string =>
  !code || /^(cn|zh)($|[-_])/i.test(code) ? 'CN' : code
