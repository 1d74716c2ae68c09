import { cloud, type MerchantCode, platformError } from '@understudy/contracts'
import { MERCHANTS } from '@understudy/merchants'
import { type Call, handle } from '@understudy/platform/binding/call.ts'
import { projectOf } from '@understudy/platform/features/cloud/index.ts'
import { membersRepository } from '@understudy/platform/features/member/index.ts'
import { systemRepository } from '@understudy/platform/features/system/index.ts'
import { mobileOf, sendCode, spendCode } from '@understudy/platform/features/verification/index.ts'
import { sha256 } from '@understudy/platform/shared/digests.ts'
import { hostRandom } from '@understudy/platform/shared/host-random.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { CAST } from '@understudy/seed'
import { identityRepository } from './identity.repository.ts'
import { signIdToken } from './sign-id-token.ts'

/** Allow-list of redirect paths in the app; any other address could steal codes. */
const DOORS: readonly string[] = ['/m/login', '/m/register', '/m/register.html']

export const identityRoutes = [
  handle(cloud.cloudState, (call) => {
    const { social } = customer(call).settings
    return {
      ready: true as const,
      providers: cloud.SOCIAL_PROVIDERS.filter((provider) => social[provider]),
    }
  }),

  handle(cloud.cloudSms, (call) => {
    const { world, language, ip, body } = call
    const { merchant } = customer(call)
    const { target } = mobileOf(world, body)
    return world.transaction(() => {
      const { expiresAt } = sendCode(world, {
        merchant,
        purpose: 'cloud',
        target,
        owner: 0,
        channel: 'sms',
        language,
        ip,
        deliver: true,
      })
      const sessionInfo = `${world.id}.${hostRandom.uuid()}`
      world.use(identityRepository).addPhone({ sessionInfo, merchant, target })
      return { sessionInfo, expirationTime: expiresAt }
    })
  }),

  handle(cloud.confirmCloudSms, async (call) => {
    const { world, body } = call
    const { merchant } = customer(call)
    const phone = world.use(identityRepository).phone(body.sessionInfo)
    if (phone?.merchant !== merchant) throw platformError('sms.code.invalid')
    spendCode(world, { merchant, purpose: 'cloud', target: phone.target, owner: 0 }, body.code)
    return { idToken: await signIdToken(world, merchant, { provider: 'phone', phone: phone.target }) }
  }),

  handle(cloud.signInChoices, (call) => {
    const { world, query, language } = call
    const { merchant, brand } = customer(call, query)
    return {
      brand: textIn(brand, language),
      people: CAST.filter((person) => person.merchant === merchant).flatMap(({ name }) => {
        const email = world.use(membersRepository).byName(merchant, name)?.email
        return email ? [{ name, email }] : []
      }),
    }
  }),

  handle(cloud.consent, (call) => {
    const { world, body } = call
    const { merchant } = customer(call, body)
    const code = `${world.id}.${hostRandom.uuid()}`
    world.use(identityRepository).addSignIn({
      code,
      merchant,
      provider: body.provider,
      email: body.email.toLowerCase(),
      name: body.name,
      redirectUri: body.redirect_uri,
      codeChallenge: body.code_challenge,
      nonce: body.nonce,
      createdAt: world.now(),
    })
    const address = new URL(body.redirect_uri)
    address.search = new URLSearchParams({ code, state: body.state }).toString()
    return { address: address.href }
  }),

  handle(cloud.exchangeCode, async (call) => {
    const { world, body } = call
    const { merchant } = customer(call)
    const codes = world.use(identityRepository)
    const signIn = codes.signIn(body.code)
    // The code is used up even if the checks below fail, so a stolen one allows a single try.
    const first = codes.spendSignIn(body.code, world.now())
    if (
      !first ||
      signIn?.merchant !== merchant ||
      signIn.redirectUri !== body.redirect_uri ||
      world.now() >= signIn.createdAt + cloud.CLOUD.signIn ||
      sha256(body.code_verifier).toString('base64url') !== signIn.codeChallenge
    )
      throw platformError('social.token.invalid')
    const { provider, email, name, nonce } = signIn
    return { idToken: await signIdToken(world, merchant, { provider, email, name, nonce }) }
  }),
]

type AuthorizeRequest = Partial<{ provider: cloud.SocialProvider; redirect_uri: string }>

/** Returns the merchant of a project; refuses a switched-off provider and redirects outside the app. */
function customer(
  { world, params, origins }: Pick<Call, 'world' | 'origins'> & { params: { projectId: string } },
  request: AuthorizeRequest = {},
) {
  const merchant = merchantBehind(world, params.projectId)
  const row = world.use(systemRepository).merchant(merchant)
  const { social } = row.settings
  if (!social.cloudReady || (request.provider && !social[request.provider]))
    throw platformError('function.not.available')
  if (request.redirect_uri !== undefined && !isDoor(request.redirect_uri, origins.app))
    throw platformError('permission.denied')
  return { merchant, brand: row.brand, settings: row.settings }
}

function merchantBehind(world: World, projectId: string): MerchantCode {
  const merchant = MERCHANTS.find((code) => projectId === projectOf(world, code))
  if (!merchant) throw platformError('function.not.available')
  return merchant
}

const isDoor = (address: string, app: string): boolean =>
  URL.canParse(address) && DOORS.some((door) => new URL(address).href === app + door)
