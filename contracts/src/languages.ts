/** Languages of the selector; only the first three have a bundled text pack (spec §1). */
export const LANGUAGES = [
  { code: 'UR', name: 'اردو', tag: 'ur', dir: 'rtl' },
  { code: 'UR-LA', name: 'Roman Urdu', tag: 'ur-Latn', dir: 'ltr' },
  { code: 'EN', name: 'English', tag: 'en', dir: 'ltr' },
  { code: 'HI', name: 'हिन्दी', tag: 'hi', dir: 'ltr' },
  { code: 'BN', name: 'বাংলা', tag: 'bn', dir: 'ltr' },
  { code: 'ID', name: 'Bahasa Indonesia', tag: 'id', dir: 'ltr' },
  { code: 'MS', name: 'Bahasa Melayu', tag: 'ms', dir: 'ltr' },
  { code: 'TH', name: 'ไทย', tag: 'th', dir: 'ltr' },
  { code: 'VI', name: 'Tiếng Việt', tag: 'vi', dir: 'ltr' },
  { code: 'TL', name: 'Filipino', tag: 'fil', dir: 'ltr' },
  { code: 'MY', name: 'မြန်မာ', tag: 'my', dir: 'ltr' },
  { code: 'KM', name: 'ខ្មែរ', tag: 'km', dir: 'ltr' },
  { code: 'CN', name: '简体中文', tag: 'zh-Hans', dir: 'ltr' },
  { code: 'JA', name: '日本語', tag: 'ja', dir: 'ltr' },
  { code: 'KO', name: '한국어', tag: 'ko', dir: 'ltr' },
  { code: 'PT', name: 'Português', tag: 'pt', dir: 'ltr' },
  { code: 'ES', name: 'Español', tag: 'es', dir: 'ltr' },
] as const

export type LanguageCode = (typeof LANGUAGES)[number]['code']
export const LANGUAGE_CODES = LANGUAGES.map((language) => language.code)

/** Languages with a text pack; every other one shows EN and still travels to the server. */
export const PACK_LANGUAGES = ['UR', 'UR-LA', 'EN'] as const
export type PackLanguage = (typeof PACK_LANGUAGES)[number]

/**
 * Pseudo-locales: longer, accented and bracketed English, left to right and right to left. For steering only: they
 * reveal texts that are untranslated, cut off or concatenated.
 */
export const PSEUDO_LOCALES = ['PSEUDO', 'PSEUDO-RTL'] as const
export type PseudoLocale = (typeof PSEUDO_LOCALES)[number]
export const isPseudoLocale = (code: unknown): code is PseudoLocale => PSEUDO_LOCALES.some((known) => known === code)

export const DEFAULT_LANGUAGE: PackLanguage = 'UR'

export const isLanguage = (code: unknown): code is LanguageCode => LANGUAGE_CODES.some((known) => known === code)
export const packOf = (code: LanguageCode): PackLanguage => PACK_LANGUAGES.find((known) => known === code) ?? 'EN'
export const languageOf = (code: LanguageCode) => LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0]
