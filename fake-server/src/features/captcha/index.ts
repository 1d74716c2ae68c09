/** The public API of this feature for other parts of the server. */
export { captchaRepository } from './captcha.repository.ts'
