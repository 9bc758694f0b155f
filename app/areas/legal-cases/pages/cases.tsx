import { useEffect } from 'react'
import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { Button } from '#design/button/button.tsx'
import { Dialog, useDialog } from '#design/dialog/dialog.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { CardGrid } from '#design/layout/layout.tsx'
import { toast } from '#design/toast/toast.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { recognisedRulings, seesLegalCases, sideBox } from '../rules.ts'
import { listCases } from '../store.server.ts'
import { CaseItem } from '../ui/case-item.tsx'
import { CaseSideBox } from '../ui/case-side-box.tsx'
import type { Route } from './+types/cases'

const READING = 3

/** CAU-001, CAU-002, CAU-010. Null where the list is not for this member, `failed` where it could not be read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club, log } = partsOf(context)
  const member = memberOf(context)
  const audience = audienceOf(context)
  const cases = seesLegalCases(audience)
    ? await listCases(db, member.id).then(
        (found) => found.map((each) => ({ ...each, rulings: recognisedRulings(each.rulings) })),
        (error: unknown) => {
          log.error({ err: error }, 'the legal cases of a member could not be read')
          return 'failed' as const
        },
      )
    : null
  // SRC-019. Beside the cases, what is worth reading for who practises this profession.
  const profession = (await findMemberById(db, member.id))?.profession
  const reading = await listCards(
    db,
    {
      excludedTypes: ['Modulo', 'Tool'],
      professions: profession ? [profession] : [],
      specializations: member.specializations,
      offset: 0,
      rows: READING,
    },
    now,
  )
  return { clubName: club.name, cases, box: sideBox(audience), reading }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Le mie cause | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function CasesPage({ loaderData: { cases, box, reading } }: Route.ComponentProps) {
  const { isOpen, close, triggerProps } = useDialog()
  const isFailed = cases === 'failed'
  useEffect(() => {
    if (isFailed) toast.danger('Errore nel servizio /CRM/CauseLegaliAttive')
  }, [isFailed])
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="font-display text-title-l">Le mie cause</h1>
          <p className="mt-2 max-w-measure text-ink-soft text-lg">
            Le pratiche che i legali del Club seguono per te: a che punto sono, quando è la prossima udienza.
          </p>
        </div>
        <Button variant="ghost" icon="circle-question-mark" {...triggerProps}>
          Come funziona
        </Button>
      </header>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {cases !== null && (
          <section aria-label="Elenco delle cause" className="rounded-card bg-paper px-5 shadow-card sm:px-7">
            {isFailed || cases.length === 0 ? (
              <EmptyState
                icon="gavel"
                className="my-6"
                title={isFailed ? 'Non riusciamo a leggere le tue cause' : 'Al momento non sono presenti cause.'}
              >
                {isFailed ? 'Riprova tra poco: nulla è andato perso.' : 'Quando ne apri una con noi, la trovi qui.'}
              </EmptyState>
            ) : (
              cases.map((legalCase) => <CaseItem key={legalCase.id} legalCase={legalCase} />)
            )}
          </section>
        )}
        <CaseSideBox box={box} />
      </div>
      <section aria-labelledby="letture">
        <h2 id="letture" className="mb-5 text-title-m">
          Suggeriti per te
        </h2>
        <CardGrid columns={3}>
          {reading.map((item) => (
            <ContentCardView key={item.id} item={item} />
          ))}
        </CardGrid>
      </section>
      <Dialog isOpen={isOpen} onClose={close} title="Come funziona" footer={<Button onClick={close}>Ho capito</Button>}>
        <div className="prose">
          <p>
            Qui trovi le cause che i legali del Club hanno in carico per te, con lo stato, i provvedimenti e le udienze.
          </p>
          <p>
            Apri una causa per vedere le sue udienze e scaricare i documenti. Il calendario si aggiunge alla tua agenda.
          </p>
          <p>
            {box === 'assistant'
              ? 'Per parlare con il tuo assistente legale scrivi dal modulo di questa pagina: risponde entro 2 giorni lavorativi.'
              : 'L’assistente legale è compreso nei piani Premium: con un piano gli scrivi da questa pagina, e risponde entro 2 giorni lavorativi.'}
          </p>
        </div>
      </Dialog>
    </div>
  )
}
