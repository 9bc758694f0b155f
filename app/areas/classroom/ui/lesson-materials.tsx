import { Icon } from '#design/icon/icon.tsx'
import type { LessonFile } from '../model.ts'

/** LRN-009. What is taken away from a lesson. */
export function LessonMaterials({ files }: { files: readonly LessonFile[] }) {
  const papers = files.filter(({ kind }) => kind === 'paper')
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="materiali" className="grid gap-3">
      <h2 id="materiali" className="text-title-s">
        Materiali
      </h2>
      <ul className="grid border-line border-t">
        {papers.map(({ id, title, filePath }) => (
          <li key={id} className="border-line border-b">
            <a
              href={filePath}
              download
              className="flex min-h-13 items-center gap-3 py-2 text-primary hover:text-primary-strong"
            >
              <Icon name="file-text" size={20} className="shrink-0" />
              <span className="wrap-anywhere min-w-0 underline underline-offset-2">{title}</span>
              <span className="ml-auto shrink-0 text-ink-soft text-sm">PDF</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
