import { useId } from 'react'
import { EASE_GOALS, easeWords, type HardSentence, type ReadingEase } from '#areas/content/reading-ease-rules.ts'

type Props = {
  /** Nothing until it was looked at. */
  ease: ReadingEase | null
  words: string
  time: string
  goal: number
  onReach: (sentence: HardSentence) => void
}

/** STU-049. Beside the text: how long it is, how easily it is read, and where it is hardest. It hints, and stops nobody. */
export function EasePanel({ ease, words, time, goal, onReach }: Props) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-sm text-ink-soft">
        {words}, {time} di lettura
      </p>
      {ease && ease.sentences > 0 && (
        <>
          <p>
            <strong>Gulpease {ease.index}</strong> <span>{easeWords(ease.index)}.</span>
          </p>
          <p className="text-sm text-ink-soft">{goalWords(ease.index, goal)}</p>
          {ease.hardest.length > 0 && (
            <>
              <h3 id={id} className="mt-1 font-strong font-text text-sm">
                {ease.hardest.length === 1 ? 'La frase più difficile' : 'Le frasi più difficili'}
              </h3>
              <ol aria-labelledby={id}>
                {ease.hardest.map((sentence) => (
                  <li key={`${sentence.passage} ${sentence.from}`}>
                    <button
                      type="button"
                      title="Vai alla frase"
                      onClick={() => onReach(sentence)}
                      className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center justify-between gap-3 rounded-field px-2 py-1 text-start text-sm hover:bg-sunken sm:min-h-9"
                    >
                      <span className="line-clamp-2">{sentence.text}</span>
                      <span className="tabular-nums text-ink-soft">{sentence.index}</span>
                    </button>
                  </li>
                ))}
              </ol>
            </>
          )}
        </>
      )}
    </div>
  )
}

function goalWords(index: number, goal: number): string {
  const whose = goal === EASE_GOALS.public ? 'per il pubblico' : 'per i professionisti'
  return index >= goal
    ? `L’obiettivo ${whose} è ${goal}: raggiunto.`
    : `L’obiettivo ${whose} è ${goal}: frasi e parole più corte aiutano.`
}
