import { rem } from '#design/rem.ts'
import drawings from './writing.svg?no-inline'

/** The signs of the tools for writing (Lucide): a file of the desk's own, so that no page of the club carries them. */
export const WRITING_ICONS = [
  'bold',
  'heading-2',
  'heading-3',
  'image',
  'italic',
  'keyboard',
  'link',
  'list',
  'list-ordered',
  'minus',
  'pilcrow',
  'plus',
  'redo-2',
  'remove-formatting',
  'subscript',
  'superscript',
  'table',
  'text-quote',
  'undo-2',
] as const
export type WritingIconName = (typeof WRITING_ICONS)[number]

export function WritingIcon({ name }: { name: WritingIconName }) {
  return (
    <svg width={rem(18)} height={rem(18)} className="shrink-0" aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
