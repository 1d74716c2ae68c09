import { announcements, type Banner } from '@understudy/contracts/announcements'
import { LIMITS } from '@understudy/contracts/page-sizes'
import { useMemberInfo } from '@/domain/member'
import { homeAnnouncementsInput, useApiQuery } from '@/shared/api'

/** Everything the content system has for home, in one call: it is under way before this code arrives. */
const useHomeContent = () => useApiQuery(announcements, homeAnnouncementsInput())

/** Banners of home; those of the live models only for members who have that feature (HOME-003). */
export function useHomeBanners(): Banner[] | undefined {
  const liveModel = useMemberInfo()?.liveModel ?? false
  const { data, isError } = useHomeContent()
  // What does not come is not waited for in sight: the page goes on without a banner.
  const banners = data?.banners ?? (isError ? [] : undefined)
  return banners?.filter(({ groupName }) => groupName === 'm_home' || (groupName === 'm_live' && liveModel))
}

/** Notices to players, for the ticker. */
export const useTickerNotices = () => useHomeContent().data?.player

/** Promotions for the home modal, at most 4 (spec §9). */
export const useHomePromotions = () => useHomeContent().data?.promotion.slice(0, LIMITS.promoList)
