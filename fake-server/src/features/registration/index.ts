/** The public API of this feature for other parts of the server. */
export { formOf } from './form.ts'
