import { exchangeCode, SocialProvider } from '@understudy/contracts/cloud'
import * as z from 'zod/mini'
import { ApiError, call } from '@/shared/api'
import { languageCode } from '@/shared/i18n'
import { inTab, storage } from '@/shared/storage'
import type { CloudProject } from './use-cloud.ts'

/** A pending sign-in: the visitor is on the identity provider's page. */
const pending = inTab(
  'socialSignIn',
  z.object({
    provider: SocialProvider,
    projectId: z.string(),
    origin: z.string(),
    redirectUri: z.string(),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    /** Where to go after the login. */
    landing: z.string(),
  }),
)

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
const secret = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

/**
 * Navigates to the identity provider (authorization code flow with PKCE), which redirects back to this page with a code.
 * `landing` is stored in the tab and returned then.
 */
export async function startSignIn({ projectId, origin }: CloudProject, provider: SocialProvider, landing: string) {
  const redirectUri = location.origin + location.pathname
  const [state, nonce, verifier] = [secret(), secret(), secret()]
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  pending.write({ provider, projectId, origin, redirectUri, state, nonce, verifier, landing })
  const query = new URLSearchParams({
    provider,
    redirect_uri: redirectUri,
    response_type: 'code',
    state,
    nonce,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    ui_locales: languageCode(),
    theme: storage.theme.read() ?? 'dark',
  })
  location.assign(`${origin}/cloud/${projectId}/authorize?${query}`)
}

export interface SignedIn {
  provider: SocialProvider
  idToken: string
  landing: string
}

/** Whether a URL is a redirect back from the identity provider. */
export const isSignInReturn = (search: string) => {
  const query = new URLSearchParams(search)
  return query.has('state') && query.has('code')
}

/**
 * Exchanges the code in the URL for an id token, once. Refuses a redirect that this tab did not start (state), or whose
 * token has another nonce.
 */
export async function finishSignIn(search: string): Promise<SignedIn> {
  const query = new URLSearchParams(search)
  const request = pending.read()
  pending.remove()
  if (!request || request.state !== query.get('state')) throw new ApiError('social.token.invalid')
  const { projectId, origin, redirectUri, verifier, nonce, provider, landing } = request
  const { idToken } = await call(
    exchangeCode,
    {
      params: { projectId },
      body: { code: query.get('code') ?? '', code_verifier: verifier, redirect_uri: redirectUri },
    },
    { origin },
  )
  if (nonceOf(idToken) !== nonce) throw new ApiError('social.token.invalid')
  return { provider, idToken, landing }
}

function nonceOf(idToken: string): unknown {
  try {
    const [, claims = ''] = idToken.split('.')
    return JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))).nonce
  } catch {
    return undefined
  }
}
