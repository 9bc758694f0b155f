import { useEffect, useState } from 'react'
import { data } from 'react-router'
import { answerConsents } from '#areas/account/consent-commands.server.ts'
import { listConsentAnswers } from '#areas/account/consent-store.server.ts'
import { MARKETING_CONSENTS, PARTNER_CONSENTS } from '#areas/account/model.ts'
import { memberOf } from '#areas/audience/context.server.ts'
import { withClubWords } from '#areas/content/club-words-rules.ts'
import { findRegionTexts } from '#areas/content/page-text-store.server.ts'
import { readCall } from '#areas/content/ui/read-call.ts'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Link } from '#design/link/link.tsx'
import { InvalidInput } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { megabytes } from '#platform/pure/sizes.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { isDownloadable } from '../archive-rules.ts'
import { listArchives } from '../archive-store.server.ts'
import { consentsToShow } from '../consent-rules.ts'
import { getCompleteness } from '../contact-store.server.ts'
import type { Archive } from '../model.ts'
import { ArchiveSection, type ShownArchive } from '../ui/archive-section.tsx'
import { Consents } from '../ui/consents.tsx'
import { DeleteAccount } from '../ui/delete-account.tsx'
import type { Route } from './+types/privacy'

/** PRV-005. Where editors keep the two texts of this page: the first region is of privacy, the second of the account. */
const PRIVACY_TEXTS_PATH = '/privacy-e-condizioni'

/** PRV-006, PRV-008. A check that fails is logged, and only its links are missing. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, club, log, now } = partsOf(context)
  const member = memberOf(context)
  const partners = await getCompleteness(db, member.id).catch((error: unknown) => {
    log.error({ err: error }, 'the check of the partner notices failed')
    return null
  })
  const texts = await findRegionTexts(db, PRIVACY_TEXTS_PATH)
  return {
    clubName: club.name,
    policyText: texts.main && withClubWords(texts.main, club),
    accountText: texts.bottom && withClubWords(texts.bottom, club),
    hasPartnerPrivacy: partners?.privacyHomnyaPresent ?? false,
    hasPartnerTerms: partners?.termsConditionsPresent ?? false,
    consents: consentsToShow(await listConsentAnswers(db, member.id)),
    archive: archiveToShow(await listArchives(db, member.id), now),
  }
}

function archiveToShow([last]: readonly Archive[], now: Date): ShownArchive {
  if (!last || last.expiresAt <= now) return { kind: 'none' }
  if (!isDownloadable(last, now)) return { kind: last.state === 'failed' ? 'failed' : 'preparing' }
  const { id, requestedAt, byteSize, expiresAt } = last
  const about = `Archivio del ${formatMinuteIt(requestedAt)}, ${megabytes(byteSize ?? 0)}: si scarica fino al ${formatMinuteIt(expiresAt)}.`
  return { kind: 'ready', id, about }
}

const ANSWERS = { si: true, no: false } as const

/** CMP-002, IDN-028. One answer at a time; what is withdrawn holds from the next request on. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const { id: memberId } = memberOf(context)
  const form = await request.formData()
  const consent = [...MARKETING_CONSENTS, ...PARTNER_CONSENTS].find((name) => name === form.get('consenso'))
  const answer = Object.entries(ANSWERS).find(([word]) => word === form.get('risposta'))?.[1]
  // A partner's notice is accepted with the profile, where it can be read; here it is withdrawn.
  const isPartner = PARTNER_CONSENTS.some((name) => name === consent)
  if (!consent || answer === undefined || (isPartner && answer))
    throw new InvalidInput({}, 'La richiesta non è valida.')
  await db.transaction(async (tx) => {
    await answerConsents(tx, memberId, { [consent]: answer }, { place: 'privacy-page', now })
    const changes = [{ field: consent, to: answer ? 'Sì' : 'No' }]
    await recordTrail(tx, { at: now, kind: 'account-changed', memberId, changes })
  })
  return data({ said: 'Fatto. Da adesso vale la tua nuova scelta.' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Privacy e condizioni | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

/** PRV-001, PRV-005, PRV-006 */
export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPartnerPrivacy, hasPartnerTerms, policyText, accountText, consents, archive } = loaderData
  const [isReading, setReading] = useState(false)
  const notices = [
    ['/informativa-privacy', 'Informativa privacy'],
    ['/privacy-policy', 'Web Privacy Policy'],
    ['/cookie-policy', 'Cookie Policy'],
    ...(hasPartnerPrivacy ? [['/privacy-homnya', 'Informativa del fornitore dei contenuti']] : []),
    ...(hasPartnerTerms ? [['/privacy-integrativa', 'Informativa integrativa']] : []),
  ] as [string, string][]
  return (
    <div className="grid gap-8">
      <h1 className="text-title-l">Privacy e condizioni</h1>
      <section aria-labelledby="informative" className="rounded-card bg-paper p-6 shadow-card sm:p-8">
        <h2 id="informative" className="mb-3 text-title-m">
          Le informative
        </h2>
        {policyText && <RichTextView html={policyText} className="mb-3" />}
        <ul>
          {notices.map(([to, label]) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Button variant="ghost" className="mt-3" onClick={() => setReading(true)}>
          Condizioni d’uso
        </Button>
        <TermsDialog isOpen={isReading} onClose={() => setReading(false)} />
      </section>
      <Consents {...consents} answer={actionData} />
      <ArchiveSection archive={archive} />
      <section aria-labelledby="gestione-account" className="rounded-card bg-paper p-6 shadow-card sm:p-8">
        <h2 id="gestione-account" className="mb-2 text-title-m">
          Gestione dell’account
        </h2>
        {accountText && <RichTextView html={accountText} className="mb-5" />}
        <DeleteAccount />
      </section>
    </div>
  )
}

/** PRV-011. The text comes from the server when it is asked for. */
function TermsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    if (!isOpen || text !== null) return
    readCall<{ text: string }>('/CRM/CondizioniUso', { onFailed: onClose }).then((answer) => setText(answer.text))
  }, [isOpen, text, onClose])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Condizioni d’uso" size="large">
      {text === null ? (
        <p>Caricamento...</p>
      ) : (
        <RichTextView html={text as Parameters<typeof RichTextView>[0]['html']} />
      )}
    </Dialog>
  )
}
