import type { CSSProperties } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Logo } from '#design/logo/logo.tsx'
import type { Club } from '#platform/env.server.ts'
import type { BrandColour } from '../look-rules.ts'

type Props = BrandColour & { accent: BrandColour; name: string; logo: Club['logo'] }

/** The colour as it will be seen, by who reads in the light and by who reads in the dark. Only a picture: nothing in it can be pressed. */
export function LookPreview(props: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <Ground title="Di giorno" theme="light" {...props} />
      <Ground title="Al buio" theme="dark" {...props} />
    </div>
  )
}

function Ground({ title, theme, hue, chroma, accent, name, logo }: Props & { title: string; theme: 'light' | 'dark' }) {
  const brand = {
    ...{ '--brand-hue': hue, '--brand-chroma': chroma },
    ...{ '--accent-hue': accent.hue, '--accent-chroma': accent.chroma },
  } as CSSProperties
  return (
    <figure className="grid min-w-0 grid-rows-[auto_1fr] gap-2">
      <figcaption className="font-strong text-sm">{title}</figcaption>
      <div
        data-theme={theme}
        style={brand}
        className="grid min-w-0 grid-rows-[auto_auto_1fr_auto] overflow-hidden rounded-card bg-ground shadow-card"
      >
        <p className="bg-bar-blue px-4 py-2 text-on-bar-blue text-sm">Prova tutto il Club, 7 giorni gratis.</p>
        <div className="flex min-w-0 items-center gap-3 border-line border-b bg-paper px-4 py-3 text-ink">
          <Logo name={name} logo={logo} className="min-w-0" />
        </div>
        <div className="p-4">
          <div className="grid gap-3 rounded-card bg-paper p-4 shadow-card">
            <div>
              <Badge tone="primary">Corso ECM</Badge>
            </div>
            <p className="font-display text-title-xs">La sepsi riconosciuta in tempo</p>
            <p className="text-ink-soft text-sm">
              Cinque crediti, sei lezioni.{' '}
              <span className="font-[580] text-primary underline underline-offset-[0.18em]">Leggi il programma</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <span className={buttonClass({ size: 'small', variant: 'accent' })}>Registrati gratis</span>
              <span className={buttonClass({ size: 'small' })}>Iscriviti</span>
              <span className={buttonClass({ size: 'small', variant: 'ghost' })}>Salva</span>
            </div>
          </div>
        </div>
        <p className="bg-night px-4 py-3 text-on-night-soft text-sm">
          <span className="text-on-night">{name}</span> · il fondo di ogni pagina
        </p>
      </div>
    </figure>
  )
}
