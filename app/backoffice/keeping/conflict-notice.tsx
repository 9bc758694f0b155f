import type { Ref } from 'react'
import { Button } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import type { TheirDraft } from './keeping-wire.ts'
import type { KeptThing } from './saving-line.tsx'

const THINGS: Record<KeptThing, string> = { page: 'questa pagina', content: 'questo contenuto' }

type ConflictProps = {
  of: KeptThing
  /** Where what is there now can be looked at. */
  path: string
  theirs: TheirDraft
  onPrefer: (which: 'mine' | 'theirs') => void
  ref: Ref<HTMLElement>
}

/**
 * Two at once: whoever comes second chooses which is the draft, and the other stays among the versions. It takes no focus by itself: whoever
 * is writing would press a button of it without having read it.
 */
export function ConflictNotice({ of, path, theirs, onPrefer, ref }: ConflictProps) {
  const { who, when, isYours, isPublished } = theirs
  const thing = THINGS[of]
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="due-bozze"
      className="grid scroll-mt-6 gap-3 rounded-card border-2 border-danger bg-paper px-5 py-4"
    >
      <h2 id="due-bozze" className="font-strong font-text text-lg">
        {isYours
          ? `Hai salvato ${thing} in un’altra scheda mentre ci lavoravi qui.`
          : `${who} ha ${isPublished ? 'pubblicato' : 'salvato'} ${thing} mentre ci lavoravi.`}
      </h2>
      <p>
        {isYours ? 'L’altra' : 'La sua'} è del {when}. Quello che hai scritto qui non è ancora salvato. Scegli con quale
        si va avanti: nessuna delle due si perde, l’altra resta fra le versioni e si può riprendere.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Link to={path} isNewTab className="inline-flex min-h-11 items-center">
          {isYours ? 'Guarda l’altra' : 'Guarda la sua'}
        </Link>
        <Button variant="ghost" onClick={() => onPrefer('theirs')}>
          {isYours ? 'Vai avanti con l’altra' : 'Vai avanti con la sua'}
        </Button>
        <Button variant="ghost" onClick={() => onPrefer('mine')}>
          {isYours ? 'Vai avanti con questa' : 'Vai avanti con la mia'}
        </Button>
      </div>
    </section>
  )
}
