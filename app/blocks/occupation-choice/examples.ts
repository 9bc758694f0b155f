import type { BlockExample } from '../block.ts'
import type { OccupationChoiceData } from './load.server.ts'
import type { occupationChoiceSchema } from './schema.ts'

const choice = (value: string, name: string, label = name) => ({ value, name, label })

export const examples: BlockExample<typeof occupationChoiceSchema, OccupationChoiceData>[] = [
  {
    name: 'Le sei più numerose',
    fields: {},
    data: {
      title: 'Che lavoro fai?',
      choices: [
        choice('7-10', 'Infermiere', 'Infermiera o infermiere'),
        choice('1', 'Medico chirurgo', 'Medica o medico chirurgo'),
        choice('2', 'Farmacista'),
        choice('3', 'Odontoiatra'),
        choice('7-13', 'Ostetrica', 'Ostetrica o ostetrico'),
        choice('4', 'Psicologo', 'Psicologa o psicologo'),
      ],
    },
  },
  {
    name: 'Una sola, dal nome lungo',
    fields: { title: 'Da dove cominci?' },
    data: {
      title: 'Da dove cominci?',
      choices: [choice('7-21', 'Tecnico della prevenzione nell’ambiente e nei luoghi di lavoro')],
    },
  },
]
