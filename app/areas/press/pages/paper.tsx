import { redirect } from 'react-router'
import { memberOf, viewerOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { isDemoPmid } from '#platform/outside/pubmed/port.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { DEMO_NOTICE, PRESS_CRUMBS } from '../copy.ts'
import { PRESS_PATH } from '../model.ts'
import { authorLine, linkOf, mayUsePress, sourceLine } from '../rules.ts'
import { findRecord } from '../store.server.ts'
import { PaperNotices } from '../ui/paper-notices.tsx'
import { SaveButton } from '../ui/save-button.tsx'
import type { Route } from './+types/paper'

/** PUB-003, PUB-014. A paper with its whole abstract, for who holds the wallet; the others see what the service is. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, club } = partsOf(context)
  memberOf(context)
  if (!mayUsePress(viewerOf(context).audience)) throw redirect(PRESS_PATH)
  const pmid = /^[1-9]\d{0,9}$/.test(params.pmid) ? Number(params.pmid) : 0
  const record = pmid > 0 && pmid <= 2_147_483_647 ? await findRecord(db, pmid) : null
  if (!record) throw new NotFound('Questo articolo non è nel catalogo.')
  return { clubName: club.name, record }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.record.title ?? 'Articolo'} | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function PaperPage({ loaderData: { record } }: Route.ComponentProps) {
  const { pmid, title, originalTitle, doi, abstract, subjects, keywords, publicationTypes } = record
  const isDemo = isDemoPmid(pmid)
  return (
    <Band space="small">
      <Breadcrumbs crumbs={[...PRESS_CRUMBS, { label: 'PubMed', to: PRESS_PATH }, { label: `PMID ${pmid}` }]} />
      <article aria-labelledby="titolo-articolo" className="mt-4 max-w-3xl">
        <p className="flex flex-wrap items-center gap-2 text-ink-soft">
          <time dateTime={record.publishedOn}>{formatDateIt(record.publishedOn)}</time>
          {publicationTypes.map((type) => (
            <Badge key={type} tone="neutral">
              <span lang="en">{type}</span>
            </Badge>
          ))}
        </p>
        <h1
          id="titolo-articolo"
          lang={originalTitle ? undefined : 'en'}
          className="mt-3 text-balance font-display text-title-l"
        >
          {originalTitle ?? title}
        </h1>
        {originalTitle && (
          <p lang="en" className="mt-2 text-ink-soft text-lg">
            {title}
          </p>
        )}
        <p className="mt-4 font-strong">{authorLine(record.authors)}</p>
        <p className="text-ink-soft">{sourceLine(record)}</p>
        <div className="mt-5 empty:hidden">
          <PaperNotices notices={record.notices} />
        </div>
        {isDemo && (
          <p className="mt-5 flex items-start gap-2 rounded-field bg-warning-tint px-4 py-3">
            <Icon name="triangle-alert" className="mt-1 text-warning" />
            {DEMO_NOTICE}
          </p>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-3" data-print="hidden">
          <SaveButton id={pmid} />
          <ExportLink pmid={pmid} format="ris" label="RIS" />
          <ExportLink pmid={pmid} format="bibtex" label="BibTeX" />
          {!isDemo && (
            <Link to={linkOf(pmid)} look="standalone">
              Vedi su PubMed
            </Link>
          )}
          {doi && !isDemo && (
            <Link to={`https://doi.org/${doi}`} look="standalone">
              Testo dell’editore
            </Link>
          )}
        </div>
        <h2 className="mt-9 mb-3 font-display text-title-m">Abstract</h2>
        {abstract.length === 0 && <p className="text-ink-soft">Il catalogo non ha l’abstract di questo articolo.</p>}
        <div lang="en" className="grid max-w-measure gap-4">
          {abstract.map(({ label, text }) => (
            <p key={text}>
              {label && <strong className="block text-sm text-ink-soft tracking-wide">{label}</strong>}
              {text}
            </p>
          ))}
        </div>
        <dl className="mt-8 grid gap-x-6 gap-y-2 border-line border-t pt-5 sm:grid-cols-[9rem_1fr]">
          <dt className="font-strong">PMID</dt>
          <dd>{pmid}</dd>
          {doi && (
            <>
              <dt className="font-strong">DOI</dt>
              <dd className="break-words">{doi}</dd>
            </>
          )}
          {subjects.length + keywords.length > 0 && (
            <>
              <dt className="font-strong">Argomenti</dt>
              <dd lang="en">{[...subjects, ...keywords].join(' · ')}</dd>
            </>
          )}
        </dl>
      </article>
    </Band>
  )
}

function ExportLink({ pmid, format, label }: { pmid: number; format: string; label: string }) {
  return (
    <a
      href={`/api/PubMed/Articoli/Esporta?formato=${format}&id=${pmid}`}
      download
      className={buttonClass({ variant: 'ghost', size: 'small' })}
    >
      <Icon name="download" size={16} />
      {label}
    </a>
  )
}
