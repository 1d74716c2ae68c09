import { announcements } from '@understudy/contracts/announcements'
import { BannerStrip } from '@/domain/banners/BannerStrip'
import { useSettings } from '@/domain/system'
import { useApiQuery } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { merchantCode } from '@/shared/session'

/** The banners of group m_login. */
export function LoginBanners() {
  const t = useText()
  const brand = useSettings()?.brand ?? ''
  const { data, isPending } = useApiQuery(announcements, {
    query: { types: 'B', groupName: 'm_login', platform: 'M', merchantCode: merchantCode() },
  })
  return <BannerStrip banners={isPending ? undefined : (data?.banners ?? [])} label={t('login:banners', { brand })} />
}
