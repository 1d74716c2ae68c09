export { deviceId } from './device-id.ts'
export { type LoginInput, logIn } from './log-in.ts'
export { SocialButtons } from './SocialButtons.tsx'
export { type SocialLogin, useSocialLogin } from './use-social-login.ts'
