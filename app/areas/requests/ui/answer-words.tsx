import { Icon } from '#design/icon/icon.tsx'
import { formatDateIt } from '#platform/pure/dates.ts'
import { megabytes } from '#platform/pure/sizes.ts'
import type { RequestFile } from '../model.ts'

type Props = { answer: { text: string; createdAt: Date; files: readonly RequestFile[] } }

/** What was sent, to be read again. */
export function FileLinks({ files }: { files: readonly RequestFile[] }) {
  return files.map(({ path, name, byteSize }) => (
    <a
      key={path}
      href={path}
      className="wrap-anywhere flex min-h-11 items-center gap-2 pl-5 font-normal text-primary hover:underline"
    >
      <Icon name="file-text" size={18} className="shrink-0" />
      {name} ({megabytes(byteSize)})
    </a>
  ))
}

/** What the club wrote back, closed until it is wanted: it may be long. */
export function AnswerWords({ answer: { text, createdAt, files } }: Props) {
  return (
    <details className="font-normal">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-strong text-primary">
        Leggi la risposta del {formatDateIt(createdAt)}
      </summary>
      <p className="max-w-measure whitespace-pre-line break-words border-primary border-l-4 py-1 pl-4">{text}</p>
      <FileLinks files={files} />
    </details>
  )
}
