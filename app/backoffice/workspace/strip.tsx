import { useFetcher } from 'react-router'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Anchor } from '#design/link/link.tsx'
import { Logo } from '#design/logo/logo.tsx'
import { DESK_PATH } from '../desk-path.ts'
import { Finder } from './finder.tsx'
import { NAVIGATION_ID } from './navigation.tsx'
import { PersonMenu } from './person-menu.tsx'
import type { Work, Workspace } from './workspace-data.server.ts'

type StripProps = Pick<Workspace, 'club' | 'work'> & { onFind: () => void; onHelp: () => void }

/** DSK-001. The one bar above: whose club it is, the search, the way out, the person. */
export function Strip({ club, work, onFind, onHelp }: StripProps) {
  return (
    <header className="sticky top-0 z-30 flex h-(--strip) items-center gap-2 bg-(--strip-ground) pr-3 print:hidden">
      <div className="flex min-w-0 items-center gap-2 pl-3.5 lg:w-(--navigation) lg:shrink-0">
        <Anchor
          to={DESK_PATH}
          aria-label={`${club.name}, redazione`}
          className="flex min-w-0 items-center no-underline"
        >
          <Logo {...club} className="desk-logo" />
        </Anchor>
        <span aria-hidden="true" className="border-line border-l pl-2 text-ink-soft text-xs max-sm:hidden">
          Redazione
        </span>
        {work && <FoldButton isFolded={work.choices.isFolded} />}
      </div>
      {work && <Finder onOpen={onFind} />}
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <ButtonLink to="/" variant="quiet" iconAfter="arrow-up-right" className="text-ink text-sm max-sm:hidden">
          Vedi il sito
        </ButtonLink>
        {work && (
          <Button
            variant="quiet"
            isIconOnly
            icon="menu"
            aria-label="Apri la navigazione"
            popoverTarget={NAVIGATION_ID}
            className="max-sm:hidden lg:hidden"
          />
        )}
        {work && <PersonMenu work={work} onHelp={onHelp} />}
      </div>
    </header>
  )
}

/** DSK-002. Kept for the person; without JavaScript the page is asked again. */
function FoldButton({ isFolded }: Pick<Work['choices'], 'isFolded'>) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form
      method="post"
      action={`${DESK_PATH}/scelte`}
      aria-label="Navigazione della redazione"
      className="ml-auto flex max-xl:hidden"
    >
      <Button
        type="submit"
        name="isFolded"
        value={isFolded ? 'no' : 'si'}
        variant="quiet"
        size="small"
        isIconOnly
        icon="panel-left"
        aria-label={isFolded ? 'Apri la navigazione' : 'Riduci la navigazione'}
        aria-pressed={isFolded}
      />
    </fetcher.Form>
  )
}
