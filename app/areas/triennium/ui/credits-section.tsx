import { useNavigation } from 'react-router'
import { AREA_WORDS, OBJECTIVE_AREAS } from '#areas/courses/objectives-model.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { formatDateIt } from '#platform/pure/dates.ts'
import { tenthInWords, toTenth } from '#platform/pure/tenths.ts'
import type { CountedItem } from '../credit-rules.ts'
import { CREDIT_KIND_WORDS, CREDIT_KINDS, LARGEST_PAPER_WORDS } from '../model.ts'
import type { TrienniumAnswer } from '../pages/triennium.tsx'
import type { PeriodPicture } from '../picture-context.server.ts'
import { ListForm } from './list-form.tsx'
import { RemoveRow } from './remove-row.tsx'

type Props = { picture: PeriodPicture; answer: TrienniumAnswer | null }

/** LRN-027. What one has, the club's beside what one declares; what exceeds a limit is told, and does not count. */
export function CreditsSection({ picture: { credits, name }, answer }: Props) {
  return (
    <section id="crediti" aria-labelledby="i-tuoi-crediti" className="grid gap-5 rounded-card bg-paper p-6 shadow-card">
      <h2 id="i-tuoi-crediti" className="text-title-m">
        I tuoi crediti: {tenthInWords(credits.total)}
      </h2>
      {credits.items.length === 0 && <p className="text-ink-soft">Nel triennio {name} non ce ne sono ancora.</p>}
      <ul className="grid gap-3 empty:hidden">
        {credits.items.map((item) => (
          <CreditLine key={item.id} item={item} />
        ))}
      </ul>
      {credits.limits.length > 0 && (
        <ul className="grid gap-1 text-ink-soft text-sm">
          {credits.limits.map(({ words, most, used }) => (
            <li key={words}>
              {words}: {tenthInWords(used)} crediti su {tenthInWords(most)}.
            </li>
          ))}
        </ul>
      )}
      <DeclareForm key={credits.items.length} answer={answer?.act === 'declare' ? answer : null} />
      <ListForm key={`elenco-${credits.items.length}`} answer={answer?.act === 'list' ? answer : null} />
    </section>
  )
}

function CreditLine({ item }: { item: CountedItem }) {
  const { source, title, provider, day, kind, isSponsored, filePath, over } = item
  const left = toTenth(item.credits - item.counted)
  const about = [
    formatDateIt(day),
    provider,
    source === 'declared' && CREDIT_KIND_WORDS[kind],
    isSponsored && 'invito di uno sponsor',
  ].filter(Boolean)
  return (
    <li className="flex items-start justify-between gap-3 border-line/60 border-b pb-3">
      <div className="grid min-w-0 gap-1">
        <span className="wrap-anywhere font-strong">{title}</span>
        <span className="text-ink-soft text-sm">
          {about.join(' · ')}
          {filePath && (
            <>
              {' · '}
              <a href={filePath} className="text-primary underline underline-offset-2">
                documento
              </a>
            </>
          )}
        </span>
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={source === 'club' ? 'primary' : 'neutral'}>
            {source === 'club' ? 'Del Club' : 'Dichiarati da te'}
          </Badge>
          {left > 0 && (
            <span className="text-sm text-warning">
              {tenthInWords(left)} non {left === 1 ? 'conteggiato' : 'conteggiati'}
              {over && `. ${over}`}
            </span>
          )}
        </span>
      </div>
      <span className="flex shrink-0 items-center gap-1 font-strong tabular-nums">
        {tenthInWords(item.credits)}
        {source === 'declared' && <RemoveRow act={`declared-${item.id}`} label={`Togli: ${title}`} />}
      </span>
    </li>
  )
}

function DeclareForm({ answer }: { answer: TrienniumAnswer | null }) {
  const { state, formData } = useNavigation()
  const typed = answer?.typed
  return (
    <details open={answer !== null}>
      <summary className="min-h-11 cursor-pointer content-center font-strong text-primary">
        Aggiungi crediti presi altrove
      </summary>
      <Form
        aria-label="Aggiungi crediti presi altrove"
        encType="multipart/form-data"
        errors={answer?.errors ?? {}}
        values={answer?.typed ?? {}}
        className="mt-3 grid gap-5"
      >
        {answer?.mayInsist && <input type="hidden" name="sicuro" value="on" />}
        <TextField
          name="title"
          label="Titolo dell’evento"
          isRequired
          maxLength={200}
          defaultValue={typed?.title ?? ''}
        />
        <TextField
          name="provider"
          label="Chi lo ha organizzato"
          isRequired
          maxLength={120}
          defaultValue={typed?.provider ?? ''}
        />
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <DateField name="day" label="Giorno" isRequired defaultValue={typed?.day ?? ''} />
          <TextField
            name="credits"
            label="Crediti"
            isRequired
            inputMode="decimal"
            maxLength={6}
            defaultValue={typed?.credits ?? ''}
          />
        </div>
        <Select
          name="kind"
          label="Come li hai ottenuti"
          placeholder="Scegli"
          isRequired
          defaultValue={typed?.kind ?? ''}
          options={CREDIT_KINDS.map((value) => ({ value, label: CREDIT_KIND_WORDS[value] }))}
        />
        <Select
          name="area"
          label="Area del dossier"
          description="Se la sai: la dice l’attestato, con l’obiettivo formativo."
          placeholder="Non la so"
          isOptional
          defaultValue={typed?.area ?? ''}
          options={OBJECTIVE_AREAS.map((value) => ({ value, label: AREA_WORDS[value] }))}
        />
        <Checkbox name="isSponsored" label="Mi ha invitato uno sponsor" defaultChecked={typed?.isSponsored === 'on'} />
        <FileField
          name="file"
          label="Attestato"
          description={LARGEST_PAPER_WORDS}
          isOptional
          accept="application/pdf,.pdf"
        />
        <Button
          type="submit"
          name="act"
          value="declare"
          className="justify-self-start"
          isPending={state !== 'idle' && formData?.get('act') === 'declare'}
        >
          {answer?.mayInsist ? 'Aggiungi lo stesso' : 'Aggiungi i crediti'}
        </Button>
      </Form>
    </details>
  )
}
