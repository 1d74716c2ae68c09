/** What the app does with an editor's HTML, in one file for an empty page. */
export { plainText } from '../../web/src/shared/content/plain-text.ts'
export { sanitise } from '../../web/src/shared/content/sanitise.ts'
