import { useQuery } from '@tanstack/react-query'
import { cloudConfig, cloudState, type SocialProvider } from '@understudy/contracts/cloud'
import { useFlags, useSettings } from '@/domain/system'
import { type ApiError, call, STALE } from '@/shared/api'
import { merchantCode } from '@/shared/session'

/** The merchant's project at the cloud identity service, once that service has answered. */
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

/** Undefined until the service is initialised, and where the merchant has none (LOGIN-008). */
export const useCloud = (): CloudProject | undefined => useProject().data

/** How many sign-ins will be offered once the service is initialised; 0 when that is decided. */
export function useExpectedProviders(): number {
  const { googleLogin, facebookLogin } = useFlags()
  // On its way: neither there, nor failed, nor never asked for.
  const { isLoading } = useProject()
  return isLoading ? Number(googleLogin) + Number(facebookLogin) : 0
}

/** The social sign-ins that can be offered: switched on, and known to an initialised cloud service. */
export function useSocialProviders(): readonly SocialProvider[] {
  const { googleLogin, facebookLogin } = useFlags()
  const project = useCloud()
  // The proof of the sign-in needs SHA-256, which browsers only have on secure origins.
  if (!project || !crypto.subtle) return []
  const on: Record<SocialProvider, boolean> = { google: googleLogin, facebook: facebookLogin }
  return project.providers.filter((provider) => on[provider])
}
