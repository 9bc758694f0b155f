import type { SubscriptionType } from '#areas/audience/model.ts'
import type { ContentCard } from '#areas/content/article-model.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Dialog, useDialog } from '#design/dialog/dialog.tsx'
import { Link } from '#design/link/link.tsx'
import { LeadAndSeconds } from './stories.tsx'
import { useFavoriteCategories } from './use-favorite-categories.ts'

type Props = {
  type: SubscriptionType
  categories: readonly { slug: string; label: string }[]
  everybodys: readonly ContentCard[]
}

/** NWS-013, NWS-018. Chips wait until "Salva"; a visitor who presses one is invited to register. */
export function FavoriteNewsPicker({ type, categories, everybodys }: Props) {
  const isMember = type !== 'SUSPECT'
  const choice = useFavoriteCategories(isMember, everybodys)
  const invitation = useDialog()
  const [lead, ...seconds] = choice.items
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields of a form. */}
      <div
        ref={choice.ref}
        role="group"
        aria-label="Categorie preferite"
        className="mb-6 flex flex-wrap items-center gap-2"
      >
        {categories.map(({ slug, label }) => {
          const isChosen = choice.pending.includes(slug)
          return (
            <Button
              key={slug}
              size="small"
              variant="ghost"
              aria-pressed={isChosen}
              icon={isChosen ? 'check' : 'plus'}
              className="aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary-strong"
              onClick={() => (isMember ? choice.toggle(slug) : invitation.open())}
            >
              {label}
            </Button>
          )
        })}
        {isMember && (
          <Button
            size="small"
            disabled={!choice.isChanged}
            isPending={choice.isSaving}
            onClick={() => void choice.save()}
          >
            Salva
          </Button>
        )}
      </div>
      {lead && <LeadAndSeconds lead={lead} seconds={seconds} place="tue" />}
      <Dialog
        isOpen={invitation.isOpen}
        onClose={invitation.close}
        title="Scegli le tue categorie"
        size="small"
        footer={
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink to="/registrazione" variant="accent">
              Registrati gratis
            </ButtonLink>
            <p>
              Hai già un account? <Link to="/login">Accedi</Link>
            </p>
          </div>
        }
      >
        <p>Con un account gratuito le news che ti riguardano vengono prima.</p>
      </Dialog>
    </>
  )
}
