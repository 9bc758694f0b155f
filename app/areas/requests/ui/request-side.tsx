import type { ReactNode } from 'react'
import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { Form } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import type { RequestPicture } from '../request-context.server.ts'
import type { Refused } from './refused.ts'

type Request = { state: string; createdOn: string; due: { words: string } }
type Props = { request: Request; open: RequestPicture; refused: Refused | null }

/** What is known of a request beside its words, and what is done with it without writing. */
export function RequestSide({ request, open, refused }: Props) {
  const { email, phone, member, handler, asideUntil, told, history, mayAnswer } = open
  return (
    <aside
      aria-label="La richiesta"
      className="grid content-start divide-y divide-line border-line text-[0.875rem] max-lg:border-t lg:border-l [&>*]:px-4 [&>*]:py-4 sm:[&>*]:px-6 lg:[&>*]:px-5"
    >
      <Facts title="A che punto è">
        <Fact name="Scadenza">{request.due.words}</Fact>
        <Fact name="Arrivata">{request.createdOn}</Fact>
        <Fact name="Chi la segue">{handler ?? 'Nessuno'}</Fact>
        {asideUntil && (
          <Fact name="Ricordamela il">{asideUntil.isBack ? `${asideUntil.day}: è tornata` : asideUntil.day}</Fact>
        )}
      </Facts>
      {mayAnswer && (request.state === 'closed' ? <Reopen /> : <Following open={open} refused={refused} />)}
      <Facts title="Chi ha scritto">
        <Fact name="Iscritto">
          {member ? (
            <>
              <MemberLink username={member.username}>{member.name}</MemberLink>, username {member.username}, codice{' '}
              {member.clientCode}
            </>
          ) : (
            'Nessuno: ha scritto senza accedere'
          )}
        </Fact>
        <Fact name="E-mail">
          <a href={`mailto:${email}`} className="text-primary hover:underline">
            {email}
          </a>
        </Fact>
        {phone && (
          <Fact name="Telefono">
            <a href={`tel:${phone}`} className="text-primary hover:underline">
              {phone}
            </a>
          </Fact>
        )}
      </Facts>
      <details>
        <summary className="min-h-8 cursor-pointer font-strong">Che cosa è arrivato con il modulo</summary>
        <dl className="mt-2 grid gap-2">
          {told.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
      </details>
      <section aria-labelledby="storia">
        <h2 id="storia" className="mb-2 font-strong font-text text-base">
          Storia di questa richiesta
        </h2>
        <ol className="grid gap-2">
          {history.map(({ id, what, who, at }) => (
            <li key={id}>
              <span className="wrap-anywhere block">{what}</span>
              <span className="text-ink-soft tabular-nums">
                {who ?? 'Il Club'}, {at}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 font-strong font-text text-base">{title}</h2>
      <dl className="grid gap-2">{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}

function Reopen() {
  return (
    <Form method="post" aria-label="Riapri la richiesta" className="justify-items-start">
      <Button type="submit" name="act" value="reopen" variant="ghost" size="small">
        Riapri
      </Button>
    </Form>
  )
}

/** DSK-040, DSK-041. Who follows it, when it comes back, and closing it without a word. */
function Following({ open, refused }: { open: RequestPicture; refused: Refused | null }) {
  const seen = <input type="hidden" name="seen" value={open.handledBy ?? ''} />
  const errorsOf = (act: string) => (refused?.act === act ? refused.errors : {})
  return (
    <section aria-label="Che cosa fare" className="grid gap-4">
      {!open.isMine && (
        <Form method="post" aria-label="Prendi la richiesta" className="justify-items-start">
          {seen}
          <Button type="submit" name="act" value="take" size="small">
            Prendila tu
          </Button>
        </Form>
      )}
      <Form method="post" aria-label="Assegna a un collega" errors={errorsOf('assign')} className="gap-2">
        {seen}
        <Select
          name="chi"
          label="Assegna a"
          placeholder="Scegli una persona"
          options={open.colleagues.filter(({ value }) => value !== open.handledBy)}
        />
        <Button type="submit" name="act" value="assign" variant="ghost" size="small" className="justify-self-start">
          Assegna
        </Button>
      </Form>
      <Form method="post" aria-label="Metti da parte" errors={errorsOf('aside')} className="gap-2">
        <DateField
          name="giorno"
          label="Ricordamela il"
          defaultValue={refused?.act === 'aside' ? refused.typed.giorno : ''}
        />
        <Button type="submit" name="act" value="aside" variant="ghost" size="small" className="justify-self-start">
          Metti da parte
        </Button>
      </Form>
      <Form method="post" aria-label="Chiudi la richiesta" className="justify-items-start">
        <Button type="submit" name="act" value="close" variant="ghost" size="small">
          Chiudi senza rispondere
        </Button>
      </Form>
    </section>
  )
}
