import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { ProgressBar } from '#design/progress/progress.tsx'
import { megabytes } from '#platform/pure/sizes.ts'
import { sendCaptions } from './send-film.ts'
import { useFilmSending } from './use-film-sending.ts'

type Props = {
  /** The names the form gives them. */
  names: { film: string; captions: string }
  film: string
  captions: string
  /** What it is the film of, for who hears the page. */
  title: string
  isOptional?: boolean
  /** Said when something changed that nobody typed. */
  onEdit: () => void
}

/** A file input of its own beside the form: what is saved is where the file went, not the file. */
const APART = { form: 'fuori-dal-modulo' }

/** The film of something and its captions. Each goes as soon as it is chosen, and is taken when the form is saved. */
export function FilmFields({ names, film: heldFilm, captions: heldCaptions, title, isOptional, onEdit }: Props) {
  const [film, setFilm] = useState(heldFilm)
  const [captions, setCaptions] = useState(heldCaptions)
  const box = useRef<HTMLDivElement>(null)
  const change = (set: (path: string) => void) => (path: string) => {
    set(path)
    onEdit()
  }
  const sending = useFilmSending(box, change(setFilm))
  return (
    <div ref={box} className="grid gap-5">
      <input type="hidden" name={names.film} value={film} />
      <input type="hidden" name={names.captions} value={captions} />
      <p className="hidden text-ink-soft noscript:block">
        Per caricare un filmato serve JavaScript. Il resto si può scrivere e salvare anche senza.
      </p>
      {film && <Watched key={`${film} ${captions}`} film={film} captions={captions} title={title} />}
      <div className="grid gap-5 noscript:hidden">
        <div className="grid gap-3">
          <FileField
            key={sending.tries}
            {...APART}
            name={names.film}
            label={film ? 'Un altro filmato' : 'Filmato'}
            description="MP4 (H.264) o WebM, al massimo 1 GB. Parte appena lo scegli: intanto puoi scrivere il resto."
            accept="video/mp4,video/webm"
            isOptional={isOptional}
            disabled={sending.going !== null}
            {...(sending.error !== undefined && { error: sending.error })}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0]
              if (!file) return
              onEdit()
              sending.choose(file)
            }}
          />
          {sending.going && (
            <div className="grid gap-2">
              <ProgressBar
                label={`Invio di ${sending.going.name}`}
                tone="primary"
                value={sending.going.sent}
                max={sending.going.size}
                caption={`${megabytes(sending.going.sent)} di ${megabytes(sending.going.size)}`}
              />
              <Button size="small" variant="quiet" className="justify-self-start" onClick={sending.stop}>
                Ferma l’invio
              </Button>
            </div>
          )}
          {sending.resume && (
            <Button size="small" variant="ghost" className="justify-self-start" onClick={sending.resume}>
              Riprova da dov’era
            </Button>
          )}
        </div>
        <CaptionsField name={names.captions} path={captions} onArrived={change(setCaptions)} />
      </div>
      {film && (
        <Button
          size="small"
          variant="quiet"
          icon="trash-2"
          className="justify-self-start noscript:hidden"
          onClick={() => {
            setFilm('')
            setCaptions('')
            onEdit()
          }}
        >
          Togli filmato e sottotitoli
        </Button>
      )}
    </div>
  )
}

type CaptionsProps = { name: string; path: string; onArrived: (path: string) => void }

function CaptionsField({ name, path, onArrived }: CaptionsProps) {
  const [state, setState] = useState<{ tries: number; isGoing: boolean; error?: string }>({ tries: 0, isGoing: false })
  const send = async (file: File) => {
    setState(({ tries }) => ({ tries, isGoing: true }))
    const answer = await sendCaptions(file, AbortSignal.timeout(60_000))
    setState(({ tries }) => ({
      tries: tries + 1,
      isGoing: false,
      ...('error' in answer && { error: answer.error }),
    }))
    if ('path' in answer) onArrived(answer.path)
  }
  return (
    <FileField
      key={state.tries}
      {...APART}
      name={name}
      label={path ? 'Altri sottotitoli' : 'Sottotitoli'}
      description={`WebVTT (.vtt), in UTF-8. Con un filmato servono sempre: chi non sente deve poter seguire.${path ? ` Ora: ${nameIn(path)}.` : ''}`}
      accept=".vtt,text/vtt"
      isOptional
      disabled={state.isGoing}
      {...(state.error !== undefined && { error: state.error })}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0]
        if (file) void send(file)
      }}
    />
  )
}

function Watched({ film, captions, title }: { film: string; captions: string; title: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => {
    // Its first facts may have arrived before this code did.
    if (video.current && video.current.readyState > 0) setSeconds(video.current.duration)
  }, [])
  return (
    <figure className="grid max-w-xl gap-2">
      <video
        ref={video}
        src={film}
        controls
        playsInline
        preload="metadata"
        aria-label={`Filmato: ${title}`}
        className="aspect-video w-full rounded-small bg-night"
        onLoadedMetadata={(event) => setSeconds(event.currentTarget.duration)}
      >
        <track kind="captions" srcLang="it" label="Italiano" src={captions || undefined} default />
      </video>
      <figcaption className="wrap-anywhere text-ink-soft text-sm">
        {nameIn(film)}
        {seconds !== null && Number.isFinite(seconds) && `, dura ${clockOf(seconds)}`}
      </figcaption>
    </figure>
  )
}

const clockOf = (seconds: number) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** The last part of an address, as a person named the file. */
function nameIn(path: string): string {
  const last = path.split('/').at(-1) ?? path
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
