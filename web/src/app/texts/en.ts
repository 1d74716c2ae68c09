import error from '@understudy/contracts/error-texts/en.json'
import draws from '@/domain/draws/text/en.json'
import forms from '@/shared/forms/text/en.json'
import shared from '@/shared/i18n/text/en.json'
import shell from '../layouts/text/en.json'
import { byFeature } from './by-feature.ts'

export default {
  shared: { ...shared, error },
  draws,
  forms,
  shell,
  ...byFeature(import.meta.glob('../../features/*/text/en.json', { eager: true, import: 'default' })),
}
