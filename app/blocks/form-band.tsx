import type { ReactNode } from 'react'
import type { RichText } from '#areas/content/model.ts'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { HeadingLevel } from './block.ts'

type Props = {
  id: string
  headingLevel: HeadingLevel
  title: string
  content?: RichText | undefined
  children: ReactNode
}

/** FRM-007. The words of a form beside the form itself; on a phone, above it. */
export function FormBand({ id, headingLevel, title, content, children }: Props) {
  const headingId = `${id}-title`
  return (
    <Band id={id} ground="plain" aria-labelledby={headingId}>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="self-start lg:sticky lg:top-28">
          <SectionHead id={headingId} level={headingLevel} title={title} className="mb-4" />
          {content && <RichTextView html={content} className="text-ink-soft text-lg" />}
        </div>
        <div className="rounded-card bg-paper p-5 shadow-card sm:p-8">{children}</div>
      </div>
    </Band>
  )
}
