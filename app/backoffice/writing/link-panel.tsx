import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { isAllowedLink } from '#areas/content/link-rules.ts'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { linkMeaning } from '../shape-form/link-field.tsx'
import { useSuggestions } from '../shape-form/use-suggestions.ts'

/** What somebody meant by an address: a site without its beginning, or a mailbox. Null when it leads nowhere we let it. */
export function addressFrom(typed: string): string | null {
  const address = typed.trim()
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(address)) return `mailto:${address}`
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(address)) return `https://${address}`
  return isAllowedLink(address) ? address : null
}

type Props = {
  /** Of the text it belongs to. */
  name: string
  /** Where the words lead now; empty for words that lead nowhere yet. */
  address: string
  /** No words are chosen: the link brings its own. */
  isWordless: boolean
  onDone: (link: { address: string; words: string }) => void
  onRemove: () => void
  onCancel: () => void
}

/** Where some words lead: a page of the club found by its name, or an address. */
export function LinkPanel({ name, address, isWordless, onDone, onRemove, onCancel }: Props) {
  const [typed, setTyped] = useState(address)
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const { suggestions, ask } = useSuggestions('links')
  const panel = useRef<HTMLFieldSetElement>(null)
  const listId = useId()
  useEffect(() => panel.current?.querySelector('input')?.select(), [])
  const done = () => {
    const meant = addressFrom(typed)
    if (!meant) {
      setError('Scegli una pagina tra quelle proposte, o scrivi un indirizzo che comincia con https:// o con /.')
      return
    }
    const named = suggestions.find(({ value }) => value === meant)?.label
    onDone({ address: meant, words: words.trim() || named || meant.replace(/^(https?:\/\/|mailto:)/, '') })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    if (event.key === 'Enter') done()
    else onCancel()
  }
  return (
    <fieldset
      ref={panel}
      className="grid min-w-0 gap-3 rounded-field bg-paper p-4"
      onKeyDown={onKeyDown}
      onChange={(event) => event.stopPropagation()}
    >
      <legend className="visually-hidden">Link</legend>
      <TextField
        name={`${name}-link`}
        form=""
        label="Dove porta"
        description={linkMeaning(typed) ?? 'Scrivi una parola e scegli una pagina del Club, o incolla un indirizzo.'}
        error={error}
        value={typed}
        list={listId}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => ask(event.target.value)}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
          ask(event.target.value)
        }}
      />
      <datalist id={listId}>
        {suggestions.map(({ value, label }) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
      {isWordless && (
        <TextField
          name={`${name}-link-words`}
          form=""
          label="Parole del link"
          description="Quello che si legge e si preme. Vuoto, si usa il nome della pagina."
          value={words}
          isOptional
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={done}>
          Metti il link
        </Button>
        {address && (
          <Button size="small" variant="ghost" onClick={onRemove}>
            Togli il link
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onCancel}>
          Torna indietro
        </Button>
      </div>
    </fieldset>
  )
}
