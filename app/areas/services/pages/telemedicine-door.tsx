import { redirect } from 'react-router'
import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { telemedicineAccess } from '#areas/audience/entitlement-rules.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Band } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { FEATURES } from '../telemedicine-copy.ts'
import type { Route } from './+types/telemedicine-door'

/** TEL-002, TEL-003. Who may enter is asked here again; then the setting of the club says where the service is. */
export function loader({ context }: Route.LoaderArgs) {
  const { club, outside } = partsOf(context)
  memberOf(context)
  if (telemedicineAccess(audienceOf(context)) !== 'open') throw redirect('/telemedicina')
  const door = outside.telemedicine.door()
  if (door.kind === 'elsewhere') throw redirect(door.url)
  return { clubName: club.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Accesso alla telemedicina | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function TelemedicineDoorPage() {
  return (
    <>
      <PageHead
        title="Accesso alla telemedicina"
        lead="Qui si apre la piattaforma delle visite a distanza. In questa dimostrazione la piattaforma non c’è, e la pagina lo dice."
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Telemedicina', to: '/telemedicina' },
        ]}
        actions={
          <ButtonLink to="/telemedicina" variant="ghost">
            Torna alla telemedicina
          </ButtonLink>
        }
      />
      <Band space="small" aria-labelledby="dentro-titolo">
        <h2 id="dentro-titolo" className="mb-4 text-title-m">
          Che cosa ci trovi dentro
        </h2>
        <ul className="grid max-w-measure gap-3">
          {FEATURES.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ul>
      </Band>
    </>
  )
}
