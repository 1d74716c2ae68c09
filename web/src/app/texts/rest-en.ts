import error from '@understudy/contracts/error-texts/en.json'
import draws from '@/domain/draws/text/en.json'
import transfer from '@/domain/transfer/text/en.json'
import forms from '@/shared/forms/text/en.json'
import { failureTexts } from '@/shared/i18n/failures'
import record from '@/shared/records/text/en.json'
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
    import.meta.glob(['../../features/*/text/en.json', '!../../features/{games,home,member}/text/en.json'], {
      eager: true,
      import: 'default',
    }),
  ),
}
