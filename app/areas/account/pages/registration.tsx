import { useState } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { CHOSEN_OCCUPATION, occupationChoices } from '#areas/professions/occupation-rules.ts'
import { listSpecializationFamilies, readOccupationLists } from '#areas/professions/store.server.ts'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { registrationDetour } from '../registration-rules.ts'
import { AccountBox } from '../ui/account-box.tsx'
import { RegistrationDone } from '../ui/registration-done.tsx'
import { RegistrationForm } from '../ui/registration-form.tsx'
import type { Registered } from '../ui/use-registration.ts'
import type { Route } from './+types/registration'

/** REG-001, REG-003, REG-006, REG-009, REG-017. Both sign-up pages: the address says which. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const kind = pathname.includes('registrazione-trial') ? 'trial' : 'free'
  const page = kind === 'trial' ? 'trial-registration' : 'registration'
  const detour = registrationDetour(page, audienceOf(context).type)
  if (detour) throw redirect(detour)
  const { db, club } = partsOf(context)
  const [{ professions, details }, specializations] = await Promise.all([
    readOccupationLists(db),
    listSpecializationFamilies(db),
  ])
  const lists = { professions: professions.map(({ id, code, name }) => ({ id, code, name })), details, specializations }
  const said = searchParams.get(CHOSEN_OCCUPATION)
  const occupation = occupationChoices(lists).find(({ value }) => value === said)?.value ?? ''
  return { kind, clubName: club.name, lists, occupation } as const
}

export const handle = { isForVisitors: true, query: [CHOSEN_OCCUPATION] }

/** The form has nothing to read again; once somebody has joined, asking would lead them away from the words that say so. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData?.kind === 'trial' ? 'Prova gratis 7 giorni' : 'Registrati gratis'} | ${loaderData?.clubName ?? 'Camice'}`,
  },
  { name: 'description', content: 'Entra nel Club dei professionisti sanitari: l’account è gratuito.' },
]

const WORDS = {
  free: { title: 'Registrati gratis', lead: 'L’account è gratuito e non scade. Bastano due minuti.' },
  trial: {
    title: 'Prova gratis per 7 giorni',
    lead: 'Corsi ECM, consulenze e convenzioni per sette giorni. Nessun dato di pagamento, nessun rinnovo automatico.',
  },
}

export default function RegistrationPage({ loaderData: { kind, lists, occupation } }: Route.ComponentProps) {
  const [done, setDone] = useState<Registered | null>(null)
  const { revalidate } = useRevalidator()
  const welcome = (registered: Registered) => {
    setDone(registered)
    // The frame was drawn for a visitor: it is asked for again, for the member they are now.
    void revalidate()
  }
  if (done) return <RegistrationDone kind={kind} {...done} />
  return (
    <AccountBox
      isWide
      title={WORDS[kind].title}
      lead={
        <>
          {WORDS[kind].lead} Hai già un account? <Link to="/login">Accedi</Link>
        </>
      }
    >
      <noscript>
        <p className="mb-6 rounded-field border-[1.5px] border-warning bg-warning-tint px-4 py-3">
          Per registrarti serve JavaScript: la password viene cifrata nel tuo browser prima di partire.
        </p>
      </noscript>
      <RegistrationForm kind={kind} lists={lists} occupation={occupation} onRegistered={welcome} />
    </AccountBox>
  )
}
