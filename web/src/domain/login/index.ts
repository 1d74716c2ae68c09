export { type LoginInput, logIn } from './log-in.ts'
export { SocialButtons } from './SocialButtons.tsx'
export { useSocialLogin } from './use-social-login.ts'
