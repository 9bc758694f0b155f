import { cx } from '#design/cx.ts'
import { shownText } from '../body-shown-rules.ts'
import type { RichText } from '../model.ts'

/** Editors' formatted words. The type admits only what passed the sanitiser. */
export function RichTextView({ html, className }: { html: RichText; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the RichText type is given only by the sanitiser, on the server.
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: shownText(html) }} />
}
