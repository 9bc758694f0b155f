import { useRef, useState } from 'react'
import { usePerson } from '#areas/audience/ui/person.ts'
import { MainMenu } from '#areas/content/ui/main-menu.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor } from '#design/link/link.tsx'
import { tenthInWords } from '#platform/pure/tenths.ts'
import type { FrameData } from './frame-data.server.ts'
import { SearchForm } from './search-form.tsx'
import { useIsAbove } from './use-is-above.ts'

/** What the header above says too stands here once the header is out of sight: until then the menu is moved over its place. */
const WHILE_ALONE = 'invisible focus:visible'

/** SHL-019. Stays at the top while the page scrolls, then with the way home, a search that folds away and the credits. */
export function MainNavigation({ frame }: { frame: FrameData }) {
  const [isSearching, setSearching] = useState(false)
  const mark = useRef<HTMLDivElement>(null)
  const isAlone = useIsAbove(mark)
  return (
    <>
      <div ref={mark} className="-mt-px h-px" />
      <nav
        aria-label="Principale"
        className="sticky top-0 z-20 hidden border-line border-b bg-paper lg:block print:hidden"
      >
        <Wrap className="flex items-center gap-6">
          <Anchor
            to="/"
            aria-label="Vai alla home"
            className={cx(
              '-ml-2.5 grid size-11 shrink-0 place-items-center rounded-pill text-ink hover:bg-sunken',
              !isAlone && WHILE_ALONE,
            )}
          >
            <Icon name="house" size={20} />
          </Anchor>
          {isSearching ? (
            <SearchForm isFocused onDone={() => setSearching(false)} className="my-0.5 flex-1" />
          ) : (
            <div
              className={cx(
                'flex min-w-0 flex-1 motion-safe:transition-transform',
                !isAlone && '-translate-x-[3.625rem] [:focus+&]:translate-x-0',
              )}
            >
              <MainMenu items={frame.menus.main ?? []} />
            </div>
          )}
          {frame.showsCredits && <CreditCounter />}
          <button
            type="button"
            aria-expanded={isSearching}
            aria-label={isSearching ? 'Chiudi la ricerca' : 'Apri la ricerca'}
            className={cx(
              '-mr-2.5 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-sunken',
              !isAlone && !isSearching && WHILE_ALONE,
            )}
            onClick={() => setSearching(!isSearching)}
          >
            <Icon name={isSearching ? 'x' : 'search'} size={20} />
          </button>
        </Wrap>
      </nav>
    </>
  )
}

/** SHL-020. What is left to spend, which is not what was earned; the place is as wide before the number arrives as after. */
function CreditCounter() {
  const person = usePerson()
  const credits = person.status === 'here' ? (person.me.ecmCredits ?? 0) : null
  return (
    <span
      data-credits
      className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-pill bg-gold-tint px-3 font-strong text-gold text-sm"
    >
      <Icon name="graduation-cap" size={16} />
      <span className="inline-block min-w-[4ch] text-right tabular-nums">
        {credits === null ? '\u2007' : tenthInWords(credits)}
      </span>{' '}
      crediti ECM da usare
    </span>
  )
}
