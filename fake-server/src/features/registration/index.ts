/** What other parts of the server may know of this feature. */
export { formOf } from './form.ts'
