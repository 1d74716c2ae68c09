export { confirmCloudSmsCode, sendCloudSms } from './cloud-sms.ts'
export { finishSignIn, isSignInReturn, startSignIn } from './social.ts'
export { type CloudProject, useCloud, useExpectedProviders, useSocialProviders } from './use-cloud.ts'
