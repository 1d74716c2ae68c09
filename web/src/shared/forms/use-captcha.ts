import { useQuery } from '@tanstack/react-query'
import { captcha } from '@understudy/contracts/captcha'
import { useCallback, useId } from 'react'
import { type ApiError, call } from '@/shared/api'

export interface Captcha {
  /** URL of the picture; undefined while there is none. */
  image: string | undefined
  loading: boolean
  failed: boolean
  refresh: () => void
}

/**
 * The captcha picture of one form, fetched once `shown`. A cookie binds the last picture to the form, and each is valid
 * for one attempt, so only `refresh` may fetch another.
 */
export function useCaptcha(shown: boolean): Captcha {
  const { data, isFetching, isError, refetch } = useQuery<string, ApiError>({
    queryKey: ['captcha', useId()],
    queryFn: ({ signal }) => call(captcha, undefined, { signal }),
    enabled: shown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { once: true },
  })
  const refresh = useCallback(() => void refetch({ cancelRefetch: false }), [refetch])
  return { image: data && `data:image/svg+xml;base64,${data}`, loading: isFetching, failed: isError, refresh }
}
