import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { RichTextFields } from './schema.ts'

/** SHL-004. A text that editors keep: notices, terms, statements. */
export function RichTextBlock({ id, data, headingLevel }: BlockProps<RichTextFields>) {
  return (
    <Band id={id} space="small">
      {data.title && <SectionHead level={headingLevel} title={data.title} />}
      <RichTextView html={data.content} />
    </Band>
  )
}
