import error from '@understudy/contracts/error-texts/en.json'
import { failureTexts } from '@/shared/i18n/failures'
import shared from '@/shared/i18n/text/en.json'
import record from '@/shared/records/text/en.json'
import shell from '../layouts/text/en.json'
import { byFolder } from './by-folder.ts'

export default {
  shared: { ...shared, error },
  failure: failureTexts(error),
  shell,
  record,
  ...byFolder(
    import.meta.glob(['../../{features,domain}/*/text/en.json', '../../shared/forms/text/en.json'], {
      eager: true,
      import: 'default',
    }),
  ),
}
