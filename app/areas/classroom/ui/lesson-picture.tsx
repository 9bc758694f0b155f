import type { LessonFile } from '../model.ts'

/** LRN-009. A picture of a lesson; its place is known before it arrives. */
export function LessonPicture({ picture }: { picture: LessonFile }) {
  const { filePath, alt, caption, width, height } = picture
  return (
    <figure className="break-inside-avoid">
      <img
        src={filePath}
        alt={alt ?? ''}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        className="h-auto max-w-full rounded-small"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
