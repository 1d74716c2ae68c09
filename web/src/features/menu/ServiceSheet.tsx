import type { Resource } from '@understudy/contracts/system'
import { Download, Headset, MessageCircle, MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOpenChat } from '@/domain/chat'
import { useDownload } from '@/domain/install'
import { useFlags, useSettings } from '@/domain/system'
import { type ServiceLink, serviceLinks } from '@/domain/system/service-links'
import { useText } from '@/shared/i18n'
import { List } from '@/shared/ui/List'
import { Overlay } from '@/shared/ui/Overlay'
import styles from './ServiceSheet.module.css'

const ICONS: Record<ServiceLink['kind'], ReactNode> = {
  chat: <MessagesSquare size={22} />,
  whatsapp: <MessageCircle size={22} />,
  service: <Headset size={22} />,
}

const DOWNLOADS = { IOS: 'ios', Android: 'android', MOBILECONFIG: 'profile' } as const

const isDownload = (resource: Resource): resource is Resource & { resourceType: keyof typeof DOWNLOADS } =>
  resource.resourceType in DOWNLOADS

/** Sheet with customer service and the app download (SHELL-022). */
export default function ServiceSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const settings = useSettings()
  const { liveChat } = useFlags()
  const openChat = useOpenChat()
  const download = useDownload()
  const contacts = serviceLinks(settings?.customerService ?? []).filter(({ kind }) => kind !== 'chat' || liveChat)
  const downloads = (settings?.resources ?? []).filter(isDownload)

  return (
    <Overlay open={open} onClose={onClose} from="below" title={t('menu:service.title')}>
      <div className={styles.content}>
        <p className={styles.intro}>{t('menu:service.intro')}</p>
        <List>
          {contacts.map((contact, index) => {
            const { kind, url } = contact
            const chats = contacts.slice(0, index + 1).filter((other) => other.kind === 'chat').length
            const name =
              kind === 'chat' && chats > 1 ? t('menu:service.chatMore', { number: chats }) : t(`menu:service.${kind}`)
            const content = (
              <>
                {ICONS[kind]}
                <span>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.hint}>{t(`menu:service.${kind}Hint`)}</span>
                </span>
              </>
            )
            return (
              <li key={url}>
                {kind === 'chat' ? (
                  <button
                    type="button"
                    className={styles.contact}
                    onClick={() => {
                      onClose()
                      void openChat(contact)
                    }}
                  >
                    {content}
                  </button>
                ) : (
                  <a className={styles.contact} href={url} target="_blank" rel="noopener noreferrer">
                    {content}
                  </a>
                )}
              </li>
            )
          })}
        </List>
        {downloads.length > 0 && (
          <>
            <h3 className={styles.heading}>{t('menu:service.downloads')}</h3>
            <List>
              {downloads.map(({ resourceType, url }) => (
                <li key={resourceType}>
                  <a
                    className={styles.contact}
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    onClick={(event) => download(event, url)}
                  >
                    <Download size={22} />
                    <span className={styles.name}>{t(`menu:service.${DOWNLOADS[resourceType]}`)}</span>
                  </a>
                </li>
              ))}
            </List>
          </>
        )}
      </div>
    </Overlay>
  )
}
