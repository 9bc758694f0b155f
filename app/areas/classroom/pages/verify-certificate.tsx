import { Badge } from '#design/badge/badge.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Band } from '#design/layout/layout.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { parseCertificateCode } from '../certificate-rules.ts'
import { findCertificate } from '../store.server.ts'
import type { Route } from './+types/verify-certificate'

/** Anyone who holds the paper can check it: the page shows every printed field, and says when it was revoked. Not kept: a revocation must be seen at once. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = partsOf(context)
  const code = parseCertificateCode(params.code)
  const found = code ? await findCertificate(db, code) : null
  if (!found) return { kind: 'unknown' as const }
  const { printed, issuedAt, revokedAt, revocationReason } = found
  return {
    kind: 'found' as const,
    code: found.code,
    issuedOn: formatDateIt(issuedAt),
    revoked: revokedAt ? { on: formatDateIt(revokedAt), reason: revocationReason ?? '' } : null,
    fields: [
      ['Nome e cognome', `${printed.name} ${printed.surname}`],
      ['Luogo e data di nascita', `${printed.birthPlace}, ${printed.birthDate}`],
      ['Professione', printed.profession],
      ['Disciplina', printed.discipline],
      ['Corso', printed.title],
      ['Evento ed edizione', `${printed.eventId}, edizione ${printed.edition}`],
      ['Obiettivo formativo', printed.objective],
      ['Crediti', `${printed.credits} (${printed.creditsInLetters})`],
      ['Acquisiti il', printed.passedOn],
      ['Provider', `${printed.providerName}, n. ${printed.providerNumber}`],
    ] as const,
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Verifica di un attestato ECM' },
  { name: 'robots', content: 'noindex' },
]

export default function VerifyCertificatePage({ loaderData }: Route.ComponentProps) {
  return (
    <Band ground="tint">
      <h1 className="mb-6 text-title-xl">Verifica di un attestato ECM</h1>
      {loaderData.kind === 'unknown' ? (
        <EmptyState icon="circle-x" title="Nessun attestato con questo codice">
          Controlla di aver copiato tutti i sedici caratteri stampati in fondo all’attestato.
        </EmptyState>
      ) : (
        <div className="max-w-3xl rounded-card bg-paper p-6 shadow-card sm:p-9">
          {loaderData.revoked ? (
            <Badge tone="danger" icon="circle-x">
              Revocato il {loaderData.revoked.on}
            </Badge>
          ) : (
            <Badge tone="success" icon="badge-check">
              Autentico e valido
            </Badge>
          )}
          {loaderData.revoked && <p className="mt-3">Motivo: {loaderData.revoked.reason}</p>}
          <dl className="mt-6 grid gap-4">
            {loaderData.fields.map(([name, value]) => (
              <div key={name} className="grid gap-1 border-line border-t pt-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
                <dt className="font-strong">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 text-sm text-ink-soft">
            Codice {loaderData.code}, emesso il {loaderData.issuedOn}.
          </p>
        </div>
      )}
    </Band>
  )
}
