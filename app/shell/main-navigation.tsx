import { useState } from 'react'
import { usePerson } from '#areas/audience/ui/person.ts'
import { MainMenu } from '#areas/content/ui/main-menu.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor } from '#design/link/link.tsx'
import { tenthInWords } from '#platform/pure/tenths.ts'
import type { FrameData } from './frame-data.server.ts'
import { SearchForm } from './search-form.tsx'

/** SHL-019. Stays at the top while the page scrolls, with the way home, a search that folds away and the credits. */
export function MainNavigation({ frame }: { frame: FrameData }) {
  const [isSearching, setSearching] = useState(false)
  return (
    <nav
      aria-label="Principale"
      className="sticky top-0 z-20 hidden border-line border-b bg-paper lg:block print:hidden"
    >
      <Wrap className="flex items-center gap-6">
        <Anchor
          to="/"
          aria-label="Vai alla home"
          className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-pill text-ink hover:bg-sunken"
        >
          <Icon name="house" size={20} />
        </Anchor>
        {isSearching ? (
          <SearchForm isFocused onDone={() => setSearching(false)} className="my-0.5 flex-1" />
        ) : (
          <MainMenu items={frame.menus.main ?? []} />
        )}
        {frame.showsCredits && <CreditCounter />}
        <button
          type="button"
          aria-expanded={isSearching}
          aria-label={isSearching ? 'Chiudi la ricerca' : 'Apri la ricerca'}
          className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-sunken"
          onClick={() => setSearching(!isSearching)}
        >
          <Icon name={isSearching ? 'x' : 'search'} size={20} />
        </button>
      </Wrap>
    </nav>
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
