import { useState } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { copyText } from '#design/toast/copy-text.ts'

/** The link with which a member invites a colleague. We learn nothing of whom it is sent to until they come. */
export function InviteBox({ link, points }: { link: string; points: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(link, 'Invito copiato.'))
  const words = `Ti invito nel Club: ${link}`
  return (
    <Card as="section" id="invita" aria-labelledby="invita-titolo" className="scroll-mt-24 gap-4 p-6">
      <h2 id="invita-titolo" className="flex items-center gap-2 font-display text-title-s">
        <Icon name="user-plus" className="text-primary" />
        Invita un collega
      </h2>
      <p className="text-ink-soft">
        Mandagli questo link: quando si iscrive arrivano {points} a te, e una rete più ampia a tutti.
      </p>
      <p className="wrap-anywhere select-all rounded-field bg-sunken px-4 py-3 font-strong">{link}</p>
      <div className="flex flex-wrap gap-3">
        <Button icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          {isCopied ? 'Copiato' : 'Copia il link'}
        </Button>
        <ButtonLink
          variant="ghost"
          icon="mail"
          to={`mailto:?subject=${encodeURIComponent('Ti invito nel Club')}&body=${encodeURIComponent(words)}`}
        >
          Manda per e-mail
        </ButtonLink>
      </div>
    </Card>
  )
}
