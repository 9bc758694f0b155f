import { Fragment } from 'react'
import { useNavigation } from 'react-router'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { Link } from '#design/link/link.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { ActForm, Part, ReasonField, type SectionProps } from './member-parts.tsx'

export type Access = {
  email: string
  openSessions: number
  tries: number
  waitSeconds: number
  /** Somebody else of the staff, with a second factor. */
  mayLoseFactors: boolean
  isErasing: boolean
  /** Whoever was written down by the club chooses one with the invitation. */
  hasPassword: boolean
  consents: readonly { name: string; said: string }[]
}

export function AccessSection({ head, path, refused, access }: SectionProps & { access: Access }) {
  const pending = useNavigation().formData?.get('act')
  const { openSessions, waitSeconds, tries } = access
  const oneOf = (acts: readonly string[]) => (refused && acts.includes(refused.act) ? refused : undefined)
  const own = oneOf(['recovery', 'invitation', 'sessions', 'unlock'])
  return (
    <>
      <Part id="accesso" title="Entrare nel Club">
        <p className="max-w-measure text-ink-soft">
          {openSessions === 1 ? 'Una sessione aperta.' : `Sessioni aperte: ${openSessions}.`}{' '}
          {waitSeconds > 0
            ? `Ha sbagliato la password ${tries} volte e deve aspettare ${Math.ceil(waitSeconds / 60)} minuti.`
            : 'Nessun blocco per password sbagliate.'}{' '}
          La lettera arriva a <span className="wrap-anywhere">{access.email}</span> e vale{' '}
          {access.hasPassword ? 'un’ora' : 'sette giorni'}: nessuno qui vede o sceglie la sua password.
        </p>
        <Form className="max-w-3xl" errors={own?.errors} values={own?.typed}>
          <ReasonField />
          <div className="flex flex-wrap gap-3">
            {access.hasPassword ? (
              <Button type="submit" name="act" value="recovery" isPending={pending === 'recovery'}>
                Manda la lettera per la password
              </Button>
            ) : (
              <Button type="submit" name="act" value="invitation" isPending={pending === 'invitation'}>
                Manda di nuovo l’invito
              </Button>
            )}
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
      <Part id="consensi" title="Condizioni e consensi">
        <dl className="grid max-w-3xl grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
          {access.consents.map(({ name, said }) => (
            <Fragment key={name}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere font-strong">{said}</dd>
            </Fragment>
          ))}
        </dl>
      </Part>
      {head.acts.includes('factors') && access.mayLoseFactors && (
        <Part id="secondo-fattore" title="Ha perso il secondo fattore">
          <p className="max-w-measure text-ink-soft">
            Toglie la verifica in due passaggi, i codici di recupero e le passkey: rientra con la sola password e ne
            aggiunge altri. Prima accertati, a voce, che sia proprio lei o lui. Un’e-mail lo dice alla persona.
          </p>
          <ActForm act="factors" refused={refused} label="Togli il secondo fattore" />
        </Part>
      )}
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
            Prepara l’archivio di quello che il Club sa di questa persona. Un’e-mail le dice quando è pronto, e lo
            scarica solo lei, dal suo profilo, per sette giorni. Chi lo ha chiesto, e perché, resta nel registro.
          </p>
          <ActForm act="export" refused={refused} label="Prepara l’archivio" />
        </Part>
      )}
      {head.acts.includes('erase') && <ErasePart head={head} path={path} refused={refused} access={access} />}
    </>
  )
}

function ErasePart({ head, path, refused, access: { isErasing } }: SectionProps & { access: Access }) {
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
              Torna indietro
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
