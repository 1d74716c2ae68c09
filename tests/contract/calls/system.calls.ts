import { calls } from '../calls.ts'

export default calls({
  'system.country': { at: 'GET /wps/system/country', sample: () => ({}) },
  'system.customerService': { at: 'GET /wps/relay/WPSCORE_getCustomerServiceScript', sample: () => ({}) },
  'system.domainRoute': { at: 'GET /wps/system/domainRoute', sample: () => ({}) },
  'system.settings': { at: 'GET /wps/system/settings/consolidated', sample: () => ({}) },
  'system.status': { at: 'GET /wps/system/status', sample: () => ({}) },
  'system.templates': { at: 'GET /wps/system/templates', sample: () => ({}) },
  'system.whitelabel': { at: 'GET /wps/system/whitelabel', sample: () => ({}) },
})
