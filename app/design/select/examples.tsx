import type { Example } from '../example.ts'
import { Select } from './select.tsx'

const professions = ['Medico chirurgo', 'Infermiere', 'Farmacista', 'Odontoiatra', 'Psicologo'].map((label) => ({
  value: label,
  label,
}))

export const examples: Example[] = [
  {
    name: 'Una scelta',
    render: () => (
      <div className="grid max-w-md gap-5">
        <Select name="professione" label="Professione" placeholder="Scegli la professione" options={professions} />
        <Select
          name="professione-errata"
          label="Professione"
          placeholder="Scegli la professione"
          options={professions}
          error="Scegli la tua professione."
        />
      </div>
    ),
  },
]
