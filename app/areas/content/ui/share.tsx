import { Dialog } from '#design/dialog/dialog.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { type ShareNetwork, shareLinks } from '../share-rules.ts'

/** TRK-004 */
const EVENT = 'UC020'

const LOOKS: Record<ShareNetwork, { label: string; icon: string }> = {
  whatsapp: { label: 'WhatsApp', icon: 'message-circle' },
  linkedin: { label: 'LinkedIn', icon: 'linkedin' },
  messenger: { label: 'Messenger', icon: 'send' },
  facebook: { label: 'Facebook', icon: 'facebook' },
  twitter: { label: 'X (Twitter)', icon: 'x' },
  email: { label: 'E-mail', icon: 'mail' },
}

type Shared = {
  title: string
  /** Whole address of what is shared. */
  url: string
}

const isPage = (link: string) => link.startsWith('https:')

/** BLK-040. The six ways to pass a page on. No script of theirs is loaded: they are links. */
export function ShareDialog({ title, url, isOpen, onClose }: Shared & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Condividi" size="small">
      <p className="mb-4 text-ink-soft">{title}</p>
      <ul className="grid grid-cols-2 gap-2.5 pb-4">
        {shareLinks({ title, url }).map(({ network, link }) => (
          <li key={network}>
            <a
              href={link}
              // What an application opens would leave an empty tab behind.
              {...(isPage(link) && { target: '_blank', rel: 'noopener noreferrer' })}
              data-event-code={EVENT}
              className="flex min-h-12 items-center gap-3 rounded-card border border-line px-4 font-strong hover:border-primary hover:text-primary-strong"
            >
              <Icon name={LOOKS[network].icon} />
              {LOOKS[network].label}
              {isPage(link) && <VisuallyHidden> (si apre in una nuova scheda)</VisuallyHidden>}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
