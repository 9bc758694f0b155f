import { useNavigation } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { FieldGroup } from '#design/form/form.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { type ClipErrors, type ClipTyped, MOST_STEPS } from '../clip-desk-rules.ts'

type Props = { typed: ClipTyped; errors?: ClipErrors | undefined; version: number; isNew: boolean; isShown: boolean }

/** CRS-015, CRS-018. All that is said of a clip. */
export function ClipForm({ typed, errors, version, isNew, isShown }: Props) {
  const navigation = useNavigation()
  const pending = navigation.state === 'idle' ? null : (navigation.formData?.get('act') ?? null)
  return (
    <GuardedForm className="gap-8" errors={errors}>
      <input type="hidden" name="version" value={version} />
      <FieldGroup title="Il videoclip">
        <TextField name="title" label="Titolo" isRequired maxLength={120} defaultValue={typed.title} />
        {isNew && (
          <TextField
            name="slug"
            label="Indirizzo della pagina"
            description="L’ultima parte. Vuoto: lo propone il titolo. Poi non cambia più."
            isOptional
            maxLength={80}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed.slug}
          />
        )}
        <TextArea
          name="description"
          label="La frase della scheda"
          isRequired
          rows={2}
          maxLength={200}
          defaultValue={typed.description}
        />
        <div className="grid items-end gap-5 sm:grid-cols-3">
          <TextField name="topic" label="Materia" isRequired maxLength={60} defaultValue={typed.topic} />
          <TextField
            name="length"
            label="Durata"
            description="Minuti e secondi, per esempio 3:04."
            isRequired
            maxLength={5}
            defaultValue={typed.length}
          />
          <DateField name="publishedOn" label="Pubblicato il" isRequired defaultValue={typed.publishedOn} />
        </div>
        <Checkbox name="isHighlighted" label="È il videoclip del mese" defaultChecked={typed.isHighlighted} />
      </FieldGroup>
      <FieldGroup title="Che cosa si vede">
        <TextArea
          name="steps"
          label="I passi"
          description={`Uno per riga, al massimo ${MOST_STEPS}. Stanno accanto al filmato; senza filmato sono disegnati uno dopo l’altro.`}
          isOptional
          rows={8}
          defaultValue={typed.steps}
        />
        <TextField
          name="videoPath"
          label="Filmato"
          description="L’indirizzo che ti dà chi gestisce il sito: comincia con / e finisce in .mp4 o .webm."
          isOptional
          maxLength={300}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed.videoPath}
        />
        <TextField
          name="captionsPath"
          label="Sottotitoli"
          description="Finisce in .vtt. Con un filmato servono sempre: chi non sente deve poter seguire."
          isOptional
          maxLength={300}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed.captionsPath}
        />
      </FieldGroup>
      <div className="bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-3 border-line border-t bg-ground px-2 py-3 sm:sticky">
        <Button type="submit" name="act" value="publish" icon="check" isPending={pending === 'publish'}>
          {isShown ? 'Pubblica le modifiche' : 'Pubblica'}
        </Button>
        {!isShown && (
          <Button type="submit" name="act" value="save" variant="ghost" isPending={pending === 'save'}>
            Salva senza pubblicare
          </Button>
        )}
      </div>
    </GuardedForm>
  )
}
