import { ChooseField } from '#design/choose-field/choose-field.tsx'
import { FieldGroup } from '#design/form/form.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import type { Choosing } from '#platform/pure/choices.ts'
import { MOST_TEACHERS } from '../course-about-rules.ts'
import type { CourseTyped } from '../desk-rules.ts'

type Props = { typed: CourseTyped; people: Partial<Record<string, Choosing>> }

const NOBODY: Choosing = { chosen: [] }

/** LRN-002, LRN-003. What its page says of it, and the people behind it. */
export function AboutFields({ typed, people }: Props) {
  const isOlder = typed.teachers !== '' && typed.lead.length === 0 && typed.people.length === 0
  return (
    <>
      <FieldGroup title="Che cosa dice la sua pagina">
        <TextArea
          name="outcomes"
          label="Che cosa imparerai"
          description="Una riga per ogni cosa che si saprà fare: da 3 a 8, ciascuna da 10 a 160 caratteri."
          isOptional
          rows={5}
          defaultValue={typed.outcomes}
        />
        <TextArea
          name="meantFor"
          label="A chi serve"
          isOptional
          maxLength={400}
          rows={2}
          defaultValue={typed.meantFor}
        />
        <TextArea
          name="beforeStart"
          label="Prima di iniziare"
          description="Che cosa conviene sapere o avere a portata di mano."
          isOptional
          maxLength={400}
          rows={2}
          defaultValue={typed.beforeStart}
        />
        <TextArea
          name="restOfStudy"
          label="Come si studia il resto delle ore"
          description="Serve per aprire il corso quando le lezioni durano meno delle ore dichiarate: da 10 a 300 caratteri."
          isOptional
          maxLength={300}
          rows={2}
          defaultValue={typed.restOfStudy}
        />
      </FieldGroup>
      <FieldGroup title="Chi c’è dietro">
        <input type="hidden" name="shown" value="people" />
        <ChooseField
          name="lead"
          label="Responsabile scientifico"
          description="Serve per aprire il corso."
          isOptional
          of="docenti"
          placeholder="Nome, cognome o qualifica"
          choosing={people.lead ?? NOBODY}
        />
        <ChooseField
          name="people"
          label="Docenti"
          description="Le loro schede si scrivono in Corsi ECM, Docenti. Per aprire il corso ne serve almeno uno."
          isOptional
          most={MOST_TEACHERS}
          of="docenti"
          placeholder="Nome, cognome o qualifica"
          choosing={people.people ?? NOBODY}
        />
        {isOlder && (
          <TextArea
            name="teachers"
            label="Docenti senza scheda"
            description="Uno per riga. Si leggono finché non scegli i docenti qui sopra."
            isOptional
            rows={3}
            defaultValue={typed.teachers}
          />
        )}
      </FieldGroup>
    </>
  )
}
