import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { PROVINCE_CHOICES } from '#platform/pure/provinces.ts'
import { PROFESSION_TYPES } from '../model.ts'
import type { CardWire } from '../wire.ts'
import { RowList } from './row-list.tsx'

export type KnownProfession = {
  readonly isDoctor: boolean
  readonly profession: string
  readonly specialization: string
}

type Props = { card: CardWire; known: KnownProfession | null; onChange: (part: Partial<CardWire>) => void }

const TYPES = [
  { value: String(PROFESSION_TYPES.doctor), label: 'Medico' },
  { value: String(PROFESSION_TYPES.other), label: 'Altro professionista sanitario' },
]

/** CRD-022, DIR-002. The directory finds people by province: one that is written otherwise would be found by nobody. */
const PROVINCE_OPTIONS = [{ value: '', label: 'Seleziona' }, ...PROVINCE_CHOICES]

/** CRD-022. Choosing a main profession clears the previous one. */
export function ProfessionRows({ card, known, onChange }: Props) {
  const { professions } = card
  const first = professions.length === 0 ? known : null
  const makeMain = (main: number) =>
    onChange({ professions: professions.map((each, index) => ({ ...each, mainProfession: index === main })) })
  return (
    <RowList
      title="Professioni"
      addLabel="Aggiungi una professione"
      rows={professions}
      most={6}
      blank={() => ({
        professionType: first && !first.isDoctor ? PROFESSION_TYPES.other : PROFESSION_TYPES.doctor,
        profession: first?.profession ?? '',
        specialization: first?.specialization ?? '',
        city: '',
        province: '',
        mainProfession: professions.length === 0,
      })}
      onChange={(rows) => onChange({ professions: rows })}
    >
      {(row, set, index) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              name={`professions.${index}.professionType`}
              label="Tipo"
              options={TYPES}
              value={String(row.professionType)}
              onChange={(event) =>
                set({
                  professionType:
                    Number(event.target.value) === PROFESSION_TYPES.doctor
                      ? PROFESSION_TYPES.doctor
                      : PROFESSION_TYPES.other,
                })
              }
            />
            <TextField
              name={`professions.${index}.profession`}
              label="Professione"
              value={row.profession}
              onChange={(event) => set({ profession: event.target.value })}
            />
            <TextField
              name={`professions.${index}.specialization`}
              label="Specializzazione"
              isOptional
              value={row.specialization}
              onChange={(event) => set({ specialization: event.target.value })}
            />
            <TextField
              name={`professions.${index}.city`}
              label="Città"
              isOptional
              value={row.city}
              onChange={(event) => set({ city: event.target.value })}
            />
            <Select
              name={`professions.${index}.province`}
              label="Provincia"
              isOptional
              options={PROVINCE_OPTIONS}
              value={row.province}
              onChange={(event) => set({ province: event.target.value })}
            />
          </div>
          <Checkbox
            name={`professions.${index}.mainProfession`}
            label="È la mia professione principale"
            checked={row.mainProfession}
            onChange={() => makeMain(index)}
          />
        </>
      )}
    </RowList>
  )
}
