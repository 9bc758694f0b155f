import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import type { LiteratureNotice } from '#platform/outside/pubmed/port.ts'
import { noticeLabel, noticeLink } from '../notice-rules.ts'

/** What was said of a paper after it appeared, in red and before its words: nobody quotes a retracted paper without knowing. */
export function PaperNotices({ notices }: { notices: readonly LiteratureNotice[] }) {
  if (notices.length === 0) return null
  return (
    <ul className="grid gap-1" data-notices="">
      {notices.map((notice) => (
        <li
          key={`${notice.kind}|${notice.pmid}|${notice.source}`}
          className={`flex items-start gap-2 rounded-field px-3 py-2 text-sm ${notice.kind === 'about' ? 'bg-sunken' : 'bg-danger-tint text-danger'}`}
        >
          <Icon name="triangle-alert" size={18} className="mt-0.5" />
          <span>
            <strong>{`${noticeLabel(notice)}.`}</strong> <NoticeSource notice={notice} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function NoticeSource({ notice }: { notice: LiteratureNotice }) {
  const link = noticeLink(notice)
  if (!link) return <span lang="en">{notice.source}</span>
  return (
    <Link to={link} className="text-inherit">
      Leggi l’avviso
      {notice.source && (
        <>
          : <span lang="en">{notice.source}</span>
        </>
      )}
    </Link>
  )
}
