import { redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { sharedHistory } from '#areas/audience/history-context.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Form } from '#design/form/form.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { reissueCertificate, revokeCertificate } from '../certificate-commands.server.ts'
import { parseCertificateCode } from '../certificate-rules.ts'
import { findCertificate } from '../certificate-store.server.ts'
import { toShownCertificate } from '../certificate-wire.ts'
import { CertificateView } from '../ui/certificate-view.tsx'
import type { Route } from './+types/staff-certificate'

const PERMISSION = 'certificates.write'

/** One certificate, and the two things staff may do with it: take it back, or issue it again with what is known today. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, PERMISSION)
  const { db } = partsOf(context)
  const find = async (written: string) => {
    const code = parseCertificateCode(written)
    return code ? findCertificate(db, code) : null
  }
  const [found, old] = await Promise.all([
    find(params.code),
    find(new URL(request.url).searchParams.get('sostituisce') ?? ''),
  ])
  if (!found) throw new NotFound('Questo attestato non esiste.')
  const member = found.memberId ? await findMemberById(db, found.memberId) : null
  return {
    member: member && { username: member.username, name: `${member.name} ${member.surname}` },
    course: { id: found.courseId, title: found.printed.title },
    certificate: toShownCertificate(found, { isForEverybody: false }),
    history: await sharedHistory(db, [`certificate ${found.code}`]),
    holder: `${found.printed.name} ${found.printed.surname}`,
    mayReissue: found.memberId !== null && found.replacedBy === null,
    /** The one it was issued in place of a moment ago. */
    replaced: old?.replacedBy === found.code ? old.code : null,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, PERMISSION)
  const { db, now, club } = partsOf(context)
  const form = await request.formData()
  const reason = String(form.get('motivo') ?? '').slice(0, 1000)
  const asked = { code: parseCertificateCode(params.code) ?? '', reason, staffId, now }
  try {
    if (form.get('che') === 'riemetti') {
      const fresh = await reissueCertificate(db, { ...asked, club })
      return redirect(`/redazione/attestati/${fresh}?sostituisce=${asked.code}`)
    }
    await revokeCertificate(db, asked)
    return { errors: {}, values: { motivo: '' }, done: 'L’attestato è revocato: chi lo verifica legge il motivo.' }
  } catch (error) {
    if (error instanceof InvalidInput) return { errors: error.fields, values: { motivo: reason }, done: null }
    if (error instanceof Conflict) return { errors: { motivo: error.message }, values: { motivo: reason }, done: null }
    throw error
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Attestato | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffCertificatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { certificate, holder, member, course, mayReissue, replaced, history } = loaderData
  const reissued = replaced
    ? `Emesso di nuovo: questo è l’attestato che vale. Il precedente, ${replaced}, è revocato e chi lo verifica legge il motivo.`
    : null
  const done = actionData ? actionData.done : reissued
  const isPending = useNavigation().state !== 'idle'
  const isValid = certificate.revoked === null
  return (
    <>
      <DeskHead
        title={holder}
        state={`Attestato ${certificate.code}`}
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Attestati ECM', to: '/redazione/attestati' },
        ]}
        lead={
          <>
            {member ? (
              <>
                Di <MemberLink username={member.username}>{member.name}</MemberLink>, username {member.username}, per{' '}
              </>
            ) : (
              'Di chi non è più iscritto, per '
            )}
            <Link to={`/redazione/corsi/${course.id}`}>{course.title}</Link>.
          </>
        }
      />
      <Wrap className="grid gap-6 pb-16">
        <Outcome answer={done ? (actionData ?? loaderData) : null} className="max-w-3xl">
          {done}
        </Outcome>
        <CertificateView certificate={certificate} />
        <DeskHistory title="Storia di questo attestato" lines={history} />
        {(isValid || mayReissue) && (
          <section aria-labelledby="correggi" className="max-w-3xl rounded-card bg-paper p-6 shadow-card sm:p-9">
            <h2 id="correggi" className="text-title-m">
              Revoca o nuova emissione
            </h2>
            <p className="mt-2 text-ink-soft">
              La nuova emissione stampa i dati che la persona ha oggi nel suo profilo, revoca questo attestato e ne dà
              uno con un altro codice. Chi verifica quello revocato legge il motivo.
            </p>
            <Form key={certificate.code} className="mt-5" errors={actionData?.errors} values={actionData?.values}>
              <TextArea name="motivo" label="Motivo" isRequired maxLength={300} rows={3} />
              <div className="flex flex-wrap gap-3">
                {mayReissue && (
                  <AskingButton
                    name="che"
                    value="riemetti"
                    isPending={isPending}
                    question="Emettere di nuovo l’attestato?"
                    loss="Questo non varrà più: ne nasce uno con un altro codice e i dati che la persona ha oggi."
                    confirmLabel="Emetti di nuovo"
                  >
                    Emetti di nuovo
                  </AskingButton>
                )}
                {isValid && (
                  <AskingButton
                    name="che"
                    value="revoca"
                    variant="ghost"
                    isPending={isPending}
                    question="Revocare l’attestato?"
                    loss="Non varrà più, e non si torna indietro: chi lo verifica legge il motivo."
                    confirmLabel="Revoca"
                  >
                    Revoca
                  </AskingButton>
                )}
              </div>
            </Form>
          </section>
        )}
      </Wrap>
    </>
  )
}
