import { useCallback, useEffect, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { type CoursePreview, previewFromWire } from '../card-wire.ts'
import { PREVIEW_FILE, type PreviewRequest, SAVE_FILE, type SaveRequest } from './file-events.ts'

type Shown = { kind: 'preview'; preview: CoursePreview } | { kind: 'formats'; request: SaveRequest }

/** CRS-038, CRS-039. Answers the two events: a course is previewed, a file is saved, or one of its formats is chosen first. Once per page. */
export function FileListener() {
  const [shown, setShown] = useState<Shown | null>(null)
  const close = useCallback(() => setShown(null), [])

  useEffect(() => {
    const preview = async (event: Event) => {
      const { courseId } = (event as CustomEvent<PreviewRequest | null>).detail ?? {}
      if (!courseId) return toast.danger("Si è verificato un errore con il recupero dell'ID del corso")
      const path = `/FAD/Corsi/${courseId}/Anteprima`
      const answer = await askCall<Parameters<typeof previewFromWire>[0]>(path)
      if (!answer.isOk) return toast.failed(path, () => void preview(event), `Errore nel servizio ${path}`)
      setShown({ kind: 'preview', preview: previewFromWire(answer.answer) })
    }
    const save = (event: Event) => {
      const request = (event as CustomEvent<SaveRequest>).detail
      const [only, ...others] = request.files
      if (only && others.length === 0) download(only.href)
      else if (only) setShown({ kind: 'formats', request })
    }
    document.addEventListener(PREVIEW_FILE, preview)
    document.addEventListener(SAVE_FILE, save)
    return () => {
      document.removeEventListener(PREVIEW_FILE, preview)
      document.removeEventListener(SAVE_FILE, save)
    }
  }, [])

  return (
    <>
      <Dialog
        isOpen={shown?.kind === 'preview'}
        onClose={close}
        title={shown?.kind === 'preview' ? `Anteprima: ${shown.preview.title}` : ''}
        size="large"
      >
        {shown?.kind === 'preview' && <Preview preview={shown.preview} />}
      </Dialog>
      <Dialog
        isOpen={shown?.kind === 'formats'}
        onClose={close}
        title={shown?.kind === 'formats' ? shown.request.title : ''}
        size="small"
      >
        <div className="grid gap-3">
          {shown?.kind === 'formats' &&
            shown.request.files.map(({ label, href }) => (
              <Button
                key={href}
                variant="ghost"
                isWide
                icon="download"
                onClick={() => {
                  download(href)
                  close()
                }}
              >
                {label}
              </Button>
            ))}
        </div>
      </Dialog>
    </>
  )
}

function Preview({ preview: { lessons, opening } }: { preview: CoursePreview }) {
  if (lessons.length === 0) return <p>Il materiale di questo corso è in preparazione.</p>
  return (
    <div className="grid gap-6">
      <section aria-labelledby="programma">
        <h3 id="programma" className="text-title-s">
          Programma
        </h3>
        <ol className="mt-2 grid gap-1">
          {lessons.map(({ title, minutes }, index) => (
            <li key={title} className="flex justify-between gap-4 border-line border-b py-2">
              <span>
                {index + 1}. {title}
              </span>
              <span className="shrink-0 text-ink-soft">{minutes} min</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="inizio" className="prose">
        <h3 id="inizio">Come comincia</h3>
        {opening.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </section>
    </div>
  )
}

function download(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, download: '' })
  link.click()
}
