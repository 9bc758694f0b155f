import { useNavigation } from 'react-router'
import { PHONE_PREFIXES } from '#areas/profile/model.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { EmailField, TextField } from '#design/text-field/text-field.tsx'
import type { MemberHeadData, personOf, planOf, walletsOf } from './member-context.server.ts'
import { ActForm, Part, ReasonField, type Refused } from './member-parts.tsx'
import { reasonProblem } from './member-rules.ts'

type Common = { head: MemberHeadData; path: string; refused: Refused | undefined }

export function PersonSection({ person, refused }: Common & { person: Awaited<ReturnType<typeof personOf>> }) {
  return (
    <Part id="dati" title="Chi è">
      <ActForm act="person" refused={refused}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="name" label="Nome" isRequired defaultValue={person.name} />
          <TextField name="surname" label="Cognome" isRequired defaultValue={person.surname} />
          <EmailField
            name="email"
            label="E-mail"
            isRequired
            defaultValue={person.email}
            description={
              person.isEmailVerified
                ? 'Confermata. Se cambia, una lettera chiede di confermare quella nuova e un’altra avvisa quella vecchia.'
                : 'Non ancora confermata.'
            }
            className="sm:col-span-2"
          />
          <Select name="prefix" label="Prefisso" options={PHONE_PREFIXES} defaultValue={person.prefix} />
          <TextField name="phone" label="Telefono" type="tel" inputMode="numeric" defaultValue={person.phone} />
          <Select
            name="professione"
            label="Professione"
            description={`Adesso: ${person.profession || 'non detta'}.`}
            options={person.professions}
            placeholder="Resta com’è"
            className="sm:col-span-2"
          />
          <Select
            name="specializzazione"
            label="Specializzazione"
            description="Solo se scegli una professione che ne ha."
            options={person.specializations}
            placeholder="Nessuna"
          />
          <Select
            name="professioneDettaglio"
            label="Professione sanitaria"
            description="Solo per le altre professioni sanitarie."
            options={person.details}
            placeholder="Nessuna"
          />
        </div>
      </ActForm>
    </Part>
  )
}

const STATES = {
  running: ['In corso', 'success'],
  coming: ['Deve cominciare', 'primary'],
  over: ['Finito', 'neutral'],
} as const

function StateBadge({ state }: { state: keyof typeof STATES }) {
  const [label, tone] = STATES[state]
  return <Badge tone={tone}>{label}</Badge>
}

export function PlanSection({
  head,
  path,
  refused,
  plan,
  chosen,
}: Common & { plan: Awaited<ReturnType<typeof planOf>>; chosen: string | null }) {
  const period = plan.periods.find(({ id }) => id === (refused?.typed.start ?? chosen)) ?? null
  return (
    <>
      {plan.suspendedOn && (
        <p role="status" className="rounded-card bg-warning-tint px-5 py-3">
          Sospeso dal {plan.suspendedOn} per una rata in ritardo: prima di cambiare qualcosa si incassa la rata, fra gli{' '}
          <Link to="/redazione/ordini">ordini</Link>.
        </p>
      )}
      <Part id="periodi" title="Periodi Premium">
        <Table
          caption="Periodi Premium, il più recente in alto"
          isCaptionHidden
          rows={plan.periods}
          rowKey={({ id }) => id}
          empty={
            <p className="text-ink-soft">Non ha mai avuto il Premium. Si comincia dando un piano, o da un ordine.</p>
          }
          columns={[
            { key: 'plan', title: 'Piano', isRowTitle: true, cell: (row) => row.plan ?? 'Premium' },
            { key: 'from', title: 'Dal', cell: ({ from }) => from },
            { key: 'to', title: 'Al', cell: ({ to }) => to },
            { key: 'state', title: 'Adesso', cell: ({ state }) => <StateBadge state={state} /> },
            {
              key: 'change',
              title: 'Cambia',
              cell: ({ id, to }) => (
                <Link
                  to={`${path}?periodo=${encodeURIComponent(id)}#cambia`}
                  aria-label={`Cambia il periodo fino al ${to}`}
                >
                  Cambia
                </Link>
              ),
            },
          ]}
        />
      </Part>
      {period && (
        <Part key={period.id} id="cambia" title={`Cambia il periodo dal ${period.from} al ${period.to}`}>
          <ActForm act="period" refused={refused}>
            <input type="hidden" name="start" value={period.id} />
            <DateField
              name="lastDay"
              label="Ultimo giorno"
              description="Compreso. Quello che è stato dato con il piano dura quanto il periodo."
              isRequired
              defaultValue={period.lastDay}
              className="max-w-xs"
            />
          </ActForm>
          {period.state === 'coming' && (
            <ActForm act="period-removed" refused={refused} label="Guarda che cosa cambia senza questo periodo">
              <input type="hidden" name="start" value={period.id} />
              <p className="border-line border-t pt-5">Non è ancora cominciato: si può anche togliere.</p>
            </ActForm>
          )}
        </Part>
      )}
      <Part id="prova" title={plan.trial ? 'La prova' : 'Dai la prova'}>
        {!plan.trial && <p className="text-ink-soft">Non l’ha ancora avuta: se ne ha una sola nella vita.</p>}
        <ActForm act="trial" refused={refused}>
          <div className="grid gap-5 sm:grid-cols-2">
            <DateField
              name="trialStart"
              label="Primo giorno"
              isRequired
              defaultValue={plan.trial?.start ?? plan.today}
            />
            <DateField name="trialLastDay" label="Ultimo giorno" isRequired defaultValue={plan.trial?.lastDay ?? ''} />
          </div>
        </ActForm>
      </Part>
      {head.acts.includes('plan') && (
        <Part id="piano" title="Dai un piano">
          <p className="text-ink-soft">
            Vale dodici mesi, senza ordine e senza fattura. Se un piano è in corso, comincia quando quello finisce.
          </p>
          <ActForm act="plan" refused={refused}>
            <Select
              name="product"
              label="Piano"
              options={plan.plans}
              placeholder="Scegli un piano"
              isRequired
              className="max-w-md"
            />
          </ActForm>
        </Part>
      )}
    </>
  )
}

export function WalletSection({
  path,
  refused,
  held,
  chosen,
}: Common & { held: Awaited<ReturnType<typeof walletsOf>>; chosen: string | null }) {
  const wallet = held.wallets.find(({ id }) => id === (refused?.typed.wallet ?? chosen)) ?? null
  return (
    <>
      <Part id="portafogli" title="Portafogli">
        <Table
          caption="Portafogli, quelli attivi in alto"
          isCaptionHidden
          rows={held.wallets}
          rowKey={({ id }) => id}
          empty={<p className="text-ink-soft">Non ne ha. Si comincia dandone uno, qui sotto.</p>}
          columns={[
            { key: 'word', title: 'Portafoglio', isRowTitle: true, cell: ({ word }) => word },
            { key: 'from', title: 'Dal', cell: ({ from }) => from },
            { key: 'to', title: 'Al', cell: ({ to }) => to ?? 'Senza scadenza' },
            { key: 'stato', title: 'Stato', align: 'end', cell: ({ stato }) => stato },
            {
              key: 'balance',
              title: 'Crediti',
              align: 'end',
              cell: ({ hasCredits, balance }) => (hasCredits ? balance : null),
            },
            { key: 'used', title: 'Usati', align: 'end', cell: ({ hasCredits, used }) => (hasCredits ? used : null) },
            { key: 'state', title: 'Adesso', cell: ({ state }) => <StateBadge state={state} /> },
            {
              key: 'change',
              title: 'Cambia',
              cell: ({ id, word, from }) => (
                <Link to={`${path}?portafoglio=${id}#cambia`} aria-label={`Cambia ${word} dal ${from}`}>
                  Cambia
                </Link>
              ),
            },
          ]}
        />
      </Part>
      {wallet && (
        <Part key={wallet.id} id="cambia" title={`Cambia ${wallet.word}`}>
          <ActForm act="wallet" refused={refused}>
            <input type="hidden" name="wallet" value={wallet.id} />
            <div className="grid gap-5 sm:grid-cols-2">
              <DateField
                name="lastDay"
                label="Ultimo giorno"
                description="Vuoto: non scade."
                isOptional
                defaultValue={wallet.lastDay}
              />
              <TextField
                name="stato"
                label="Stato"
                description="Vuoto se non ne ha uno."
                isOptional
                inputMode="numeric"
                maxLength={1}
                defaultValue={wallet.stato ?? ''}
              />
            </div>
          </ActForm>
          {wallet.state === 'running' && wallet.takesCredits && (
            <div className="border-line border-t pt-5">
              <h3 className="mb-4 text-title-xs">Crediti: ne ha {wallet.balance}</h3>
              <ActForm act="credits" refused={refused}>
                <input type="hidden" name="wallet" value={wallet.id} />
                <TextField
                  name="amount"
                  label="Quanti"
                  description="Per esempio 10 per aggiungerne, -5 per toglierne."
                  isRequired
                  maxLength={7}
                  className="max-w-xs"
                />
              </ActForm>
            </div>
          )}
          {wallet.state !== 'over' && (
            <div className="border-line border-t pt-5">
              <h3 className="mb-4 text-title-xs">Farlo finire adesso</h3>
              <ActForm act="wallet-ended" refused={refused}>
                <input type="hidden" name="wallet" value={wallet.id} />
              </ActForm>
            </div>
          )}
        </Part>
      )}
      <Part id="nuovo" title="Dai un portafoglio">
        <ActForm act="wallet-given" refused={refused}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Select name="tag" label="Portafoglio" options={held.choices} placeholder="Scegli" isRequired />
            <DateField name="lastDay" label="Ultimo giorno" description="Vuoto: non scade." isOptional />
            <TextField name="credits" label="Crediti" isOptional inputMode="numeric" maxLength={6} />
            <TextField
              name="stato"
              label="Stato"
              description="Vuoto se non ne ha uno."
              isOptional
              inputMode="numeric"
              maxLength={1}
            />
          </div>
        </ActForm>
      </Part>
      <Part id="punti" title={`Punti fedeltà: ${new Intl.NumberFormat('it-IT').format(held.points)}`}>
        {held.isInProgramme ? (
          <ActForm act="points" refused={refused}>
            <TextField
              name="points"
              label="Quanti"
              description="Per esempio 50 per aggiungerne, -50 per toglierne. L’iscritto legge che è stato il Club."
              isRequired
              maxLength={8}
              className="max-w-xs"
            />
          </ActForm>
        ) : (
          <p className="text-ink-soft">Il Programma Fedeltà comincia con il primo piano Premium.</p>
        )}
      </Part>
      <Part id="codici" title="Codici">
        <ActForm act="codes" refused={refused}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextArea
              name="promoCodes"
              label="Codici promozionali"
              description="Uno per riga."
              isOptional
              rows={3}
              defaultValue={held.promoCodes}
            />
            <TextArea
              name="portfolios"
              label="Portafogli senza saldo"
              description="Uno per riga."
              isOptional
              rows={3}
              defaultValue={held.portfolios}
            />
          </div>
        </ActForm>
      </Part>
    </>
  )
}

const WITHOUT_REASON = { reason: reasonProblem('') ?? '' }

function reasonAsked(form: FormData): Record<string, string> {
  const problem = reasonProblem(String(form.get('reason') ?? ''))
  return problem ? { reason: problem } : {}
}

export type Access = {
  email: string
  openSessions: number
  tries: number
  waitSeconds: number
  isErasing: boolean
  /** The archive was asked for without saying why. */
  lacksReason: boolean
}

export function AccessSection({ head, path, refused, access }: Common & { access: Access }) {
  const pending = useNavigation().formData?.get('act')
  const { openSessions, waitSeconds, tries } = access
  const oneOf = (acts: readonly string[]) => (refused && acts.includes(refused.act) ? refused : undefined)
  const own = oneOf(['recovery', 'sessions', 'unlock'])
  return (
    <>
      <Part id="accesso" title="Entrare nel Club">
        <p className="max-w-measure text-ink-soft">
          {openSessions === 1 ? 'Una sessione aperta.' : `Sessioni aperte: ${openSessions}.`}{' '}
          {waitSeconds > 0
            ? `Ha sbagliato la password ${tries} volte e deve aspettare ${Math.ceil(waitSeconds / 60)} minuti.`
            : 'Nessun blocco per password sbagliate.'}{' '}
          La lettera arriva a <span className="wrap-anywhere">{access.email}</span> e vale un’ora: nessuno qui vede o
          sceglie la sua password.
        </p>
        <Form className="max-w-3xl" errors={own?.errors} values={own?.typed}>
          <ReasonField />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="act" value="recovery" isPending={pending === 'recovery'}>
              Manda la lettera per la password
            </Button>
            {openSessions > 0 && (
              <Button type="submit" name="act" value="sessions" variant="ghost" isPending={pending === 'sessions'}>
                Chiudi tutte le sessioni
              </Button>
            )}
            {tries > 0 && (
              <Button type="submit" name="act" value="unlock" variant="ghost" isPending={pending === 'unlock'}>
                Sblocca l’accesso
              </Button>
            )}
          </div>
        </Form>
      </Part>
      {head.acts.includes('close') && (
        <Part id="chiusura" title={head.closedOn ? 'Riaprire l’account' : 'Chiudere l’account'}>
          <p className="max-w-measure text-ink-soft">
            {head.closedOn
              ? 'Chi ha le credenziali potrà entrare come prima. Una lettera lo dice all’iscritto.'
              : 'Nessuno potrà più entrare con queste credenziali, finché non si riapre. Dati, acquisti e attestati restano. Una lettera lo dice all’iscritto.'}
          </p>
          <ActForm act={head.closedOn ? 'open' : 'close'} refused={refused} />
        </Part>
      )}
      {head.acts.includes('export') && (
        <Part id="privacy" title="I suoi dati">
          <p className="max-w-measure text-ink-soft">
            Quello che il Club sa di questa persona, in un archivio con fatture e attestati: lo stesso che l’iscritto
            scarica dal suo profilo. Chi lo scarica, e perché, resta nel registro.
          </p>
          <Form
            className="max-w-3xl"
            action={`${path.replace(/\/accesso$/, '')}/archivio`}
            reloadDocument
            errors={access.lacksReason ? WITHOUT_REASON : undefined}
            validate={reasonAsked}
          >
            <ReasonField />
            <div>
              <Button type="submit" variant="ghost" icon="download">
                Scarica i dati
              </Button>
            </div>
          </Form>
        </Part>
      )}
      {head.acts.includes('erase') && <ErasePart head={head} path={path} refused={refused} access={access} />}
    </>
  )
}

function ErasePart({ head, path, refused, access: { isErasing } }: Common & { access: Access }) {
  const own = refused?.act === 'erase' ? refused : undefined
  const pending = useNavigation().formData?.get('act')
  if (head.role)
    return (
      <Part id="cancellazione" title="Cancellare l’account">
        <p className="text-ink-soft">
          Lavora qui: prima si toglie il ruolo, nella <Link to="/redazione/squadra">squadra</Link>.
        </p>
      </Part>
    )
  return (
    <Part id="cancellazione" title="Cancellare l’account">
      <p className="max-w-measure text-ink-soft">
        I dati personali si cancellano per sempre, come quando lo chiede l’iscritto dal suo profilo. Restano, senza
        nome, le fatture e gli attestati che la legge fa conservare.
      </p>
      {isErasing || own ? (
        <Form className="max-w-3xl" errors={own?.errors} values={own?.typed}>
          <ReasonField />
          <TextField
            name="username"
            label="Username di chi si cancella"
            description={`Per essere sicuri, scrivi ${head.username}.`}
            isRequired
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            className="max-w-xs"
          />
          <div className="flex flex-wrap gap-3">
            <AskingButton
              name="act"
              value="erase"
              variant="danger"
              icon="trash-2"
              isPending={pending === 'erase'}
              question={`Cancellare ${head.name}?`}
              loss="Non si torna indietro: i suoi dati non ci saranno più."
              confirmLabel="Cancella per sempre"
            >
              Cancella l’account
            </AskingButton>
            <ButtonLink to={path} variant="quiet">
              Annulla
            </ButtonLink>
          </div>
        </Form>
      ) : (
        <div>
          <ButtonLink to={`${path}?cancella=1#cancellazione`} variant="ghost">
            Comincia la cancellazione
          </ButtonLink>
        </div>
      )}
    </Part>
  )
}
