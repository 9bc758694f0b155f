import { Button } from '#design/button/button.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { useFileSending } from '#design/file-field/use-file-sending.ts'

type Props = {
  course: { id: number; slug: string; series: string; image: string | null }
  /** What the server refused of a file that came with the form. */
  refusal: string | undefined
}

/** The cover of a course, as the catalogue shows it. */
export function CoverUpload({ course: { id, slug, series, image }, refusal }: Props) {
  const {
    isBusy,
    field: { key, ...field },
    onSubmit,
    takeAway,
  } = useFileSending(`FAD/Corsi/${id}/Copertina`, {
    put: 'Copertina caricata',
    taken: 'Copertina tolta',
  })
  return (
    <section
      aria-labelledby="copertina"
      className="grid max-w-3xl items-start gap-6 rounded-card bg-paper p-6 shadow-card sm:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="aspect-[16/9] overflow-hidden rounded-small">
        {image ? (
          <img src={image} alt="Copertina di oggi" className="size-full object-cover" />
        ) : (
          <CoverArt seed={slug} category={series} />
        )}
      </div>
      <form method="post" encType="multipart/form-data" className="grid gap-4" onSubmit={onSubmit}>
        <div>
          <h2 id="copertina" className="text-title-s">
            Copertina
          </h2>
          <p className="mt-1 text-ink-soft">
            {image ? 'Un’altra prende il suo posto subito.' : 'Senza una fotografia la disegna il Club.'}
          </p>
        </div>
        <FileField
          key={key}
          error={refusal}
          {...field}
          label="Fotografia"
          description="PNG, JPEG o WebP, larga almeno 800 punti, al massimo 8 MB."
          accept="image/*"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="act" value="cover" variant="ghost" icon="upload" isPending={isBusy}>
            Carica
          </Button>
          {image && (
            <Button
              type="submit"
              name="act"
              value="no-cover"
              variant="quiet"
              icon="trash-2"
              disabled={isBusy}
              onClick={(event) => {
                event.preventDefault()
                takeAway()
              }}
            >
              Togli
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
