import { useRef } from 'react'
import { redirect } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../demo-members.ts'
import { destinationAfterLogin } from '../destination-rules.ts'
import { DemoMembersList } from '../ui/demo-members-list.tsx'
import { LoginForm, type LoginFormHandle } from '../ui/login-form.tsx'
import type { Route } from './+types/login'

/** LOG-027. Only a visitor sees the form; whoever is signed in is already where it leads. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (audienceOf(context).type !== 'SUSPECT') throw redirect(destinationAfterLogin(new URL(request.url).search))
  const { isDemo, club } = partsOf(context)
  const members = DEMO_MEMBERS.map(({ username, type, name, surname, profession, note, staffRole }) => ({
    username,
    type,
    name,
    surname,
    profession,
    note,
    staffRole,
  }))
  return { clubName: club.name, demo: isDemo ? { members, password: DEMO_PASSWORD } : null }
}

/** Kept for visitors alone; a member's address is read whole, because it says where to go. */
export const handle = { isForVisitors: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Accedi | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'description', content: 'Accedi al Club con il tuo username o la tua e-mail.' },
  { name: 'robots', content: 'noindex' },
]

const REASONS = [
  { icon: 'graduation-cap', text: 'I corsi ECM ripartono da dove li avevi lasciati' },
  { icon: 'scale', text: 'Consulenze legali e assicurative, con le risposte già ricevute' },
  { icon: 'newspaper', text: 'News e approfondimenti scelti per la tua professione' },
]

export default function LoginPage({ loaderData: { demo } }: Route.ComponentProps) {
  const form = useRef<LoginFormHandle>(null)
  return (
    <>
      <Band ground="tint" space="medium">
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_29rem] lg:gap-16">
          <section className="rounded-card bg-paper p-6 shadow-card sm:p-9 lg:col-start-2 lg:row-start-1">
            <h1 className="text-title-l">Accedi</h1>
            <p className="mt-1.5 mb-6 text-ink-soft">
              Non hai un account? <Link to="/registrazione">Registrati gratis</Link>
            </p>
            <noscript>
              <p className="mb-6 rounded-field border-[1.5px] border-warning bg-warning-tint px-4 py-3">
                Per accedere serve JavaScript: la password viene cifrata nel tuo browser prima di partire.
              </p>
            </noscript>
            <LoginForm ref={form} />
            <p className="mt-3 border-line border-t pt-4 text-center text-ink-soft">
              Non riesci a entrare? <Link to="/assistenza">Contatta l’assistenza</Link>
            </p>
          </section>
          <Welcome />
        </div>
      </Band>
      {demo && (
        <Band ground="plain" space="medium" aria-labelledby="soci-dimostrativi">
          <SectionHead
            id="soci-dimostrativi"
            eyebrow="Modalità dimostrativa"
            title="Entra come…"
            lead={
              <>
                Persone inventate, una per ogni situazione. La password di tutte è{' '}
                <code className="whitespace-nowrap">{demo.password}</code>
              </>
            }
          />
          <DemoMembersList
            labelledBy="soci-dimostrativi"
            members={demo.members}
            onUse={(username) => form.current?.fill(String(username), demo.password)}
          />
        </Band>
      )}
    </>
  )
}

function Welcome() {
  return (
    <div className="hidden max-w-xl lg:col-start-1 lg:row-start-1 lg:block">
      <p className="eyebrow">Il Club dei professionisti sanitari</p>
      <p className="mt-3 font-display text-title-xl">
        Tutto quello che serve alla tua professione, dove lo avevi lasciato.
      </p>
      <ul className="mt-8 grid gap-4">
        {REASONS.map(({ icon, text }) => (
          <li key={icon} className="flex items-center gap-4 text-lg">
            <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-paper text-primary shadow-card">
              <Icon name={icon} size={22} />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-10 h-36 overflow-hidden rounded-card shadow-card">
        <CoverArt seed="accesso-al-club" category="formazione" isFirst />
      </div>
    </div>
  )
}
