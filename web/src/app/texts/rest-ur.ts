import error from '@understudy/contracts/error-texts/ur.json'
import draws from '@/domain/draws/text/ur.json'
import transfer from '@/domain/transfer/text/ur.json'
import forms from '@/shared/forms/text/ur.json'
import { failureTexts } from '@/shared/i18n/failures'
import record from '@/shared/records/text/ur.json'
import { byFeature } from './by-feature.ts'

/** All texts that are not part of the first view. */
export default {
  shared: { error },
  failure: failureTexts(error),
  draws,
  transfer,
  forms,
  record,
  ...byFeature(
    import.meta.glob(['../../features/*/text/ur.json', '!../../features/{games,home,member}/text/ur.json'], {
      eager: true,
      import: 'default',
    }),
  ),
}
