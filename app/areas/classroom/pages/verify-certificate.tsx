import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Band } from '#design/layout/layout.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { parseCertificateCode } from '../certificate-rules.ts'
import { findCertificate } from '../certificate-store.server.ts'
import { toShownCertificate } from '../certificate-wire.ts'
import { CertificateView } from '../ui/certificate-view.tsx'
import type { Route } from './+types/verify-certificate'

/** Anyone who holds the paper can check it: the page shows what is printed, but for the day of a birth, and says when it was revoked. Not kept: a revocation must be seen at once. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = partsOf(context)
  const code = parseCertificateCode(params.code)
  const found = code ? await findCertificate(db, code) : null
  return { certificate: found && toShownCertificate(found, { isForEverybody: true }) }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Verifica di un attestato ECM' },
  { name: 'robots', content: 'noindex' },
]

export default function VerifyCertificatePage({ loaderData: { certificate } }: Route.ComponentProps) {
  return (
    <Band ground="tint">
      <h1 className="mb-6 text-title-xl">Verifica di un attestato ECM</h1>
      {certificate ? (
        <CertificateView certificate={certificate} />
      ) : (
        <EmptyState icon="circle-x" title="Nessun attestato con questo codice">
          Controlla di aver copiato tutti i sedici caratteri stampati in fondo all’attestato.
        </EmptyState>
      )}
    </Band>
  )
}
