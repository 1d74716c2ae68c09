import { languageOf } from '@understudy/contracts/languages'
import { useLanguage, useText } from '@/shared/i18n'
import { OutagePage, type OutageProps } from './OutagePage.tsx'

/** Region screen (status 2): the visitor's detected location, and customer service if it is wrong. */
export function RegionScreen(props: OutageProps) {
  const t = useText()
  const { ip, country } = props.status.location
  return (
    <OutagePage
      {...props}
      scene="region"
      title={t('system:region.title')}
      text={t('system:region.text')}
      facts={[
        { label: t('system:region.ip'), value: <bdi dir="ltr">{ip}</bdi> },
        { label: t('system:region.country'), value: <CountryName code={country} /> },
      ]}
      contact={t('system:support')}
    />
  )
}

function CountryName({ code }: { code: string }) {
  const { tag } = languageOf(useLanguage())
  try {
    // Intl has no names in Roman Urdu, whose readers use English ones.
    return new Intl.DisplayNames([tag === 'ur-Latn' ? 'en' : tag, 'en'], { type: 'region' }).of(code)
  } catch {
    return code
  }
}
