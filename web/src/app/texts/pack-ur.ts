import error from '@understudy/contracts/error-texts/ur.json'
import { failureTexts } from '@/shared/i18n/failures'
import shared from '@/shared/i18n/text/ur.json'
import record from '@/shared/records/text/ur.json'
import shell from '../layouts/text/ur.json'
import { byFolder } from './by-folder.ts'

export default {
  shared: { ...shared, error },
  failure: failureTexts(error),
  shell,
  record,
  ...byFolder(
    import.meta.glob(['../../{features,domain}/*/text/ur.json', '../../shared/forms/text/ur.json'], {
      eager: true,
      import: 'default',
    }),
  ),
}
