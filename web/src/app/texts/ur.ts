import error from '@understudy/contracts/error-texts/ur.json'
import draws from '@/domain/draws/text/ur.json'
import forms from '@/shared/forms/text/ur.json'
import shared from '@/shared/i18n/text/ur.json'
import shell from '../layouts/text/ur.json'
import { byFeature } from './by-feature.ts'

export default {
  shared: { ...shared, error },
  draws,
  forms,
  shell,
  ...byFeature(import.meta.glob('../../features/*/text/ur.json', { eager: true, import: 'default' })),
}
