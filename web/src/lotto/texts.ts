import { languageOf, type PackLanguage } from '@understudy/contracts/languages'
import type { Pack, Translate } from '@/shared/i18n/texts'

const packs: Record<PackLanguage, () => Promise<{ default: Pack }>> = {
  UR: () => import('./text/pack-ur.ts'),
  'UR-LA': () => import('./text/pack-ur-la.ts'),
  EN: () => import('./text/pack-en.ts'),
}

const found = (pack: Pack, key: string): string | undefined => {
  const [namespace = '', path = ''] = key.split(':')
  const text = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], pack[namespace])
  return typeof text === 'string' ? text : undefined
}

/** Texts by key with their values and the plural of `count`; all that this page needs of a translation library. */
export function speaker(pack: Pack, tag: string): Translate {
  const plurals = new Intl.PluralRules(tag)
  return (key, values = {}) => {
    const text =
      (values.count !== undefined && found(pack, `${key}_${plurals.select(Number(values.count))}`)) ||
      (found(pack, key) ?? found(pack, `${key}_other`) ?? key)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}

export const loadTexts = async (language: PackLanguage): Promise<Translate> =>
  speaker((await packs[language]()).default, languageOf(language).tag)
