/** What other parts of the server may know of this feature. */
export { captchaRepository } from './captcha.repository.ts'
