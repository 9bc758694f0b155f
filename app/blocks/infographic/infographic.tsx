import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { Infographic } from './schema.ts'

/** BLK-031. A look at the drawing, its words, and the whole of it in a new tab. */
export function InfographicBlock({ id, data, headingLevel }: BlockProps<Infographic>) {
  const { title, content, path, width, height } = data
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-2">
        <div className="h-72 overflow-hidden rounded-card border border-line bg-paper md:h-96">
          <img
            src={path}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            className="block size-full object-cover object-top"
          />
        </div>
        <div className="grid justify-items-start gap-4">
          <SectionHead id={headingId} level={headingLevel} title={title} className="mb-0" />
          <RichTextView html={content} className="text-ink-soft" />
          <a href={path} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'solid' })}>
            <Icon name="image" />
            Visualizza Infografica<span className="visually-hidden"> (si apre in una nuova scheda)</span>
          </a>
        </div>
      </div>
    </Band>
  )
}
