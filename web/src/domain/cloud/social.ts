import { exchangeCode, SocialProvider } from '@understudy/contracts/cloud'
import * as z from 'zod/mini'
import { ApiError, call } from '@/shared/api'
import { languageCode } from '@/shared/i18n'
import { inTab, storage } from '@/shared/storage'
import type { CloudProject } from './use-cloud.ts'

/** A sign-in that has left the app and not come back. */
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
    /** Where the app wanted to go. */
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
 * Leaves for the identity page (authorization code with PKCE); it comes back to this very door with a code.
 * `landing` is kept in the tab and told when it does.
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

/** Whether an address is the way back from the identity page. */
export const isSignInReturn = (search: string) => {
  const query = new URLSearchParams(search)
  return query.has('state') && query.has('code')
}

/**
 * The id token behind the code in the address, once. A way back that this tab did not set out on, or whose token
 * answers another question, is refused.
 */
export async function finishSignIn(search: string): Promise<SignedIn> {
  const query = new URLSearchParams(search)
  const asked = pending.read()
  pending.remove()
  if (!asked || asked.state !== query.get('state')) throw new ApiError('social.token.invalid')
  const { projectId, origin, redirectUri, verifier, nonce, provider, landing } = asked
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
