import { announcements, type Banner } from '@understudy/contracts/announcements'
import { LIMITS } from '@understudy/contracts/page-sizes'
import { useMemberInfo } from '@/domain/member'
import { homeAnnouncementsInput, useApiQuery } from '@/shared/api'

/** Home's announcements in one call, which the page's head has already sent. */
const useHomeContent = () => useApiQuery(announcements, homeAnnouncementsInput())

/** Banners of home; those of live models only for members with that feature (HOME-003). */
export function useHomeBanners(): Banner[] | undefined {
  const liveModel = useMemberInfo()?.liveModel ?? false
  const { data, isError } = useHomeContent()
  // After a failure the page is shown without banners.
  const banners = data?.banners ?? (isError ? [] : undefined)
  return banners?.filter(({ groupName }) => groupName === 'm_home' || (groupName === 'm_live' && liveModel))
}

/** Notices to players, for the ticker. */
export const useTickerNotices = () => useHomeContent().data?.player

/** Promotions for the home modal, at most 4 (spec §9). */
export const useHomePromotions = () => useHomeContent().data?.promotion.slice(0, LIMITS.promoList)
