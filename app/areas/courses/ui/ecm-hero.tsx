import { useState } from 'react'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { cx } from '#design/cx.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { toast } from '#design/toast/toast.ts'
import { untilLate } from '#platform/http/ask-call.ts'
import { promisedFigure } from '#platform/pure/promised-figure.ts'
import type { AccessWire } from '../wire.ts'

const LIST = new Intl.ListFormat('it', { type: 'conjunction' })

type Props = {
  type: SubscriptionType
  title: string
  providerNumber: string
  coursesOffered: number
  /** CRS-041. The figure of this page; the upgrade page keeps its own. */
  creditsOffered: string
  series: readonly { name: string }[]
}

/** CRS-012, CRS-042. */
export function EcmHero({ type, title, providerNumber, coursesOffered, creditsOffered, series }: Props) {
  const [isOpen, setOpen] = useState(false)
  // CRS-040.
  const figures = [
    {
      figure: promisedFigure(coursesOffered, 200),
      words: coursesOffered === 1 ? 'corso accreditato' : 'corsi accreditati',
    },
    { figure: creditsOffered, words: 'crediti ECM' },
    { figure: String(series.length), words: series.length === 1 ? 'collana tematica' : 'collane tematiche' },
  ]
  const mayOpenCatalogue = type === 'TRIAL' || type === 'PREMIUM'
  return (
    <section className="bg-linear-to-b from-primary-tint to-ground pt-8 pb-10 md:pt-12">
      <Wrap className="grid items-center gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <p className="eyebrow">
            Formazione a distanza accreditata{providerNumber && ` · Provider n. ${providerNumber}`}
          </p>
          <h1 className="mt-2 text-title-xl">{title}</h1>
          <p className="mt-3 max-w-measure text-lg text-ink-soft">
            Corsi ECM scritti da chi lavora in corsia, in ambulatorio, in farmacia. Riprendono da dove avevi lasciato,
            su ogni dispositivo, e l’attestato si scarica subito.
          </p>
          <div id="ecm-di-piu" className={cx('mt-4 max-w-measure text-ink-soft', !isOpen && 'hidden noscript:block')}>
            <p>
              {series.length > 0 && `Le collane sono ${LIST.format(series.map(({ name }) => name))}. `}Ogni corso
              dichiara crediti, durata e scadenza. La prova finale si supera con il 75% di risposte esatte, in al
              massimo cinque tentativi; la comunicazione dei crediti alla banca dati nazionale la facciamo noi.
            </p>
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            {type !== 'SUSPECT' && (
              <ButtonLink to="/profilo/la-mia-formazione" icon="graduation-cap">
                Vai alla tua formazione
              </ButtonLink>
            )}
            {mayOpenCatalogue && <CatalogueButton />}
            <Button
              variant="quiet"
              className={cx('noscript:hidden', type === 'SUSPECT' && '-ml-5')}
              iconAfter={isOpen ? 'chevron-up' : 'chevron-down'}
              aria-expanded={isOpen}
              aria-controls="ecm-di-piu"
              onClick={() => setOpen(!isOpen)}
            >
              Scopri di più
            </Button>
          </div>
        </div>
        <div className="grid gap-5">
          <div className="hidden h-44 overflow-hidden rounded-card shadow-card lg:block">
            <CoverArt seed="corsi-ecm" category="medicina" isFirst />
          </div>
          <dl className="grid grid-cols-3 gap-4">
            {figures.map(({ figure, words }) => (
              <div key={words} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-ink-soft">{words}</dt>
                <dd className="font-display text-title-m text-primary-strong">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Wrap>
    </section>
  )
}

/** CRS-011. The window opens at the press; its address comes after. */
function CatalogueButton() {
  const [isPending, setPending] = useState(false)
  const open = async () => {
    const room = window.open('', '_blank')
    setPending(true)
    try {
      const response = await fetch('/api/FAD/Utente/AutoLogin', { method: 'POST', signal: untilLate() })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const { courseAccessURL = '/corsi-ecm-fad' } = (await response.json()) as AccessWire
      if (room) room.location.href = courseAccessURL
      else window.location.assign(courseAccessURL)
    } catch {
      room?.close()
      toast.failed('/FAD/Utente/AutoLogin', open, 'Errore nel servizio /FAD/Utente/AutoLogin')
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="ghost" iconAfter="external-link" isPending={isPending} onClick={open} data-event-code="CF104">
      Vai al Catalogo FAD
    </Button>
  )
}
