type Judged = { kind: 'told' } | { kind: 'refused'; sentence: string }

const TIME = String.raw`((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})`
const TIMING = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t]+\\S.*)?$`)
/** Blocks that are not spoken. */
const APART = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/
const SRT_TIMING = /\d{2}:\d{2},\d{3}\s+-->/

const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/**
 * The captions of a film in WebVTT, read as a browser reads them: one that silently shows nothing is worse than one that is refused. The
 * first wrong line is told by its number.
 */
export function judgeCaptions(bytes: Uint8Array): Judged {
  const text = decoded(bytes)
  if (text === null) return refused('I sottotitoli non sono in UTF-8: salvali di nuovo scegliendo questa codifica.')
  const lines = text.split(/\r\n|\n|\r/)
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? ''))
    return refused(
      SRT_TIMING.test(text)
        ? 'Questo è un file SRT: salvalo come WebVTT (.vtt) e riprova.'
        : 'Riga 1: un file di sottotitoli comincia con WEBVTT.',
    )
  let cues = 0
  let last = 0
  for (const { start, block } of blocksOf(lines)) {
    if (start === 0 || APART.test(block[0] ?? '')) continue
    // A cue may have a name of its own, above its times.
    const at = block[0]?.includes('-->') ? 0 : 1
    const line = start + at + 1
    const [, from, to] = TIMING.exec(block[at]?.trimEnd() ?? '') ?? []
    if (!from || !to)
      return refused(
        `Riga ${block[at] === undefined ? line - 1 : line}: qui vanno i tempi, per esempio 00:01.000 --> 00:04.000.`,
      )
    if (secondsOf(to) <= secondsOf(from)) return refused(`Riga ${line}: la battuta finisce prima di cominciare.`)
    if (secondsOf(from) < last) return refused(`Riga ${line}: la battuta comincia prima di quella che la precede.`)
    if (!block.slice(at + 1).some((words) => words.trim() !== ''))
      return refused(`Riga ${line}: sotto i tempi manca il testo.`)
    last = secondsOf(from)
    cues += 1
  }
  return cues > 0 ? { kind: 'told' } : refused('Nei sottotitoli non c’è nessuna battuta.')
}

const refused = (sentence: string): Judged => ({ kind: 'refused', sentence })

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** What empty lines part; `start` is the index of the first line of each. */
function blocksOf(lines: readonly string[]): { start: number; block: string[] }[] {
  const blocks: { start: number; block: string[] }[] = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    if (index > 0 && lines[index - 1]?.trim() !== '') blocks.at(-1)?.block.push(line)
    else blocks.push({ start: index, block: [line] })
  }
  return blocks
}
