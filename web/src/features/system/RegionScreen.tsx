import { languageOf } from '@understudy/contracts/languages'
import { useLanguage, useText } from '@/shared/i18n'
import { OutagePage, type OutageProps } from './OutagePage.tsx'

/** Region screen (status 2): the visitor's detected location, and customer service if it is wrong. */
export function RegionScreen(props: OutageProps) {
  const t = useText()
  const { ip, country } = props.status.location
  const name = useCountryName(country)
  return (
    <OutagePage
      {...props}
      scene="region"
      title={t('system:region.title')}
      text={t('system:region.text')}
      facts={[
        { label: t('system:region.ip'), value: <bdi dir="ltr">{ip}</bdi> },
        ...(name ? [{ label: t('system:region.country'), value: name }] : []),
      ]}
      contact={t('system:support')}
    />
  )
}

/** Name of a country; none for a code that stands for none, which tells a reader nothing. */
function useCountryName(code: string): string | undefined {
  const { tag } = languageOf(useLanguage())
  try {
    // Intl has no names in Roman Urdu, whose readers use English ones.
    const languages = [tag === 'ur-Latn' ? 'en' : tag, 'en']
    return new Intl.DisplayNames(languages, { type: 'region', fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}
