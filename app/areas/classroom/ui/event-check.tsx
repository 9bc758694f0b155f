import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Form } from '#design/form/form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Table } from '#design/table/table.tsx'
import type { CheckedEvent } from '../event-check-context.server.ts'

/** DSK-033. The last day of a report: red in its last days, and after. */
export function Deadline({ deadline: { day, state } }: { deadline: CheckedEvent['deadline'] }) {
  if (state === 'far') return <span>{day}</span>
  return <Badge tone="danger">{state === 'near' ? day : `${day}, scaduto`}</Badge>
}

/** DSK-033. The report of one event, and whoever it cannot tell yet. */
export function EventCheck({ event }: { event: CheckedEvent }) {
  const file = (last: string) => `/api/FAD/Eventi/${event.courseId}/${last}`
  return (
    <section aria-labelledby="rapporto" className="grid gap-4 rounded-card bg-paper p-6 shadow-card">
      <h2 id="rapporto" className="text-title-m">
        {event.title}
      </h2>
      <p>
        {event.count === 1 ? '1 partecipante da comunicare' : `${event.count} partecipanti da comunicare`}
        {event.missing > 0 && `, ${event.missing} ancora no`}.
      </p>
      <p>
        Ultimo giorno per comunicarli: <Deadline deadline={event.deadline} />
      </p>
      <ReportedState event={event} />
      {event.missing > 0 && <People event={event} />}
      <div className="flex flex-wrap gap-3">
        {event.count > 0 && (
          <>
            <Download to={file('Rapporto/xml')} label="Scarica l’XML" isMain />
            <Download to={file('Rapporto/csv')} label="Scarica il CSV" />
          </>
        )}
        {event.missing > 0 && <Download to={file('Mancanti')} label="Scarica chi non si può comunicare" />}
        {event.askable > 0 && (
          <Form aria-label="Chiedi a tutti">
            <Button type="submit" name="act" value="ask-all" variant="ghost" icon="mail">
              Chiedi a tutti
            </Button>
          </Form>
        )}
      </div>
    </section>
  )
}

/** FIG-037. What was told to the register, and the press that says so. */
function ReportedState({ event: { reported, isOpen, count } }: { event: CheckedEvent }) {
  const { told, toTell, withdrawn, lastOn, lastAt, mark } = reported
  return (
    <div className="grid gap-3">
      <p>
        {told === 0
          ? 'Nessun attestato è ancora segnalato'
          : `${told === 1 ? '1 attestato già segnalato' : `${told} attestati già segnalati`}, l’ultima volta il ${lastOn}`}
        {toTell > 0 && `, ${toTell} da segnalare`}.
        {withdrawn > 0 && ` Segnalati e poi revocati: ${withdrawn}. Vanno corretti nel registro.`}
      </p>
      <div className="flex flex-wrap gap-3">
        {toTell > 0 && count > 0 && !isOpen && (
          <Form aria-label="Segna come segnalati">
            <input type="hidden" name="impronta" value={mark} />
            <Button type="submit" name="act" value="reported" variant="ghost" icon="check">
              Ho inviato il rapporto: segna come segnalati
            </Button>
          </Form>
        )}
        {told > 0 && (
          <Form aria-label="Annulla la segnalazione">
            <input type="hidden" name="quando" value={lastAt} />
            <Button type="submit" name="act" value="report-undone" variant="ghost">
              Annulla l’ultima segnalazione
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}

function Download({ to, label, isMain = false }: { to: string; label: string; isMain?: boolean }) {
  return (
    <a href={to} download className={buttonClass(isMain ? {} : { variant: 'ghost' })}>
      <Icon name="download" />
      {label}
    </a>
  )
}

function People({ event }: { event: CheckedEvent }) {
  return (
    <>
      <Table
        caption="Chi non si può ancora comunicare"
        rows={event.people}
        rowKey={({ username, name }) => `${username} ${name}`}
        columns={[
          {
            key: 'name',
            title: 'Persona',
            isRowTitle: true,
            cell: ({ name, username }) =>
              username === null ? name : <MemberLink username={username}>{name}</MemberLink>,
          },
          {
            key: 'missing',
            title: 'Che cosa manca',
            cell: ({ missing }) => (
              <ul>
                {missing.map(({ reason, to }) => (
                  <li key={reason}>{to ? <Link to={to}>{reason}</Link> : reason}</li>
                ))}
              </ul>
            ),
          },
          {
            key: 'ask',
            title: 'Chiedi',
            cell: ({ username, name, isAskable, askedOn }) =>
              askedOn ? (
                `Chiesto il ${askedOn}`
              ) : isAskable ? (
                <Form aria-label={`Chiedi a ${name}`}>
                  <input type="hidden" name="username" value={username ?? ''} />
                  <Button type="submit" name="act" value="ask" variant="ghost" size="small">
                    Chiedi all’iscritto
                  </Button>
                </Form>
              ) : null,
          },
        ]}
      />
      <Pagination
        label="Pagine delle persone"
        current={event.page}
        total={event.pages}
        address={(page) => `/redazione/eventi-ecm?evento=${event.courseId}&persone=${page}`}
      />
    </>
  )
}
