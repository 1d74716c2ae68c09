import { type cloud, FLAGS, platformError } from '@understudy/contracts'
import { type CheckedToken, checkIdToken, cloudRepository, type Identity } from '../cloud/index.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { requireModule, systemRepository } from '../system/index.ts'
import { mobileOf } from '../verification/index.ts'
import { addSocialMember } from './add-social-member.ts'
import { type LoginCall, type LoginResult, refuseAccount } from './login-result.ts'

const SWITCH: Readonly<Record<cloud.SocialProvider, (typeof FLAGS)[keyof typeof FLAGS]>> = {
  google: FLAGS.googleLogin,
  facebook: FLAGS.facebookLogin,
}

type Social = Exclude<Identity, { provider: 'phone' }>

/**
 * Logs in by an id token of the cloud service: for a mobile number, or for a social identity, new or known.
 * @throws PlatformError `function.not.available`
 */
export async function loginByCloud(call: LoginCall): Promise<LoginResult> {
  const { world, merchant, body } = call
  if (!world.use(systemRepository).merchant(merchant).settings.social.cloudReady)
    throw platformError('function.not.available')
  const token = await checkIdToken(world, merchant, body.firebaseIdToken ?? '')
  const { identity } = token
  if (identity.provider === 'phone') return byPhone(call, token, identity.phone)
  return bySocial(call, token, identity)
}

function byPhone(call: LoginCall, token: CheckedToken, phone: string): LoginResult {
  const { world, merchant, body } = call
  requireModule(world, merchant, FLAGS.mobileCodeLogin)
  const { countryDialingCode = '', firebaseMobileNo = '' } = body
  const mobile = mobileOf(world, { countryDialingCode, mobileNum: firebaseMobileNo })
  // The token must be for the number in the call; otherwise the caller does not own that number.
  if (body.firebaseChannel !== 'sms' || mobile.target !== phone) throw platformError('social.token.invalid')
  const member = world.use(membersRepository).byMobile(merchant, mobile)
  if (!member) throw platformError('account.disabled')
  refuseAccount(call, member)
  return { member, opened: token.spend }
}

function bySocial(call: LoginCall, token: CheckedToken, identity: Social): LoginResult {
  const { world, merchant, body } = call
  requireModule(world, merchant, SWITCH[identity.provider])
  if (body.firebaseChannel !== undefined) throw platformError('function.not.available')
  const member = memberBehind(call, token, identity) ?? addSocialMember(call, identity)
  refuseAccount(call, member)
  return {
    member,
    opened() {
      token.spend()
      world.use(cloudRepository).link(merchant, token.subject, member.id, world.now())
    },
  }
}

/**
 * Returns the member linked to the identity, or else the one with its e-mail address, which the identity service has
 * verified.
 */
function memberBehind(
  { world, merchant }: LoginCall,
  { subject }: CheckedToken,
  { email }: Social,
): Member | undefined {
  const members = world.use(membersRepository)
  const linked = world.use(cloudRepository).linkedMember(merchant, subject)
  return linked === undefined ? members.byEmail(merchant, email) : members.byId(linked)
}
