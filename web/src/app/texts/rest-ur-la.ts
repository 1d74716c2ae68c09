import error from '@understudy/contracts/error-texts/ur-la.json'
import draws from '@/domain/draws/text/ur-la.json'
import transfer from '@/domain/transfer/text/ur-la.json'
import forms from '@/shared/forms/text/ur-la.json'
import { failureTexts } from '@/shared/i18n/failures'
import record from '@/shared/records/text/ur-la.json'
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
    import.meta.glob(['../../features/*/text/ur-la.json', '!../../features/{games,home,member}/text/ur-la.json'], {
      eager: true,
      import: 'default',
    }),
  ),
}
