import { staffOf } from '#areas/audience/context.server.ts'
import { listTrailOf } from '#areas/audience/trail-store.server.ts'
import { saveClubWords } from '#areas/club/commands.server.ts'
import { CLUB_PATH, LOOK_PATH } from '#areas/club/copy.ts'
import { storePictureWord } from '#areas/club/logo-commands.server.ts'
import { dropField, fileFieldOf, PICTURE_WORDS } from '#areas/club/model.ts'
import { clubFrom, maskedIban, wordsOf } from '#areas/club/rules.ts'
import { getClubSettings } from '#areas/club/store.server.ts'
import { ClubFields } from '#areas/club/ui/club-fields.tsx'
import { ClubHistory } from '#areas/club/ui/club-history.tsx'
import { fromTyped, toTyped, typedIn } from '#areas/club/wire.ts'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { DESK_CRUMB } from '#design/desk/desk-head.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Link } from '#design/link/link.tsx'
import { InvalidInput } from '#platform/errors.ts'
import { answerForm, refuseForm, sentIn } from '#platform/http/answered-form.server.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { historyOf, ownClubOf, whoChangedLast } from '../club/club-context.server.ts'
import type { Route } from './+types/club-words'

const MOST_LINES = 8
const SAID = { salvato: 'Salvato. Le pagine del Club lo dicono già.' }

/** The words by which the club presents itself: administrators alone, for they are on every page, letter and invoice. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'club.write')
  const { db, origin } = partsOf(context)
  const { beginning } = ownClubOf(context)
  const [settings, lines] = await Promise.all([getClubSettings(db), listTrailOf(db, 'club', MOST_LINES)])
  const words = wordsOf(clubFrom(beginning, settings, origin))
  return {
    number: settings.words.number,
    typed: toTyped(words),
    beginning: wordsOf(beginning),
    iban: maskedIban(beginning.sales.iban),
    history: historyOf(lines),
    said: saidIn(request, SAID),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'club.write')
  const { db, disk, now } = partsOf(context)
  const { beginning, renew } = ownClubOf(context)
  const form = await request.formData()
  const sent = sentIn(form)
  let typed = typedIn(form)
  for (const word of PICTURE_WORDS) {
    try {
      const file = await fileInForm(form, fileFieldOf(word))
      if (!file && !form.has(dropField(word))) continue
      typed = { ...typed, words: { ...typed.words, [word]: file ? await storePictureWord(db, disk, word, file) : '' } }
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      return refuseForm({ sent, typed, errors: { [fileFieldOf(word)]: error.fields.file ?? error.message } })
    }
  }
  const { words, problems } = fromTyped(typed, wordsOf(beginning))
  if (Object.keys(problems).length > 0) return refuseForm({ sent, typed, errors: problems })
  return answerForm({
    sent,
    typed,
    save: async () => {
      await saveClubWords(db, words, { beginning, basedOn: Number(sent.seen), staffId, now })
      await renew()
      return { kind: 'saved' }
    },
    to: () => `${CLUB_PATH}?fatto=salvato`,
    latest: async () => {
      const { number, who } = await whoChangedLast(db, 'words')
      return { who, seen: number }
    },
  })
}

export const meta: Route.MetaFunction = () => [{ title: 'Il Club | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function ClubWordsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, beginning, iban, history, said } = loaderData
  const { words, closures } = actionData?.typed ?? loaderData.typed
  return (
    <DeskPage
      title="Il Club"
      lead="Il nome, i recapiti e i dati della società, come si leggono in ogni pagina, nelle lettere e nei documenti."
      crumbs={[DESK_CRUMB]}
      said={
        said &&
        !actionData && (
          <>
            {said} <Link to="/">Guarda la pagina iniziale</Link>
          </>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <DeskForm path={CLUB_PATH} seen={number} answer={actionData} backTo="/redazione" encType="multipart/form-data">
          {(onEdit) => <ClubFields words={words} beginning={beginning} closures={closures} onEdit={onEdit} />}
        </DeskForm>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <section aria-labelledby="aspetto" className="grid gap-2 rounded-card bg-paper p-5 shadow-card">
            <h2 id="aspetto" className="text-title-xs">
              Aspetto
            </h2>
            <p className="text-ink-soft text-sm">Il colore e il logo del Club.</p>
            <Link to={LOOK_PATH} className="inline-flex min-h-11 items-center">
              Cambia colore e logo
            </Link>
          </section>
          <section aria-labelledby="altrove" className="grid gap-2 rounded-card bg-paper p-5 shadow-card">
            <h2 id="altrove" className="text-title-xs">
              Quello che non si cambia da qui
            </h2>
            <p className="text-ink-soft text-sm">
              Il conto per i bonifici, la casella da cui partono le lettere e le chiavi dei servizi: li cambia chi
              amministra il server.
            </p>
            <dl className="text-sm">
              <dt className="font-strong">IBAN</dt>
              <dd className="tabular-nums">{iban}</dd>
            </dl>
          </section>
          <ClubHistory lines={history} />
        </div>
      </div>
    </DeskPage>
  )
}
