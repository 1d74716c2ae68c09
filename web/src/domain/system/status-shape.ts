import { MERCHANT_CODE } from '@understudy/contracts/client-config'
import type { WhitelabelNode } from '@understudy/contracts/flags'
import {
  type CustomerService,
  type Maintenance,
  RESOURCE_TYPES,
  type Resource,
  type SettingsInfo,
  type SystemStatus,
} from '@understudy/contracts/system'
import {
  byName,
  either,
  fields,
  list,
  matching,
  number,
  oneOf,
  optional,
  type Shape,
  text,
  yesOrNo,
} from '@/shared/storage/shape'

const merchant = matching(MERCHANT_CODE)

const node: Shape<WhitelabelNode> = fields<WhitelabelNode>({
  modId: text,
  enabled: oneOf('1', '0'),
  childrenNodes: (value): value is WhitelabelNode[] => list(node)(value),
})

const info = fields<SettingsInfo>({
  merchantCode: merchant,
  brand: text,
  customerService: list(
    fields<CustomerService>({
      csType: optional(oneOf('LIVECHAT', 'LIVECHAT 1')),
      title: optional(text),
      path: text,
    }),
  ),
  domainRoute: fields({ domain: text, merchantCode: merchant, routes: list(text) }),
  mobileTemplate: fields({ mem_cen: text, dep_func: text }),
  paths: fields({ cricket: text, stage: text }),
  register: fields({
    methods: list(oneOf('username', 'mobileNum')),
    captcha: fields({ enabled: yesOrNo }),
  }),
  resources: list(
    fields<Resource>({
      resourceType: oneOf(...RESOURCE_TYPES),
      url: text,
      title: optional(text),
      image: optional(text),
    }),
  ),
  whitelabel: list(node),
  mainDomain: text,
  imageCDNs: list(text),
  launchGameCDNs: list(text),
  currency: text,
  currencySymbol: text,
  promotions: byName(fields({ enabled: yesOrNo })),
  vip: fields({ enabled: yesOrNo }),
  appDownload: fields({ window: yesOrNo, reminder: yesOrNo }),
  social: fields({ google: yesOrNo, facebook: yesOrNo, cloudReady: yesOrNo, cloudSms: yesOrNo }),
  minimumAge: number,
  popupAutoplay: yesOrNo,
  trail: oneOf(0, 1),
  licence: text,
})

/** Shape of the stored status. */
export const status = fields<SystemStatus>({
  info,
  location: fields({ ip: text, country: text }),
  maintenance: either(
    oneOf(false),
    fields<Exclude<Maintenance, false>>({ startTime: number, endTime: number, message: text }),
  ),
  regionRestriction: yesOrNo,
})
