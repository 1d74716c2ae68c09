/** Entry of a bundle with the app's HTML sanitiser, for tests on an empty page. */
export { plainText } from '../../web/src/shared/content/plain-text.ts'
export { sanitise } from '../../web/src/shared/content/sanitise.ts'
