import type { RegistrationField } from '@understudy/contracts/registration'
import { AtSign, Contact, IdCard, MessageCircle, Phone, Ticket, UserRound, Users, WalletCards } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type Input = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'>

interface FieldLook extends Input {
  icon?: ReactNode
  /** Whether the input is left to right in every language. */
  code?: boolean
  /** Whether the input is hidden by default and never stored. */
  secret?: boolean
}

const ICON = { size: 18, 'aria-hidden': true } as const
const handle: FieldLook = { icon: <MessageCircle {...ICON} />, code: true, autoComplete: 'off' }
const digits: FieldLook = { code: true, inputMode: 'numeric', autoComplete: 'off' }

/** Input properties by field: keyboard, autocomplete, direction. */
export const FIELD_LOOKS: Record<Exclude<RegistrationField, 'mobileNum'>, FieldLook> = {
  username: { icon: <UserRound {...ICON} />, code: true, autoComplete: 'username' },
  password: { secret: true, autoComplete: 'new-password' },
  paymentPassword: { secret: true, inputMode: 'numeric', autoComplete: 'off' },
  idNumber: { icon: <IdCard {...ICON} />, code: true, autoComplete: 'off' },
  qqNum: { ...digits, icon: <MessageCircle {...ICON} /> },
  facebook: handle,
  wechat: handle,
  line: handle,
  whatsapp: { icon: <Phone {...ICON} />, code: true, inputMode: 'tel', autoComplete: 'off' },
  zalo: handle,
  email: { icon: <AtSign {...ICON} />, code: true, inputMode: 'email', autoComplete: 'email' },
  nickname: { icon: <Contact {...ICON} />, autoComplete: 'nickname' },
  payeeName: { icon: <WalletCards {...ICON} />, autoComplete: 'name' },
  recommenderId: { icon: <Users {...ICON} />, code: true, autoComplete: 'off' },
  affiliateCode: { icon: <Ticket {...ICON} />, code: true, autoComplete: 'off' },
}
