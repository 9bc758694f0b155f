import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'

type Props = { title?: string; text?: string; headingLevel?: 1 | 2 }

/** LOY-010, LOY-016, LOY-021. What stands where the programme would be, for who did not renew in time. */
export function RenewPrompt({
  title = 'Il tuo Programma Fedeltà si è fermato',
  text = 'Con il rinnovo riprendi da dove eri: missioni, catalogo e i punti che non sono ancora scaduti.',
  headingLevel = 2,
}: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="grid justify-items-start gap-4 rounded-card bg-primary-tint p-6 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center sm:gap-6 sm:p-9">
      <span className="grid size-16 place-items-center rounded-full bg-paper text-primary">
        <Icon name="gift" size={30} />
      </span>
      <div className="grid gap-1.5">
        <Heading className="text-title-m">{title}</Heading>
        <p className="max-w-measure">{text}</p>
      </div>
      <ButtonLink to="/upgrade" variant="accent" size="large" data-event-code="WL100">
        Rinnova adesso
      </ButtonLink>
    </div>
  )
}
