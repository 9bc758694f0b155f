import { cx } from '#design/cx.ts'
import type { RichText } from '../model.ts'

/** Editors' formatted words. The type admits only what passed the sanitiser. A table fills the line, and where it is wider than a phone it scrolls by itself, also by keyboard. */
export function RichTextView({ html, className }: { html: RichText; className?: string }) {
  const shown = html
    .replaceAll('<table>', '<div class="table-room" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the RichText type is given only by the sanitiser, on the server.
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: shown }} />
}
