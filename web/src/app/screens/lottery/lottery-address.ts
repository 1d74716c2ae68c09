import { PRIZE_MODE_IDS, type PrizeMode } from '@understudy/contracts/lottery/terms'
import { addressOf } from '@/shared/navigation/base'

/** The launcher's parameters (ROUTE-022); undefined when missing or invalid. */
export interface LotteryRequest {
  playType: 'trad' | 'ent' | undefined
  gameId: string | undefined
  /** Names a group of games when neither code nor number does. */
  gameGroupId: string | undefined
  code: string | undefined
  prizeMode: PrizeMode | undefined
  mui: 'fast' | 'vn' | 'sea' | undefined
}

const findIn = <T extends string>(values: readonly T[], value: string | null) => values.find((one) => one === value)

export function readLotteryRequest(query: URLSearchParams): LotteryRequest {
  const plain = (name: string, pattern: RegExp) => {
    const value = query.get(name)
    return value !== null && pattern.test(value) ? value : undefined
  }
  return {
    playType: findIn(['trad', 'ent'] as const, query.get('playType')),
    gameId: plain('gameId', /^\d{1,9}$/),
    gameGroupId: plain('gameGroupId', /^\d{1,9}$/),
    code: plain('code', /^[\w.-]{1,40}$/),
    prizeMode: findIn(Object.keys(PRIZE_MODE_IDS) as PrizeMode[], query.get('prize_mode')),
    mui: findIn(['fast', 'vn', 'sea'] as const, query.get('mui')),
  }
}

/** Validates the URL of a launch: only the lottery page of this origin may be framed. */
export function lottoUrl(address: string): string | undefined {
  if (!URL.canParse(address, location.origin)) return undefined
  const url = new URL(address, location.origin)
  const isOurs = url.origin === location.origin && url.pathname.startsWith('/m/lotto-h5/')
  return isOurs ? url.origin + addressOf(url.pathname) + url.search : undefined
}
