import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { departmentOf, OPENING_WORDS } from '../opening-rules.ts'
import { SupportForm } from '../ui/forms.tsx'
import type { Route } from './+types/chat'

/** FRM-022. Stands in for the external chat where the club has connected none: the message reaches the same department. */
export function loader({ context }: Route.LoaderArgs) {
  memberOf(context)
  return { clubName: partsOf(context).club.name, department: departmentOf(audienceOf(context).type).name }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Chat | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function ChatPage({ loaderData: { department } }: Route.ComponentProps) {
  return (
    <Band ground="tint" space="medium">
      <section aria-labelledby="chat" className="mx-auto max-w-3xl rounded-card bg-paper p-6 shadow-card sm:p-9">
        <h1 id="chat" className="text-title-l">
          {department}
        </h1>
        <p className="mt-1.5 mb-7 text-ink-soft">
          Lascia qui il tuo messaggio: lo legge il reparto che ti segue, {OPENING_WORDS.toLowerCase()}. Preferisci un
          altro modo? <Link to="/assistenza/contatti">Vedi tutti i contatti</Link>
        </p>
        <SupportForm />
      </section>
    </Band>
  )
}
