import { calls } from '../calls.ts'

export default calls({
  'sites.cricket': { at: 'GET /cricket/:siteId/state', sample: ({ siteId }) => ({ params: { siteId } }) },
  'sites.linked': {
    at: 'GET /site/:siteId/:kind/:name/state',
    sample: ({ siteId }) => ({ params: { siteId, kind: 'payment', name: 'lantern-pay' } }),
  },
})
