import error from '@understudy/contracts/error-texts/ur-la.json'
import draws from '@/domain/draws/text/ur-la.json'
import forms from '@/shared/forms/text/ur-la.json'
import shared from '@/shared/i18n/text/ur-la.json'
import shell from '../layouts/text/ur-la.json'
import { byFeature } from './by-feature.ts'

export default {
  shared: { ...shared, error },
  draws,
  forms,
  shell,
  ...byFeature(import.meta.glob('../../features/*/text/ur-la.json', { eager: true, import: 'default' })),
}
