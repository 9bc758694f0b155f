import { type InputProps, SuggestedInput } from './text-input.tsx'

/** BLK-002. Two addresses do something instead of leading somewhere; the others say by themselves what they are. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^#phonecall$/, 'Telefona al Club.'],
  [/^#modalproducts$/, 'Apre la finestra con i prodotti in vendita.'],
  [/^#./, 'Porta a un punto di questa pagina.'],
  [/^\/(?!\/)/, 'Porta a una pagina del Club.'],
  [/^https?:\/\//i, 'Porta a un altro sito.'],
  [/^mailto:/i, 'Scrive una e-mail.'],
  [/^tel:/i, 'Telefona a questo numero.'],
]

const HELP = 'Scrivi una parola («servizi», «telefona», «prodotti») e scegli, o incolla un indirizzo.'

export function linkMeaning(link: string): string | null {
  return MEANINGS.find(([pattern]) => pattern.test(link.trim()))?.[1] ?? null
}

/** Where something leads: proposed from the pages of the club, and said back in words. */
export function LinkField(props: InputProps<'link'>) {
  const meaning = linkMeaning(String(props.value ?? ''))
  const shape = { ...props.shape, description: props.shape.description ?? HELP }
  return (
    <div className="grid gap-1.5">
      <SuggestedInput {...props} shape={shape} of="links" />
      <p aria-live="polite" className="min-h-5 text-ink-soft text-sm">
        {meaning}
      </p>
    </div>
  )
}
