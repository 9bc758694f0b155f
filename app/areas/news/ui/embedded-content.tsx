import type { ReadableItem } from '#areas/content/article-model.ts'
import { ButtonLink } from '#design/button/button.tsx'

type Props = { embedded: NonNullable<ReadableItem['embedded']>; frames: readonly string[] }

/** CNT-006. The content of another site inside ours, where the club allows that site; elsewhere a link to it. */
export function EmbeddedContent({ embedded: { url, title }, frames }: Props) {
  const isShown = (url.startsWith('/') && !url.startsWith('//')) || frames.includes(URL.parse(url)?.origin ?? '')
  if (!isShown)
    return (
      <p>
        <ButtonLink to={url} variant="ghost" iconAfter="external-link">
          {title}
        </ButtonLink>
      </p>
    )
  return (
    <iframe
      src={url}
      title={title}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allowFullScreen
      className="aspect-video w-full rounded-card border border-line print:hidden"
    />
  )
}
