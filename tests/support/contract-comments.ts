import { fieldComments } from './field-comments.ts'
import { read, repositoryFiles } from './repository.ts'

/** The comments on fields in the contracts as they are now. */
export const contractComments = () =>
  fieldComments(
    repositoryFiles(/^contracts\/src\/.*(?<![.]test)[.]ts$/).map((file) => ({
      file: file.replace('contracts/src/', ''),
      text: read(file),
    })),
  )
