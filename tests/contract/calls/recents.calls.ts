import { calls } from '../calls.ts'

export default calls({
  'recents.list': { at: 'GET /wps/relay/GCS_recentGame', sample: () => ({ query: { pageNo: 1 } }) },
})
