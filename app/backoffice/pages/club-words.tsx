import { data, redirect, useNavigation } from 'react-router'
import { listClubAudit } from '#areas/account/audit-store.server.ts'
import { staffOf } from '#areas/audience/context.server.ts'
import { saveClubWords } from '#areas/club/commands.server.ts'
import { CLUB_PATH, LOOK_PATH } from '#areas/club/copy.ts'
import { storePartnerLogo } from '#areas/club/logo-commands.server.ts'
import { clubFrom, maskedIban, wordsOf } from '#areas/club/rules.ts'
import { getClubSettings } from '#areas/club/store.server.ts'
import { ClosureFields } from '#areas/club/ui/closure-fields.tsx'
import { ClubConflict } from '#areas/club/ui/club-conflict.tsx'
import { ClubHistory } from '#areas/club/ui/club-history.tsx'
import { PartnerLogoField } from '#areas/club/ui/partner-logo-field.tsx'
import { WordField } from '#areas/club/ui/word-field.tsx'
import { fromTyped, type TypedWords, toTyped, typedIn } from '#areas/club/wire.ts'
import { Button } from '#design/button/button.tsx'
import { FieldGroup, Form } from '#design/form/form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { UnsavedGuard, useUnsaved } from '#design/form/unsaved-guard.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { historyOf, ownClubOf, whoChangedLast } from '../club/club-context.server.ts'
import type { Route } from './+types/club-words'

const MOST_LINES = 8

/** The words by which the club presents itself: administrators alone, for they are on every page, letter and invoice. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'administrator')
  const { db, origin } = partsOf(context)
  const { beginning } = ownClubOf(context)
  const [settings, lines] = await Promise.all([getClubSettings(db), listClubAudit(db, MOST_LINES)])
  const words = wordsOf(clubFrom(beginning, settings, origin))
  return {
    number: settings.words.number,
    typed: toTyped(words),
    beginning: wordsOf(beginning),
    iban: maskedIban(beginning.sales.iban),
    history: historyOf(lines),
    isDone: new URL(request.url).searchParams.get('fatto') === 'salvato',
  }
}

type Answer = {
  errors: Record<string, string>
  typed: TypedWords
  /** What somebody else saved meanwhile. */
  conflict: { number: number; who: string } | null
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'administrator')
  const { db, disk, now } = partsOf(context)
  const { beginning, renew } = ownClubOf(context)
  const form = await request.formData()
  let typed = typedIn(form)
  const refuse = (errors: Answer['errors'], conflict: Answer['conflict'] = null, status = 400) =>
    data<Answer>({ errors, typed, conflict }, { status })
  try {
    const file = await fileInForm(form, 'partnerLogoFile')
    const partnerLogo = file ? await storePartnerLogo(db, disk, file) : null
    if (partnerLogo !== null || form.has('dropPartnerLogo'))
      typed = { ...typed, words: { ...typed.words, partnerLogo: partnerLogo ?? '' } }
    const { words, problems } = fromTyped(typed, wordsOf(beginning))
    if (Object.keys(problems).length > 0) return refuse({ ...problems } as Record<string, string>)
    const basedOn = Number(form.get('over') ?? form.get('basedOn'))
    await saveClubWords(db, words, { beginning, basedOn, staffId, now })
    await renew()
    return redirect(`${CLUB_PATH}?fatto=salvato`)
  } catch (error) {
    if (error instanceof InvalidInput) return refuse({ partnerLogoFile: error.fields.file ?? error.message })
    if (error instanceof Conflict) return refuse({}, await whoChangedLast(db, 'words'), 409)
    throw error
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Il Club | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function ClubWordsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, beginning, iban, history, isDone } = loaderData
  const isPending = useNavigation().state !== 'idle'
  const { isUnsaved, onEdit, onSend } = useUnsaved(actionData)
  const { words, closures } = actionData?.typed ?? loaderData.typed
  const field = { words, beginning, onEdit }
  return (
    <>
      <PageHead
        title="Il Club"
        lead="Il nome, i recapiti e i dati della società, come si leggono in ogni pagina, nelle lettere e nei documenti."
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Outcome answer={isDone && !actionData && !isUnsaved ? loaderData : null}>
            Salvato. Le pagine del Club lo dicono già. <Link to="/">Guarda la pagina iniziale</Link>
          </Outcome>
          <UnsavedGuard isUnsaved={isUnsaved} />
          <Form
            key={number}
            encType="multipart/form-data"
            errors={actionData?.errors}
            onChange={onEdit}
            onSubmit={onSend}
          >
            <input type="hidden" name="basedOn" value={number} />
            {actionData?.conflict && <ClubConflict {...actionData.conflict} path={CLUB_PATH} />}
            <FieldGroup title="Chi siete">
              <WordField
                {...field}
                word="name"
                description="Nell’intestazione, nei titoli delle pagine, nelle lettere e negli attestati."
                isRequired
              />
              <WordField
                {...field}
                word="legalName"
                description="La società o l’ente che emette le fatture."
                isRequired
              />
              <WordField {...field} word="address" description="Via e numero, CAP città (sigla)." isRequired />
              <div className="grid items-start gap-5 sm:grid-cols-2">
                <WordField {...field} word="vatNumber" inputMode="numeric" isRequired />
                <WordField {...field} word="pec" type="email" isRequired />
              </div>
              <WordField
                {...field}
                word="jurisdiction"
                description="Una frase intera: chiude le condizioni d’uso, di adesione e di ogni piano."
                isRequired
              />
            </FieldGroup>
            <FieldGroup title="Come vi si raggiunge">
              <div className="grid items-start gap-5 sm:grid-cols-2">
                <WordField {...field} word="phone" type="tel" isRequired />
                <WordField {...field} word="email" type="email" isRequired />
              </div>
              <WordField
                {...field}
                word="whatsapp"
                type="tel"
                description="Con il prefisso internazionale. Vuoto: la scheda WhatsApp non si mostra."
                isOptional
              />
              <ClosureFields closures={closures} onEdit={onEdit} />
              <WordField
                {...field}
                word="chatUrl"
                type="url"
                description="L’indirizzo della chat di assistenza. Vuoto: si scrive da una pagina del Club."
                isOptional
              />
            </FieldGroup>
            <FieldGroup title="Formazione ECM">
              <div className="grid items-start gap-5 sm:grid-cols-2">
                <WordField
                  {...field}
                  word="providerNumber"
                  inputMode="numeric"
                  description="In fondo alle pagine, nei corsi e negli attestati. Vuoto se non siete provider."
                  isOptional
                />
                <WordField
                  {...field}
                  word="accreditingBody"
                  inputMode="numeric"
                  description="Tre cifre, nel rapporto al COGEAPS."
                  isRequired
                />
              </div>
            </FieldGroup>
            <FieldGroup title="In collaborazione con">
              <WordField
                {...field}
                word="partnerName"
                description="In fondo a ogni pagina. Vuoto: non si nomina nessuno."
                isOptional
              />
              <PartnerLogoField key={words.partnerLogo} path={words.partnerLogo} />
            </FieldGroup>
            <FieldGroup title="Social">
              <div className="grid items-start gap-5 sm:grid-cols-2">
                <WordField {...field} word="facebook" type="url" isOptional />
                <WordField {...field} word="instagram" type="url" isOptional />
                <WordField {...field} word="linkedin" type="url" isOptional />
                <WordField {...field} word="youtube" type="url" isOptional />
              </div>
            </FieldGroup>
            <div className="bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-3 border-line border-t bg-ground px-2 py-3 sm:sticky">
              <Button type="submit" size="large" isPending={isPending}>
                Salva
              </Button>
              {isUnsaved && <span className="text-ink-soft text-sm">Modifiche non salvate</span>}
            </div>
          </Form>
        </div>
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
      </Wrap>
    </>
  )
}
