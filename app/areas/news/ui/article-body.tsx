import type { RichText } from '#areas/content/model.ts'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'

/** CNT-011. The body; with `hasContinueReading` what follows the opening waits behind "Continua a leggere". */
export function ArticleBody({ body, isCollapsed }: { body: RichText; isCollapsed: boolean }) {
  const cut = isCollapsed ? body.indexOf('<h2') : -1
  if (cut <= 0) return <RichTextView html={body} className="text-lg" />
  return (
    <>
      <RichTextView html={body.slice(0, cut) as RichText} className="text-lg" />
      <details className="group/rest mt-5">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-strong text-primary group-open/rest:hidden print:hidden [&::-webkit-details-marker]:hidden">
          Continua a leggere
        </summary>
        <RichTextView html={body.slice(cut) as RichText} className="text-lg" />
      </details>
    </>
  )
}
