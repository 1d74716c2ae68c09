import { useQuery } from '@tanstack/react-query'
import { cloudConfig, cloudState, type SocialProvider } from '@understudy/contracts/cloud'
import { useFlags, useSettings } from '@/domain/system'
import { type ApiError, call, STALE } from '@/shared/api'
import { merchantCode } from '@/shared/session'

/** The merchant's project at the cloud identity service, once initialised. */
export interface CloudProject {
  projectId: string
  origin: string
  providers: readonly SocialProvider[]
}

async function initialise(): Promise<CloudProject> {
  const { projectId, origin } = await call(cloudConfig)
  const { providers } = await call(cloudState, { params: { projectId } }, { origin })
  return { projectId, origin, providers }
}

function useProject() {
  const ready = useSettings()?.social.cloudReady ?? false
  return useQuery<CloudProject, ApiError>({
    queryKey: ['cloud', merchantCode()],
    queryFn: initialise,
    enabled: ready,
    staleTime: STALE.catalogue,
    retry: false,
  })
}

/** Undefined until the service is initialised, and for merchants without one (LOGIN-008). */
export const useCloud = (): CloudProject | undefined => useProject().data

/** How many sign-in buttons to reserve space for while the service initialises; 0 afterwards. */
export function useExpectedProviders(): number {
  const { googleLogin, facebookLogin } = useFlags()
  // Still loading: not loaded, not failed, and not disabled.
  const { isLoading } = useProject()
  return isLoading ? Number(googleLogin) + Number(facebookLogin) : 0
}

/** The social sign-ins to offer: enabled, and configured at the initialised cloud service. */
export function useSocialProviders(): readonly SocialProvider[] {
  const { googleLogin, facebookLogin } = useFlags()
  const project = useCloud()
  // PKCE needs SHA-256, which browsers provide on secure origins only.
  if (!project || !crypto.subtle) return []
  const on: Record<SocialProvider, boolean> = { google: googleLogin, facebook: facebookLogin }
  return project.providers.filter((provider) => on[provider])
}
