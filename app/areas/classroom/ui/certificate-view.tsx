import { Badge } from '#design/badge/badge.tsx'
import { Link } from '#design/link/link.tsx'

export type ShownCertificate = {
  code: string
  issuedOn: string
  revoked: { on: string; reason: string; replacedBy: string | null } | null
  fields: readonly (readonly [string, string])[]
}

/** A certificate as whoever checks it sees it: whether it is valid, then every printed field. */
export function CertificateView({ certificate }: { certificate: ShownCertificate }) {
  const { code, issuedOn, revoked, fields } = certificate
  return (
    <div className="max-w-3xl rounded-card bg-paper p-6 shadow-card sm:p-9">
      {revoked ? (
        <>
          <Badge tone="danger" icon="circle-x">
            Revocato il {revoked.on}
          </Badge>
          <p className="mt-3">Motivo: {revoked.reason}</p>
          {revoked.replacedBy && (
            <p className="mt-1">
              Al suo posto vale{' '}
              <Link to={`/verifica-attestato/${revoked.replacedBy}`}>l’attestato {revoked.replacedBy}</Link>.
            </p>
          )}
        </>
      ) : (
        <Badge tone="success" icon="badge-check">
          Autentico e valido
        </Badge>
      )}
      <dl className="mt-6 grid gap-4">
        {fields.map(([name, value]) => (
          <div key={name} className="grid gap-1 border-line border-t pt-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <dt className="font-strong">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-ink-soft">
        Codice {code}, emesso il {issuedOn}.
      </p>
    </div>
  )
}
