/** The language of a chat: `CN` for all Chinese variants and by default (spec §7). */
export const chatLanguage = (code: string | undefined): string =>
  !code || /^(cn|zh)($|[-_])/i.test(code) ? 'CN' : code
